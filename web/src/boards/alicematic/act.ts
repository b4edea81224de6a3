/** What is being done at the table: who does it, with which card, and what came of it so far. Read off the events, so that anybody may come at any moment. */
import type { Happened } from './state';

export interface Act {
  /** Null where nobody in particular acts: cards are dealt, tiles are scored. */
  readonly seat: number | null;
  /** The card that acts; null for one that lies face down, undefined where there is none. */
  readonly alice: string | null | undefined;
  /** Her effect is what happens now. */
  readonly acts: boolean;
  /** What has been done, oldest first. */
  readonly events: readonly Happened[];
}

/** With these something new begins. */
const BEGINS = new Set<Happened['key']>(['kingdom', 'deal', 'mulligan', 'start', 'city', 'round', 'turn']);
/** They begin the scoring, which is one act. */
const SCORES = new Set<Happened['key']>(['tile', 'slot', 'end_effect', 'score', 'win']);
/** Nothing is to be told of them: others say the same, or the table shows it. */
const SILENT = new Set<Happened['key']>(['turn', 'score']);

/** The last turn or step up to the last of these events. */
export function actOf(events: readonly Happened[]): Act {
  const last = events.at(-1);
  const scoring = last !== undefined && SCORES.has(last.key);
  const begin = scoring
    ? events.findLastIndex(({ key }) => !SCORES.has(key)) + 1
    : events.findLastIndex(({ key }) => BEGINS.has(key));
  const own = events.slice(Math.max(0, begin));
  const card = scoring ? own.slice(-1).find(showsCard) : own.findLast(showsCard);
  return {
    seat: scoring ? null : (own.map(seatOf).find((seat) => seat !== null) ?? null),
    alice: card && aliceOf(card),
    acts: card !== undefined && (card.key === 'gain' || card.key === 'end_effect' || card.key === 'copy'),
    events: own.filter(({ key }) => !SILENT.has(key)),
  };
}

const seatOf = ({ args }: Happened): number | null => ('seat' in args ? args.seat : null);

const showsCard = ({ key, args }: Happened): boolean => 'alice' in args || key === 'commoner';

const aliceOf = ({ args }: Happened): string | null => ('alice' in args ? args.alice : null);
