/**
 * A card to be read: `{@attach magnifies('wonder-5')}` on a card shows it large while a mouse rests on it or the focus lies on it, and after a tap.
 * It is shown beside what was pointed at, takes no presses and hides nothing that is pointed at. `Magnifier.svelte` draws it.
 */
import { getContext, setContext } from 'svelte';
import { on } from 'svelte/events';

const KEY = Symbol('magnifying');
/** In milliseconds: whoever only passes over a card does not read it. */
const REST = 350;
/** In milliseconds: so long a card waits for a mouse on its way to what may be pressed on it. */
const LINGER = 250;
/** In pixels: what goes further carries the card, and does not look at it. */
const TAP = 8;

export interface Looked<Card = unknown> {
  readonly card: Card;
  /** The card on the table. */
  readonly node: Element;
}

export class Magnifying<Card = unknown> {
  #looked = $state.raw<Looked<Card> | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where the last press began. */
  #pressed: readonly [number, number] = [0, 0];

  get looked(): Looked<Card> | null {
    return this.#looked;
  }

  readonly magnifies = (card: Card | null | undefined) => (node: HTMLElement | SVGElement) => {
    if (card === null || card === undefined) return;
    const look = () => (this.#looked = { card, node });
    const leave = () => {
      clearTimeout(this.#timer);
      if (this.#looked?.node === node) this.close();
    };
    const listen: Record<string, (event: Event) => void> = {
      pointerenter: (event) => {
        clearTimeout(this.#timer);
        if ((event as PointerEvent).pointerType === 'mouse') this.#timer = setTimeout(look, REST);
      },
      pointerdown: (event) => {
        clearTimeout(this.#timer);
        const press = event as PointerEvent;
        this.#pressed = [press.clientX, press.clientY];
        if (press.pointerType === 'mouse') this.close();
      },
      pointerup: (event) => {
        const { pointerType, clientX, clientY } = event as PointerEvent;
        const [x, y] = this.#pressed;
        if (pointerType !== 'mouse' && Math.hypot(clientX - x, clientY - y) < TAP) look();
      },
      pointerleave: (event) => {
        if ((event as PointerEvent).pointerType !== 'mouse') return;
        if (this.lingers && this.#looked?.node === node) this.leave();
        else leave();
      },
      focusin: (event) => {
        if ((event.target as Element).matches(':focus-visible')) look();
      },
      focusout: leave,
    };
    // A card that is taken off the table with the focus on it loses that in the middle of a change: only `on` may then write.
    const ends = Object.entries(listen).map(([name, take]) => on(node, name, take));
    return () => {
      leave();
      for (const end of ends) end();
    };
  };

  /** Something on the large card may be pressed. */
  lingers = false;

  /** A mouse goes away, perhaps to the large card; there it stays. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.close(), LINGER);
  }

  stay(): void {
    clearTimeout(this.#timer);
  }

  close(): void {
    this.#looked = null;
  }
}

export function layMagnifying<Card>(): Magnifying<Card> {
  return setContext(KEY, new Magnifying<Card>());
}

export const useMagnifying = <Card>(): Magnifying<Card> => getContext<Magnifying<Card>>(KEY);
