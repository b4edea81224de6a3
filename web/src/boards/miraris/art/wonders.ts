/** How each kind of Wonder is drawn: its scene, the shape of its mirror, its colours and its emblem. Kinds go by their crowns. */
import type { Component } from 'svelte';
import type { EmblemName } from '../emblems.generated';
import { round } from '../../../kit/scatter';
import Altar from './scenes/Altar.svelte';
import Chapel from './scenes/Chapel.svelte';
import Dream from './scenes/Dream.svelte';
import Edge from './scenes/Edge.svelte';
import Garden from './scenes/Garden.svelte';
import Grave from './scenes/Grave.svelte';
import Hand from './scenes/Hand.svelte';

export interface WonderArt {
  scene: Component<{ id: string }>;
  /** Outline of the mirror, in a card of 200 x 280: seven kinds, seven shapes. */
  mirror: string;
  emblem: EmblemName;
  /** The glass round the mirror, at its top and at its foot. */
  glass: readonly [string, string];
  /** The light of the scene: numerals, emblem and edge. */
  light: string;
}

/** The mirror of The Dream: seven lobes. */
function lobes(count: number, x: number, y: number, radius: number, bulge: number): string {
  const point = (corner: number): [number, number] => {
    const angle = ((corner / count) * 360 - 90 + 180 / count) * (Math.PI / 180);
    return [round(x + Math.cos(angle) * radius), round(y + Math.sin(angle) * radius)];
  };
  const [startX, startY] = point(0);
  const arcs = Array.from({ length: count }, (_, corner) => {
    const [endX, endY] = point(corner + 1);
    return `A${bulge} ${bulge} 0 0 1 ${endX} ${endY}`;
  });
  return `M${startX} ${startY} ${arcs.join(' ')} Z`;
}

const WONDERS: Readonly<Record<number, WonderArt>> = {
  1: {
    scene: Garden,
    mirror: 'M100 46 A91 91 0 1 1 99.9 46 Z',
    emblem: 'shut-rose',
    glass: ['#0d2f33', '#071a20'],
    light: '#c8f2cf',
  },
  2: {
    scene: Grave,
    mirror: 'M100 43 L184 84 V190 L100 232 L16 190 V84 Z',
    emblem: 'snowflake-2',
    glass: ['#143463', '#0a1c3c'],
    light: '#d3f3ff',
  },
  3: {
    scene: Altar,
    mirror: 'M42 46 H158 L188 230 H12 Z',
    emblem: 'candle-flame',
    glass: ['#47101c', '#1d060d'],
    light: '#ffc08a',
  },
  4: {
    scene: Chapel,
    mirror: 'M22 230 V126 C22 88 58 58 100 42 C142 58 178 88 178 126 V230 Z',
    emblem: 'gothic-cross',
    glass: ['#4e3413', '#231507'],
    light: '#ffe3a1',
  },
  5: {
    scene: Hand,
    mirror: 'M100 41 C148 62 184 96 184 138 C184 180 148 213 100 234 C52 213 16 180 16 138 C16 96 52 62 100 41 Z',
    emblem: 'hand',
    glass: ['#541f50', '#2a0f30'],
    light: '#ffd9dd',
  },
  6: {
    scene: Edge,
    mirror: 'M62 45 H138 L186 90 V186 L138 231 H62 L14 186 V90 Z',
    emblem: 'big-wave',
    glass: ['#242774', '#0d0d38'],
    light: '#a9dcff',
  },
  7: {
    scene: Dream,
    mirror: lobes(7, 100, 140, 79, 39),
    emblem: 'eclipse',
    glass: ['#43258c', '#1b0f4a'],
    light: '#ffdff5',
  },
};

export function wonderArt(crowns: number): WonderArt {
  const art = WONDERS[crowns];
  if (!art) throw new Error(`There is no Wonder with ${crowns} crowns.`);
  return art;
}

/** Crowns of the kinds, fewest first. */
export const KINDS: readonly number[] = Object.keys(WONDERS).map(Number);
