import { describe, expect, it } from 'vitest';
import type { SeatState } from '../../kit/board';
import { board, info, offer, say, squares } from './testing';
import { answerWords, lyingThere, placeName, previewWords } from './words';

const seen = board([]);
const names = [{ name: 'Ann' }, { name: 'Bob' }] as unknown as SeatState[];
const at = (position: string) => squares().find((square) => square.position === position)!;

describe('words for squares', () => {
  it('count the row from the north and the place from the west', () => {
    expect(placeName(say, seen, at('N1E1'))).toBe('board-place 3 board-nth-5 N1E1');
  });

  it('say what lies and who stands there, as far as the viewer knows', () => {
    const lies = (square: Partial<ReturnType<typeof at>>) =>
      lyingThere(say, seen, { ...at('N1'), ...square }, names, 0);
    expect(lies({})).toBe('board-face-down');
    expect(lies({ shelf: 'red', seen_by: [0, 1] })).toBe(
      'board-face-down-known board-shelf-colour red, board-seen-by 1',
    );
    expect(lies({ shelf: 'moving-E', up: true, crystal: true })).toBe(
      'board-shelf-moving board-arrow-E, board-with-crystal',
    );
    expect(lyingThere(say, seen, at('C'), names, 0)).toBe('board-reception, board-you-stand, board-stands Bob');
  });

  it('say of a Move what can be known of it', () => {
    const nothing = {
      shelf: null,
      draws: null,
      crystal: null,
      shifts_to: null,
      round: false,
      ends_at: null,
      met: null,
    };
    const unknown = { ...nothing, position: 'N1', turns_up: true, known: false, mp: 1, wins: false };
    expect(previewWords(say, unknown)).toBe('board-preview-unknown board-preview-mp 1');
    expect(previewWords(say, { ...unknown, known: true, mp: 0, shifts_to: 'N2', met: [] })).toBe(
      'board-preview-turns board-preview-shifts N2 board-preview-met-none',
    );
    expect(previewWords(say, { ...unknown, wins: true })).toBe('board-preview-wins');
  });
});

describe('words for answers', () => {
  it('are few', () => {
    const words = [
      offer.move('N1'),
      offer.learn('II', 'red', 'east'),
      offer.line('row'),
      offer.swap('C', 'E1'),
      offer.end(),
    ];
    expect(words.map((option) => answerWords(say, info, option))).toEqual([
      'board-do-move',
      'board-do-learn II',
      'board-do-row',
      'board-do-swap C E1',
      'end',
    ]);
  });
});
