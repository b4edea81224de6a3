/** Short sounds, made when they are needed: nothing is loaded, and nothing is heard until somebody asks for it. */

interface Tone {
  /** In Hz; noise where there is none. */
  readonly pitch?: number;
  /** Of noise: where its colour begins, in Hz. */
  readonly from?: number;
  /** Where the pitch, or the colour of the noise, ends. */
  readonly to?: number;
  /** In seconds. */
  readonly at?: number;
  readonly lasts: number;
  readonly loud: number;
  /** Seconds in which it comes up: what is struck comes at once, what is drawn across something slowly. */
  readonly rises?: number;
  readonly shape?: OscillatorType;
  /** How narrow the colour of noise is: 1 is a hiss, 8 nearly a tone. */
  readonly narrow?: number;
}

/** Several alike, one after the other, each softer than the one before. */
const row = (count: number, apart: number, one: (at: number) => Tone): Tone[] =>
  Array.from({ length: count }, (_, at) => {
    const tone = one(at);
    return { ...tone, at: (tone.at ?? 0) + at * apart, loud: tone.loud * 0.86 ** at };
  });

export const SOUNDS = {
  /** A card is laid: the slap, and the table under it. */
  card: [
    { from: 3000, to: 1300, lasts: 0.11, loud: 0.9 },
    { pitch: 190, to: 110, lasts: 0.1, loud: 0.26 },
  ],
  /** Cards slide over the table. */
  slide: [{ from: 700, to: 1500, lasts: 0.32, loud: 1.3, rises: 0.09 }],
  /** A stamp in wax. */
  seal: [
    { pitch: 170, to: 75, lasts: 0.16, loud: 0.55 },
    { from: 900, to: 350, lasts: 0.1, loud: 0.55 },
    { from: 2400, to: 1800, at: 0.15, lasts: 0.1, loud: 0.16, rises: 0.03 },
  ],
  /** What was hidden is turned up. */
  reveal: [
    { from: 2200, to: 3600, lasts: 0.11, loud: 0.45, rises: 0.02 },
    { pitch: 523, at: 0.06, lasts: 0.4, loud: 0.24 },
    { pitch: 784, at: 0.14, lasts: 0.5, loud: 0.2 },
  ],
  /** Glass breaks, and its pieces fall. */
  shatter: [
    { from: 6500, to: 4200, lasts: 0.28, loud: 0.75 },
    ...row(5, 0.055, (at) => ({
      pitch: 2300 + 430 * ((at * 3) % 5),
      to: 2150 + 430 * ((at * 3) % 5),
      at: 0.03,
      lasts: 0.22,
      loud: 0.15,
      shape: 'triangle',
    })),
  ],
  /** Parchment is rolled out, and lies. */
  scroll: [
    { from: 1100, to: 2600, lasts: 0.22, loud: 0.95, rises: 0.1 },
    { from: 2600, to: 1200, at: 0.16, lasts: 0.18, loud: 0.7, rises: 0.02 },
    { pitch: 150, to: 95, at: 0.24, lasts: 0.09, loud: 0.3 },
  ],
  /** A bookcase runs along its rail and stops. */
  shelf: [
    { pitch: 58, to: 74, lasts: 0.5, loud: 0.2, rises: 0.12, shape: 'sawtooth' },
    { from: 260, to: 420, lasts: 0.52, loud: 0.8, rises: 0.15, narrow: 2 },
    { pitch: 105, to: 52, at: 0.47, lasts: 0.22, loud: 0.55 },
    { from: 700, to: 300, at: 0.47, lasts: 0.09, loud: 0.4 },
  ],
  /** A page moves under the finger. */
  paper: [{ from: 2900, to: 3800, lasts: 0.09, loud: 0.6, rises: 0.02 }],
  /** A page under strain. */
  creak: [
    { pitch: 92, to: 150, lasts: 0.26, loud: 0.28, rises: 0.06, shape: 'sawtooth' },
    { from: 1300, to: 1900, lasts: 0.2, loud: 1.1, rises: 0.05, narrow: 6 },
    { pitch: 310, to: 365, at: 0.09, lasts: 0.1, loud: 0.1, shape: 'triangle' },
  ],
  /** A book of cards falls: silence for a breath, pages that slap down one after the other, and the table under them. */
  fall: [
    { from: 900, to: 2400, lasts: 0.2, loud: 0.3, rises: 0.16 },
    ...row(7, 0.045, (at) => ({ from: 2700 - 150 * at, to: 1200, at: 0.18, lasts: 0.07, loud: 0.5 })),
    { pitch: 120, to: 42, at: 0.2, lasts: 0.4, loud: 0.6 },
  ],
  /** Something heavy is set down. */
  thud: [
    { pitch: 115, to: 45, lasts: 0.3, loud: 0.65 },
    { from: 420, to: 220, lasts: 0.14, loud: 0.6 },
  ],
  chime: [
    { pitch: 880, lasts: 0.6, loud: 0.24 },
    { pitch: 1320, at: 0.05, lasts: 0.55, loud: 0.14 },
    { pitch: 2640, at: 0.05, lasts: 0.25, loud: 0.04 },
  ],
  /** An answer is wanted. */
  turn: [
    { pitch: 660, lasts: 0.22, loud: 0.32, rises: 0.01 },
    { pitch: 990, at: 0.13, lasts: 0.38, loud: 0.28, rises: 0.01 },
  ],
  /** Victory. */
  win: [
    ...[523, 659, 784].map((pitch, at) => ({ pitch, at: at * 0.13, lasts: 0.34, loud: 0.26, rises: 0.01 })),
    { pitch: 1047, at: 0.4, lasts: 1, loud: 0.24, rises: 0.01 },
    { pitch: 784, at: 0.4, lasts: 1, loud: 0.14, rises: 0.01 },
    { pitch: 1568, at: 0.46, lasts: 0.8, loud: 0.07, rises: 0.02 },
  ],
  loss: [
    { pitch: 392, to: 330, lasts: 0.45, loud: 0.28, rises: 0.02 },
    { pitch: 262, to: 196, at: 0.32, lasts: 0.85, loud: 0.3, rises: 0.03 },
  ],
} as const satisfies Readonly<Record<string, readonly Tone[]>>;

