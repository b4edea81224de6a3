/** Dominovia shown beside its rules, with the scrolls of its board. */
import type { GuideProps, Shelf } from '../../../kit/guide';
import { halvesOf, scrollsOf, spellsOf, valueOf } from '../state';
import { spellName } from '../words';

/** With the whole board: taken to pieces for those who read, it would be heavier for those who play. */
export { scheme } from '../Board.svelte';
export { default as Picture } from './Picture.svelte';
export { default as Face } from './Face.svelte';

const DRAGONS = ['lazy', 'hungry', 'dizzy', 'angry'] as const;

export function shelves({ info, say }: GuideProps): Shelf[] {
  const scrolls = (mirrors: boolean) =>
    scrollsOf(info)
      .map((id) => ({ id, halves: halvesOf(id) }))
      .filter(({ halves: [low, high] }) => (low === high) === mirrors)
      .map(({ id, halves: [low, high] }) => {
        const args = { first: spellName(info, say, low), second: spellName(info, say, high) };
        return {
          id: `${mirrors ? 'mirror' : 'scroll'}-${id}`,
          name: say(mirrors ? 'gallery-mirror-name' : 'gallery-scroll-name', args),
          text: say(mirrors ? 'gallery-mirror' : 'gallery-scroll', { ...args, value: valueOf(info, id) }),
        };
      });
  return [
    {
      title: say('gallery-spells'),
      things: spellsOf(info).map(({ id }) => ({
        id: `spell-${id}`,
        name: say.value('spell', id),
        text: say(`about-${id}`),
      })),
    },
    {
      title: say('gallery-dragons'),
      things: DRAGONS.map((id) => ({
        id: `dragon-${id}`,
        name: say(`board-dragon-name-${id}`),
        text: say(`about-dragon-${id}`),
      })),
    },
    {
      title: say('gallery-pieces'),
      things: [
        { id: 'ring', name: say('gallery-ring'), text: say('board-about-ring') },
        { id: 'round_card', name: say('gallery-round_card'), text: say('board-about-round-card') },
      ],
    },
    { title: say('gallery-mirrors'), things: scrolls(true) },
    { title: say('gallery-duos'), things: scrolls(false) },
  ];
}
