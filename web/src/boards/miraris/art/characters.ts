/** How each character is drawn: portrait, ground, the pattern behind the mirror, emblem. */
import type { Component } from 'svelte';
import type { EmblemName } from '../emblems.generated';
import type { PatternName } from './Pattern.svelte';
import Allie from './portraits/Allie.svelte';
import Alma from './portraits/Alma.svelte';
import El from './portraits/El.svelte';
import Fatima from './portraits/Fatima.svelte';
import Lana from './portraits/Lana.svelte';
import Lucia from './portraits/Lucia.svelte';
import Mariano from './portraits/Mariano.svelte';
import Mirela from './portraits/Mirela.svelte';
import Nada from './portraits/Nada.svelte';
import Rolando from './portraits/Rolando.svelte';
import Serena from './portraits/Serena.svelte';
import Unknown from './portraits/Unknown.svelte';

export interface CharacterArt {
  portrait: Component<{ id: string }>;
  emblem: EmblemName;
  pattern: PatternName;
  /** The card, and behind the head: in the light and at the rim. */
  ground: string;
  glow: readonly [string, string];
  light: string;
}

const CHARACTERS: Readonly<Record<string, CharacterArt>> = {
  rolando: {
    portrait: Rolando,
    emblem: 'laurel-crown',
    pattern: 'rays',
    ground: '#141f52',
    glow: ['#9fb4f4', '#2a3c8c'],
    light: '#f6d67c',
  },
  lucia: {
    portrait: Lucia,
    emblem: 'winged-shield',
    pattern: 'flames',
    ground: '#4d2a0c',
    glow: ['#ffd98c', '#8a5016'],
    light: '#ffe6a8',
  },
  serena: {
    portrait: Serena,
    emblem: 'lotus-flower',
    pattern: 'waves',
    ground: '#0a3547',
    glow: ['#d9fbf2', '#2f8f9e'],
    light: '#b6f5ec',
  },
  mirela: {
    portrait: Mirela,
    emblem: 'bow-tie-ribbon',
    pattern: 'damask',
    ground: '#4a0f38',
    glow: ['#ffc7dc', '#a03070'],
    light: '#ffc0da',
  },
  unknown: {
    portrait: Unknown,
    emblem: 'domino-mask',
    pattern: 'shards',
    ground: '#15101f',
    glow: ['#7a2440', '#1b1030'],
    light: '#e0b4c4',
  },
  allie: {
    portrait: Allie,
    emblem: 'ice-iris',
    pattern: 'lattice',
    ground: '#123a66',
    glow: ['#e4f7ff', '#4f94cc'],
    light: '#d2f0ff',
  },
  el: {
    portrait: El,
    emblem: 'mirror-mirror',
    pattern: 'stripes',
    ground: '#2a1a5e',
    glow: ['#d6c9ff', '#5a3fb0'],
    light: '#dccfff',
  },
  fatima: {
    portrait: Fatima,
    emblem: 'prayer-beads',
    pattern: 'girih',
    ground: '#0b3a30',
    glow: ['#f5eec4', '#3f9c72'],
    light: '#ffe39a',
  },
  mariano: {
    portrait: Mariano,
    emblem: 'feather',
    pattern: 'lozenges',
    ground: '#3f1018',
    glow: ['#f4cfa0', '#9a4a3c'],
    light: '#ffd9a0',
  },
  lana: {
    portrait: Lana,
    emblem: 'wool',
    pattern: 'knit',
    ground: '#4a2613',
    glow: ['#ffe6bf', '#b56a3a'],
    light: '#ffd7a8',
  },
  alma: {
    portrait: Alma,
    emblem: 'sun',
    pattern: 'rays',
    ground: '#6a4410',
    glow: ['#fff4cf', '#d9982e'],
    light: '#fff0bd',
  },
  nada: {
    portrait: Nada,
    emblem: 'moon',
    pattern: 'night',
    ground: '#0b0e26',
    glow: ['#3b4684', '#0d1130'],
    light: '#cdd7ff',
  },
};

export function characterArt(character: string): CharacterArt {
  const art = CHARACTERS[character];
  if (!art) throw new Error(`There is no character "${character}".`);
  return art;
}
