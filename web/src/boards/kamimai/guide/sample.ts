/** A table for pictures: so much of one as the paper and the candles ask for. */
import type { GuideProps } from '../../../kit/guide';
import type { At } from '../at.svelte';
import type { AreaSeen, SheetSeen } from '../state';

type Spell = AreaSeen['boxes'][number]['spell'];

const area = (id: string, effect: AreaSeen['effect'], ticked: number, ...spells: Spell[]): AreaSeen => ({
  id,
  effect,
  boxes: spells.map((spell, at) => ({ spell, ticked: at < ticked })),
  sealed: ticked === spells.length,
});

export const SHEET: SheetSeen = {
  level: 1,
  label: '1',
  energy: 4,
  energy_most: 4,
  areas: [
    area('a1', 'none', 2, 'water', 'fire'),
    area('a2', 'blessing', 1, 'earth', 'air'),
    area('a3', 'curse_energy', 0, 'team', 'fire'),
    area('a4', 'curse_colour', 0, 'water', 'earth', 'team'),
  ],
  paths: null,
};

/** Nothing happens there; some candles burn. */
export const sampleAt = ({ say, info }: GuideProps, energy: number): At =>
  ({ say, info, event: null, board: { energy, needs: [], mode: null, target: 'a2' } }) as unknown as At;
