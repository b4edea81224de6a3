/** The thirty Alices as they are drawn. The build keeps them in a file beside the scripts (`plugins/drawings.ts`). */
import { blue } from './art/figures/blue';
import { green } from './art/figures/green';
import type { Figure } from '../../kit/drawing/pen';
import { red } from './art/figures/red';
import { white } from './art/figures/white';
import { yellow } from './art/figures/yellow';

export const figures: Readonly<Record<string, Figure>> = { ...red, ...blue, ...yellow, ...green, ...white };
