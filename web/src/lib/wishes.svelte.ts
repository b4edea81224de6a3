/**
 * What a person wished of the table besides answers: a word, a vote, the start. The table does not acknowledge these one by one, and a line may be
 * dead before anybody knows. So each is kept until its effect is seen or the table has shown that it is past it, and sent again on a new
 * connection if it still means what it meant.
 */
import { isDecision, stillWanted } from './deciding';
import type { ClientMessage, StateMessage } from './wire';

interface Wish {
  readonly message: ClientMessage;
  /** Whether a state does not show it yet, and it still makes sense there. */
  readonly isOpen: (state: StateMessage) => boolean;
  /** How many signs of life have come since: the second was asked for after the wish was sent, so the table has read it. */
  signs: number;
}

const ENOUGH = 2;

interface Words {
  readonly text?: string;
  readonly phrase?: string | null;
}

const areSame = (one: Words, other: Words): boolean =>
  (one.text ?? '') === (other.text ?? '') && (one.phrase ?? null) === (other.phrase ?? null);

const timesSaid = (state: StateMessage | null, words: Words): number =>
  state?.talk.filter((line) => line.seat === state.seat && areSame(line, words)).length ?? 0;

const happened = (state: StateMessage | null): number => (state ? state.first + state.events.length : 0);

/** `earlier`: how many of the same words are still on their way. */
function openness(message: ClientMessage, now: StateMessage | null, earlier: number): Wish['isOpen'] {
  switch (message.type) {
    case 'say': {
      const before = timesSaid(now, message) + earlier;
      return (state) => timesSaid(state, message) <= before;
    }
    case 'vote':
      return ({ undo, seat }) =>
        undo.asked_by !== null && undo.asked_by === now?.undo.asked_by && undo.waiting.includes(seat ?? -1);
    case 'undo':
      return ({ question, undo }) => question === message.question && undo.can !== null;
    case 'name':
      return ({ table, seat }) => table.seats[seat ?? -1]?.name !== message.name;
    case 'bot':
      return ({ table }) => !table.started && table.seats[message.seat]?.bot !== message.bot;
    case 'start':
      return ({ table }) => !table.started;
    case 'again':
      return ({ again }) => again === null;
    case 'autopilot':
      return ({ table }) => table.seats[message.seat]?.away ?? false;
    default:
      if (isDecision(message)) return stillWanted(message, now);
      // What was seen on a real table is right only as long as nothing else has happened.
      return (state) => happened(state) === happened(now);
  }
}

export class Wishes {
  #wishes = $state.raw<readonly Wish[]>([]);

  get open(): readonly ClientMessage[] {
    return this.#wishes.map(({ message }) => message);
  }

  get said(): readonly string[] {
    return this.#wishes.flatMap(({ message }) => (message.type === 'say' && message.text ? [message.text] : []));
  }

  get reporting(): boolean {
    return this.#wishes.some(({ message }) => message.type === 'report');
  }

  /** A wish of the same kind takes the place of an earlier one, except words. */
  add(message: ClientMessage, now: StateMessage | null): void {
    const place = (one: ClientMessage) =>
      `${one.type} ${'seat' in one ? one.seat : 'watcher' in one ? one.watcher : ''}`;
    const others =
      message.type === 'say' ? this.#wishes : this.#wishes.filter((wish) => place(wish.message) !== place(message));
    const earlier =
      message.type === 'say' ? this.open.filter((one) => one.type === 'say' && areSame(one, message)).length : 0;
    this.#wishes = [...others, { message, isOpen: openness(message, now, earlier), signs: 0 }];
  }

  see(state: StateMessage): void {
    this.#wishes = this.#wishes.filter((wish) => wish.isOpen(state));
  }

  /** The table does not want what it was sent; it answers in the order in which it is told. */
  refused(): void {
    this.#wishes = this.#wishes.slice(1);
  }

  /** A sign of life. */
  heard(): void {
    for (const wish of this.#wishes) wish.signs++;
    this.#wishes = this.#wishes.filter(({ signs }) => signs < ENOUGH);
  }
}
