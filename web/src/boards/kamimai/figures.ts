/** The creatures of the Grimoire as they are drawn, by the name of their card. The build keeps them in a file beside the scripts (`plugins/drawings.ts`). */
import type { Figure } from '../../kit/drawing/pen';
import { beasts } from './art/figures/beasts';
import { fairies } from './art/figures/fairies';

export const figures: Readonly<Record<string, Figure>> = { ...fairies, ...beasts };
