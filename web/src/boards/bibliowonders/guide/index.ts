/** Bibliowonders! shown beside its rules, with the shelves and cards of its board. */
import type { GuideProps, Shelf } from '../../../kit/guide';
import { colours, handCards, spells } from '../state';
import { cardText } from '../words';

/** With the whole board: taken to pieces for those who read, it would be heavier for those who play. */
export { scheme } from '../Board.svelte';
export { default as Picture } from './Picture.svelte';
export { default as Face } from './Face.svelte';

const ARROWS = ['N', 'E', 'S', 'W'] as const;

export function shelves({ info, say }: GuideProps): Shelf[] {
  const cards = (magic: boolean) =>
    handCards(info, magic).map((id) => ({
      id: `card-${id}`,
      name: say.value('card', id),
      text: cardText(info, say, id),
    }));
  return [
    {
      title: say('gallery-shelves'),
      things: [
        { id: 'reception', name: say('gallery-reception-name'), text: say('gallery-reception') },
        ...colours(info).map((colour) => ({
          id: `shelf-${colour}`,
          name: say('gallery-shelf-name', { colour: say.value('colour', colour) }),
          text: say('gallery-shelf'),
        })),
        ...ARROWS.map((arrow) => ({
          id: `moving-${arrow}`,
          name: say('gallery-moving-name', { direction: say(`board-arrow-${arrow}`) }),
          text: say('gallery-moving'),
        })),
      ],
    },
    { title: say('gallery-investigation'), things: cards(false) },
    { title: say('gallery-magic'), things: cards(true) },
    {
      title: say('gallery-spells'),
      things: spells(info).map(({ id, cost }) => ({
        id: `spell-${id}`,
        name: say.value('spell', id),
        text: say('gallery-spell', { cost, about: say(`effect-${id}`) }),
      })),
    },
    {
      title: say('gallery-pieces'),
      things: (['pawn', 'cube', 'crystal'] as const).map((id) => ({
        id,
        name: say(`gallery-${id}-name`),
        text: say(`gallery-${id}`),
      })),
    },
  ];
}
