/** How the pages look to this person: light or dark, how strong the contrast, how large the letters, and on which side the buttons are. */
import { rememberSetting, rememberTheme, rememberedSetting, rememberedTheme, type Theme } from './storage';

export function showTheme(theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function chooseTheme(theme: Theme): void {
  rememberTheme(theme);
  showTheme(theme);
}

/** Told to the styles as `data-<name>` of the page; the first choice of each is what goes without saying. */
const LOOKS = ['contrast', 'text-size', 'hand'] as const;
export type Look = (typeof LOOKS)[number];

export const lookOf = (name: Look, usual: string): string => rememberedSetting(name) ?? usual;

export function chooseLook(name: Look, choice: string): void {
  rememberSetting(name, choice);
  document.documentElement.setAttribute(`data-${name}`, choice);
}

export function startTheme(): void {
  showTheme(rememberedTheme());
  for (const name of LOOKS) {
    const chosen = rememberedSetting(name);
    if (chosen !== null) document.documentElement.setAttribute(`data-${name}`, chosen);
  }
}
