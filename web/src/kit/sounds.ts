/** Short sounds, made when they are needed: nothing is loaded, and nothing is heard until somebody asks for it. */

export type Sound =
  'paper' | 'creak' | 'card' | 'slide' | 'seal' | 'reveal' | 'shatter' | 'chime' | 'thud' | 'turn' | 'win' | 'loss';

interface Tone {
  /** In Hz; noise where there is none. */
  readonly pitch?: number;
  /** Where the pitch, or the colour of the noise, ends. */
  readonly to?: number;
  /** In seconds. */
  readonly at?: number;
  readonly lasts: number;
  readonly loud: number;
  readonly shape?: OscillatorType;
}

const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  paper: [{ to: 3400, lasts: 0.05, loud: 0.16 }],
  creak: [
    { pitch: 96, to: 140, lasts: 0.16, loud: 0.22, shape: 'sawtooth' },
    { to: 1500, lasts: 0.12, loud: 0.18 },
  ],
  card: [{ to: 2600, lasts: 0.07, loud: 0.5 }],
  slide: [{ to: 900, lasts: 0.22, loud: 0.35 }],
  seal: [
    { pitch: 180, to: 90, lasts: 0.12, loud: 0.5 },
    { to: 500, lasts: 0.08, loud: 0.3 },
  ],
  reveal: [
    { to: 3200, lasts: 0.09, loud: 0.4 },
    { pitch: 523, at: 0.06, lasts: 0.35, loud: 0.25 },
    { pitch: 784, at: 0.14, lasts: 0.4, loud: 0.2 },
  ],
  shatter: [
    { to: 6000, lasts: 0.3, loud: 0.6 },
    { pitch: 2400, to: 1900, at: 0.03, lasts: 0.25, loud: 0.2, shape: 'triangle' },
    { pitch: 3100, to: 2500, at: 0.09, lasts: 0.2, loud: 0.15, shape: 'triangle' },
  ],
  chime: [
    { pitch: 880, lasts: 0.5, loud: 0.25 },
    { pitch: 1320, at: 0.05, lasts: 0.45, loud: 0.15 },
  ],
  thud: [
    { pitch: 110, to: 45, lasts: 0.3, loud: 0.8 },
    { to: 300, lasts: 0.15, loud: 0.5 },
  ],
  turn: [
    { pitch: 660, lasts: 0.18, loud: 0.35 },
    { pitch: 990, at: 0.12, lasts: 0.3, loud: 0.3 },
  ],
  win: [
    { pitch: 523, lasts: 0.3, loud: 0.3 },
    { pitch: 659, at: 0.14, lasts: 0.3, loud: 0.3 },
    { pitch: 784, at: 0.28, lasts: 0.3, loud: 0.3 },
    { pitch: 1047, at: 0.42, lasts: 0.7, loud: 0.3 },
  ],
  loss: [
    { pitch: 392, to: 330, lasts: 0.4, loud: 0.3 },
    { pitch: 262, to: 196, at: 0.3, lasts: 0.7, loud: 0.3 },
  ],
};

let hall: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function hiss(context: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return noise;
}

function strike(context: AudioContext, tone: Tone, volume: number): void {
  const [start, end] = [context.currentTime + (tone.at ?? 0), context.currentTime + (tone.at ?? 0) + tone.lasts];
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(tone.loud * volume, start);
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  loudness.connect(context.destination);
  if (tone.pitch === undefined) {
    const source = context.createBufferSource();
    source.buffer = hiss(context);
    const colour = context.createBiquadFilter();
    colour.type = 'bandpass';
    colour.frequency.value = tone.to ?? 1000;
    source.connect(colour).connect(loudness);
    source.start(start, Math.random() * 0.5, tone.lasts);
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

/** Plays a sound; `volume` is from 0 to 1. Browsers are silent until somebody has pressed something, and so is this. */
export function sound(name: Sound, volume: number): void {
  if (volume <= 0 || typeof AudioContext === 'undefined') return;
  hall ??= new AudioContext();
  if (hall.state === 'suspended') void hall.resume();
  for (const tone of SOUNDS[name]) strike(hall, tone, volume);
}
