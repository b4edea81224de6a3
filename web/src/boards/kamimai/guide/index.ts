/** KamiMaï shown beside its rules, with the cards and the sheet of its board. */
import type { GuideProps, Shelf } from '../../../kit/guide';
import { cardsOf } from '../state';
import { ability, capital, cardName } from '../words';

/** With the whole board: taken to pieces for those who read, it would be heavier for those who play. */
export { scheme } from '../Board.svelte';
export { default as Picture } from './Picture.svelte';
export { default as Face } from './Face.svelte';

const EFFECTS = ['none', 'blessing', 'curse_energy', 'curse_discard', 'curse_colour'] as const;

export function shelves({ info, say }: GuideProps): Shelf[] {
  const cards = (wanted: string) =>
    cardsOf(info)
      .filter((card) => card.class === wanted)
      .map(({ kind, copies }) => ({
        id: `card-${kind}`,
        name: cardName(say, kind),
        text: say('gallery-card', { about: ability(info, say, kind), copies }),
      }));
  return [
    { title: say('gallery-elements'), things: cards('element') },
    { title: say('gallery-guardians'), things: cards('guardian') },
    { title: say('gallery-creatures'), things: cards('creature') },
    {
      title: say('gallery-effects'),
      things: EFFECTS.map((effect) => ({
        id: `effect-${effect}`,
        name: capital(say.value('effect', effect)),
        text: say(`effect-${effect}-long`),
      })),
    },
    {
      title: say('gallery-sheet'),
      things: [
        { id: 'sheet', name: say('gallery-sheet-name'), text: say('gallery-sheet-about') },
        { id: 'energy', name: say('gallery-energy-name'), text: say('gallery-energy') },
      ],
    },
  ];
}
