/** What is carried over the table, by a mouse or a finger: cards into slots, territory tokens and Alices to the map, what is taken to one's own plate. */
import type { Option, Place } from '../../kit/board';
import { Dragging, REACH } from '../../kit/dragging.svelte';
import type { Places } from '../../kit/motion';
import type { Thing } from './flights';
import { placesOf, spaceIn } from './places';
import { SLOTS, type Offered } from './state';
import type { Turn } from './turn.svelte';

/** In pixels: spaces lie beside each other, and a token that is put back goes nowhere. */
const REACH_ON_MAP = 4;

/** A kingdom is nobody's before it is chosen. */
export type Lifted = Thing | { readonly kingdom: string };

export class Carrying extends Dragging<Offered> {
  readonly #turn: Turn;

  constructor(turn: Turn, places: Places) {
    super(
      places,
      {
        offers: (piece) => turn.carriedWith(piece),
        target: (option) => targetOf(option, turn, places),
        drop: (option, piece) => turn.drop(option, piece),
      },
      () => (turn.onMap ? REACH_ON_MAP : REACH),
    );
    this.#turn = turn;
  }

  /** The space over which something is held. */
  get space(): string | null {
    return spaceIn(this.hovered);
  }

  /** What is seen in the fingers. */
  get lifted(): Lifted | null {
    const { piece } = this;
    if (piece === null) return null;
    const { at, hand, scene } = this.#turn;
    const [option] = this.#turn.carriedWith(piece);
    if (hand.includes(piece)) return { card: scene.hand[hand.indexOf(piece)]! };
    if (option?.kind === 'kingdom') return { kingdom: option.parts.kingdom };
    if (option?.kind === 'take') return scene.effect?.token ? { pip: scene.effect.token } : null;
    if (piece === this.#turn.ownPlate) return { token: at.seat ?? 0 };
    const slot = SLOTS.find((one) => this.#turn.ownSlot(one) === piece);
    if (!slot || option?.kind !== 'invade_down') return null;
    return { card: option.parts.alices[option.parts.slots.indexOf(slot)] ?? null };
  }
}

/** Of a map that is enlarged a part is out of sight. */
function targetOf(option: Offered, turn: Turn, places: Places): Place | null {
  const place = placesOf(option as unknown as Option, turn.at.view).at(-1) ?? null;
  const box = place === null || spaceIn(place) === null ? undefined : places.boxOf(place);
  if (!box) return place;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return places.distance('map', x, y) === 0 ? place : null;
}
