/** A game that is over, looked at again: a table of which nothing can be asked. */
import type { Commands, SeatState, TableState, Translate } from '../kit/board';
import { wholeOf } from '../kit/boards';
import { isBrokenOff } from '../kit/ended';
import { Reel, type Moment } from '../kit/reel.svelte';
import { botIn, type GameRecord } from './record';
import { seatName, translator } from './say';
import { settings } from './settings.svelte';
import { Still } from './still';
import type { GameInfo, Moments, Outcome, View } from './wire';

/** How long a moment in which nothing is shown is looked at: somebody has sealed an answer, say. */
const REST = 350;

/** Moments as they are told, put together: whole views, and events with their numbers. */
export function momentsFrom(told: Moments, whole: (view: View) => View): Moment[] {
  const { game, players, options, seat, fixed } = told;
  let first = 0;
  return told.moments.map((moment) => {
    const view = whole({ game, players, options, seat, ...moment.view, board: { ...fixed, ...moment.view.board } });
    const made = { first, events: moment.events, view, seat: moment.seat, film: moment.film };
    first += moment.events.length;
    return made;
  });
}

/** What the rules would still ask where the table or a player ended the game is asked of nobody. */
function ended(moments: Moment[], outcome: Outcome | null): Moment[] {
  const last = moments.at(-1);
  if (!last || !outcome || !isBrokenOff(outcome)) return moments;
  return [...moments.slice(0, -1), { ...last, view: { ...last.view, asked: [], question: null, outcome } }];
}

export interface Person {
  readonly name: string;
  readonly bot: string | null;
}

/** Who sat where. A bot has no name but that of its level; whoever a bot played for keeps their own. */
export const peopleIn = (record: GameRecord): Person[] =>
  Array.from({ length: record.players }, (_, seat) => {
    const bot = botIn(record, seat);
    const name = record.names?.[seat] ?? null;
    return { name: seatName({ name: name === bot ? null : name, bot }, seat), bot };
  });

export class Replay extends Still implements TableState {
  readonly info: GameInfo;
  readonly say: Translate;
  readonly seat: number | null;
  readonly reel = new Reel(() => ({ slowness: settings.slowness, rest: REST * settings.slowness }));
  readonly #people: readonly Person[];
  readonly commands: Commands | null = null;
  readonly question = null;
  readonly pending = null;
  readonly refusal = null;
  readonly hinted = null;

  constructor(info: GameInfo, told: Moments, people: readonly Person[], at: number, result: Outcome | null) {
    super();
    this.info = told.game_info ?? info;
    this.seat = told.seat;
    this.#people = people;
    this.say = translator(this.info, {
      name: (seat) => people[seat]?.name ?? '',
      own: () => told.seat,
      board: () => this.reel.view.board,
    });
    this.reel.load(ended(momentsFrom(told, wholeOf(info.name)), result), at);
  }

  readonly seats: readonly SeatState[] = $derived.by(() =>
    this.#people.map(({ name, bot }, seat) => ({
      seat,
      name,
      bot,
      online: true,
      away: false,
      autopilot: false,
      hints: 0,
      you: seat === this.seat,
      asked: !this.reel.busy && this.reel.view.asked.includes(seat),
      colour: seat,
    })),
  );
}
