/** Tiles are called by their numbers, spaces by what lies there; answers keep "(q,r)", which no map shows. */
import type { NameOf } from '../../kit/board';
import type { MapTile, Space } from './wire';

export const nameOf: NameOf = (board, say, type, value) => {
  if (type !== 'space' && type !== 'tile') return undefined;
  const { tiles = [], spaces = [] } = (board.map ?? {}) as unknown as {
    tiles?: readonly MapTile[];
    spaces?: readonly Space[];
  };
  const number = (name: string): string => String(tiles.find(({ tile }) => tile === name)?.number || name);
  if (type === 'tile') return number(String(value));
  const space = spaces.find((one) => one.space === value);
  if (!space) return undefined;
  const twins = spaces.some(
    (one) => one !== space && one.tile === space.tile && one.kind === space.kind && one.difficulty === space.difficulty,
  );
  return say(twins ? 'place-twin' : 'place', {
    kind: say(`space-kind-${space.kind}`),
    difficulty: space.difficulty,
    tile: number(space.tile),
    space: space.space,
  });
};
