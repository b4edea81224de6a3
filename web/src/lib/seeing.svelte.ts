/** What else is to be done for whoever sits at a table: others are told that the question is seen, the device that it is asked, and notices are kept true. */
import { noteAsked } from './asked';
import { keepResult } from './results';
import { wantsNotices } from './storage';
import type { Table } from './table.svelte';

const withNotices = () => import('./notices');

export class Seeing {
  #visible = $state(!document.hidden);

  constructor(table: () => Table | null) {
    $effect(() => {
      const look = () => (this.#visible = !document.hidden);
      document.addEventListener('visibilitychange', look);
      return () => document.removeEventListener('visibilitychange', look);
    });

    const id = $derived(table()?.table?.table ?? null);
    const seat = $derived(table()?.seat ?? null);
    const pauses = $derived((table()?.table?.company.paused ?? null) !== null);
    const asked = $derived(seat !== null && !pauses && (table()?.view?.asked.includes(seat) ?? false));

    $effect(() => {
      const now = table();
      if (now && asked && this.#visible && now.link === 'open' && now.question !== null) now.seen();
    });

    $effect(() => {
      if (id === null || seat === null) return;
      const question = table()?.question;
      noteAsked(id, asked);
      if (!wantsNotices() || question === undefined) return;
      // What was told of the question before is no longer true either.
      if (!asked || this.#visible) void withNotices().then(({ closeNotice }) => closeNotice(id), nothing);
    });

    $effect(() => {
      if (id !== null && seat !== null && wantsNotices())
        void withNotices().then(({ wantOf }) => wantOf(id).catch(nothing), nothing);
    });

    $effect(() => {
      const [now, outcome] = [table(), table()?.view?.outcome];
      if (!now || id === null || seat === null || !outcome) return;
      const names = now.seats.map(({ name }) => name);
      keepResult({ table: id, game: now.info.name, seat, names, ...outcome, when: Date.now() });
    });
  }
}

/** Nobody has asked for it, so nobody is told if it fails. */
function nothing(): void {
  return;
}
