/** AlicematiC Heroes shown beside its rules, with the cards and hexes of its board. */
import type { GuideProps, Shelf } from '../../../kit/guide';
import { alices, kingdoms, SLOTS } from '../state';
import { effectText } from '../words';

/** With the whole board: taken to pieces for those who read, it would be heavier for those who play. */
export { scheme } from '../Board.svelte';
export { default as Picture } from './Picture.svelte';
export { default as Face } from './Face.svelte';

const SPACES = [...SLOTS, 'city', 'forest'] as const;
const TOKENS = ['commoner', 'attack', 'cut_off'] as const;

export function shelves({ info, say }: GuideProps): Shelf[] {
  return [
    ...SLOTS.map((slot) => ({
      title: say('gallery-alices', { slot: say.value('slot', slot) }),
      things: alices(info)
        .filter(({ colour }) => colour === slot)
        .map(({ name, cost, copies, timing }) => ({
          id: `alice-${name}`,
          name: say.value('alice', name),
          text: say('gallery-alice', {
            cost,
            copies,
            timing: say(`timing-${timing}`),
            effect: effectText(info, say, name),
          }),
        })),
    })),
    {
      title: say('gallery-spaces'),
      things: SPACES.map((kind) => ({
        id: `space-${kind}`,
        name: say(`space-kind-${kind}`),
        text: say(`gallery-space-${kind}`),
      })),
    },
    {
      title: say('gallery-tokens'),
      things: TOKENS.map((id) => ({ id, name: say(`gallery-${id}-name`), text: say(`gallery-${id}`) })),
    },
    {
      title: say('gallery-kingdoms'),
      things: kingdoms(info).map((id) => ({
        id: `kingdom-${id}`,
        name: say.value('kingdom', id),
        text: say('gallery-kingdom'),
      })),
    },
  ];
}