export type Sound = keyof typeof SOUNDS;

let hall: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function hiss(context: BaseAudioContext): AudioBuffer {
  if (noise?.sampleRate === context.sampleRate) return noise;
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return noise;
}

const SILENT = 0.0001;

function strike(context: BaseAudioContext, tone: Tone, volume: number): void {
  const start = context.currentTime + (tone.at ?? 0);
  const end = start + tone.lasts;
  const loudness = context.createGain();
  // What begins at full height begins with a click.
  loudness.gain.setValueAtTime(SILENT, start);
  loudness.gain.exponentialRampToValueAtTime(tone.loud * volume, start + (tone.rises ?? 0.002));
  loudness.gain.exponentialRampToValueAtTime(SILENT, end);
  loudness.connect(context.destination);
  if (tone.pitch === undefined) {
    const source = context.createBufferSource();
    source.buffer = hiss(context);
    const colour = context.createBiquadFilter();
    colour.type = 'bandpass';
    colour.Q.value = tone.narrow ?? 1;
    colour.frequency.setValueAtTime(tone.from ?? tone.to ?? 1000, start);
    if (tone.to) colour.frequency.exponentialRampToValueAtTime(tone.to, end);
    source.connect(colour).connect(loudness);
    source.start(start, Math.random() * 0.4, tone.lasts);
  } else {
    const source = context.createOscillator();
    source.type = tone.shape ?? 'sine';
    source.frequency.setValueAtTime(tone.pitch, start);
    if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to, end);
    source.connect(loudness);
    source.start(start);
    source.stop(end);
  }
}

/** Plays a sound in a room of its own, as loud as `volume` says: from 0 to 1. */
export function play(context: BaseAudioContext, name: Sound, volume: number): void {
  for (const tone of SOUNDS[name]) strike(context, tone, volume);
}

/** Plays a sound here. Browsers are silent until somebody has pressed something, and so is this. */
export function sound(name: Sound, volume: number): void {
  if (volume <= 0 || typeof AudioContext === 'undefined') return;
  hall ??= new AudioContext();
  if (hall.state === 'suspended') void hall.resume();
  play(hall, name, volume);
}
