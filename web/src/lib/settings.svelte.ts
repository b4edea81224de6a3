/** How somebody likes to play, kept in this browser. */
import { rememberedSetting, rememberSetting } from './storage';

export const SPEEDS = ['slow', 'normal', 'quick', 'once'] as const;
export type Speed = (typeof SPEEDS)[number];

export const CONTRASTS = ['normal', 'more'] as const;
export const TEXT_SIZES = ['100', '115', '130'] as const;
export const HANDS = ['right', 'left'] as const;

const SLOWNESS: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, quick: 0.45, once: 0 };

class Settings {
  #speed = $state<Speed>(SPEEDS.find((speed) => speed === rememberedSetting('speed')) ?? 'normal');
  #volume = $state(Number(rememberedSetting('volume') ?? 0));
  #vibrates = $state(rememberedSetting('vibrates') === 'yes');
  #answersForced = $state(rememberedSetting('answers-forced') === 'yes');

  #guides = $state(rememberedSetting('guides') === 'yes');
  #confirms = $state(rememberedSetting('confirms') === 'yes');

  /** How fast what others do is shown. */
  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    rememberSetting('speed', speed);
  }

  /** How many times longer than usual an event is shown. */
  get slowness(): number {
    return SLOWNESS[this.#speed];
  }

  /** From 0, silent, to 1. */
  get volume(): number {
    return this.#volume;
  }

  set volume(volume: number) {
    this.#volume = volume;
    rememberSetting('volume', String(volume));
  }

  /** The device trembles when an answer is wanted. */
  get vibrates(): boolean {
    return this.#vibrates;
  }

  set vibrates(vibrates: boolean) {
    this.#vibrates = vibrates;
    rememberSetting('vibrates', vibrates ? 'yes' : 'no');
  }

  /** A question with one answer is answered without asking. */
  get answersForced(): boolean {
    return this.#answersForced;
  }

  set answersForced(answers: boolean) {
    this.#answersForced = answers;
    rememberSetting('answers-forced', answers ? 'yes' : 'no');
  }

  /** Every answer is asked for once more. */
  get confirms(): boolean {
    return this.#confirms;
  }

  set confirms(confirms: boolean) {
    this.#confirms = confirms;
    rememberSetting('confirms', confirms ? 'yes' : 'no');
  }

  /** A hint is asked for at every question. */
  get guides(): boolean {
    return this.#guides;
  }

  set guides(guides: boolean) {
    this.#guides = guides;
    rememberSetting('guides', guides ? 'yes' : 'no');
  }
}

export const settings = new Settings();
