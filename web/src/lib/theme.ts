/** Light, dark, or as the device is set. */
import { rememberTheme, rememberedTheme, type Theme } from './storage';

export function showTheme(theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function chooseTheme(theme: Theme): void {
  rememberTheme(theme);
  showTheme(theme);
}

export const startTheme = (): void => showTheme(rememberedTheme());
