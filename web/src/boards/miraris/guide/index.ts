/** Miraris shown beside its rules, with the cards of its board. */
import type { GuideProps, Shelf } from '../../../kit/guide';
import { characters, dormire, wonders } from '../state';
import { abilityOf } from '../words';

/** With the whole board: taken to pieces for those who read, it would be heavier for those who play. */
export { scheme } from '../Board.svelte';
export { default as Picture } from './Picture.svelte';
export { default as Face } from './Face.svelte';

export function shelves({ info, say }: GuideProps): Shelf[] {
  const cast = (numbered: boolean) =>
    characters(info)
      .filter(({ order }) => order > 0 === numbered)
      .map(({ id }) => ({
        id: `character-${id}`,
        name: say.value('character', id),
        text: abilityOf(info, say, id),
      }));
  return [
    {
      title: say('gallery-wonders'),
      things: wonders(info).map(({ crowns, copies }) => ({
        id: `wonder-${crowns}`,
        name: say.value('wonder', crowns),
        text: say('gallery-wonder', { crowns, copies }),
      })),
    },
    { title: say('gallery-numbered'), things: cast(true) },
    { title: say('gallery-unnumbered'), things: cast(false) },
    {
      title: say('gallery-dormire'),
      things: dormire(info).map((value) => ({
        id: `dormire-${value}`,
        name: say('gallery-dormire-name', { value }),
        text: say('gallery-dormire-about'),
      })),
    },
  ];
}
