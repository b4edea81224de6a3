/** KamiMaï's book as a film has it at any time, with nothing round it: for film strips. */
import { unrolled, type Film } from '../src/boards/kamimai/grimoire/film';
import type { Motion } from '../src/boards/kamimai/grimoire/motion';
import { Stage } from '../src/boards/kamimai/grimoire/stage';

let book: Stage | null = null;
let film: Film | null = null;
let cards: ReadonlyMap<number, string | null> = new Map();

/** `faces`: the card of each page, by its number. */
export async function openFilm(told: string, faces: Record<string, string | null>): Promise<void> {
  film = await unrolled(told);
  cards = new Map(Object.entries(faces).map(([page, card]) => [Number(page), card]));
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'display: block; width: 640px; height: 480px; transform-origin: 0 0';
  const room = document.createElement('div');
  room.id = 'film';
  room.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 640px; height: 480px; overflow: hidden';
  document.getElementById('film')?.remove();
  document.body.append(room);
  room.append(canvas);
  book?.dispose();
  book = new Stage(canvas, at(0), true);
  book.resize(640, 480);
}

function at(time: number): Motion {
  const shown = film!;
  const pages = shown.pages.filter((page) => shown.pose(page, time) !== undefined);
  return { build: shown.head.build, pages, advance: () => false, pose: (page) => shown.pose(page, time) };
}

export function seekFilm(time: number): void {
  book?.know(at(time), cards);
  book?.hand(film!.hand(time));
}
