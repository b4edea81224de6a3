/** Named ways to play: which one the options of a table are, and what they are in another one. */
import type { GameInfo, OptionValues } from '../lib/wire';

type Offered = Pick<GameInfo, 'options' | 'presets' | 'asked_first'>;

export const usualOptions = ({ options }: Pick<GameInfo, 'options'>): OptionValues =>
  Object.fromEntries(options.map((option) => [option.name, option.default]));

/** What is asked first is no matter of strictness: every way leaves it as it is. */
function inPreset(info: Offered, now: OptionValues, preset: OptionValues): OptionValues {
  const kept = info.asked_first.flatMap((name) => (name in now ? [[name, now[name]!] as const] : []));
  return { ...usualOptions(info), ...preset, ...Object.fromEntries(kept) };
}

/** The options of a table in the way of this name. */
export const inWay = (info: Offered, now: OptionValues, name: string): OptionValues =>
  inPreset(info, now, info.presets.find((preset) => preset.name === name)?.options ?? {});

/** The way in which a table with these options plays; null where it has rules of its own. */
export function wayOf(info: Offered, now: OptionValues): string | null {
  const found = info.presets.find(({ options }) => {
    const there = inPreset(info, now, options);
    return info.options.every(({ name }) => there[name] === now[name]);
  });
  return found?.name ?? null;
}
