/** A review in sentences: what changed at a moment, what was choice and what luck, whom to praise, and all of it to give away. */
import type { GameInfo, Translate } from '../kit/board';
import { optionOf } from '../kit/boards';
import { say } from '../lib/say';
import type { Outcome, Review } from '../lib/wire';
import { hundreds } from './chances';
import { wonWords } from './outcome';

/** In hundredths: what changes less is not worth a word. */
const LEAST = 3;

export class Summary {
  constructor(
    readonly review: Review,
    readonly info: GameInfo,
    readonly words: Translate,
    readonly nameOf: (seat: number) => string,
  ) {}

  /** What a moment led to: whose chances were others after it. */
  changesAt(moment: number): string[] {
    const { chances, team } = this.review;
    return (chances[moment] ?? []).flatMap((before, seat) => {
      const [from, to] = [hundreds(before), hundreds(chances[moment + 1]?.[seat] ?? before)];
      if (Math.abs(to - from) < LEAST) return [];
      return [say('reviewing-change', { name: team ? say('reviewing-team') : this.nameOf(seat), from, to })];
    });
  }

  get parts(): { seat: number; words: string }[] {
    return this.review.parts.map(({ seat, choices, luck }) => ({
      seat,
      words: say('reviewing-part', {
        name: this.nameOf(seat),
        lost: hundreds(Math.abs(choices)),
        luck: hundreds(Math.abs(luck)),
        turn: hundreds(luck) > 0 ? 'good' : hundreds(luck) < 0 ? 'bad' : 'even',
      }),
    }));
  }

  /** Who came closest to what a master would have done; nobody where nobody can be told from the others. */
  get praise(): string {
    const lost = this.review.parts.map(({ seat, choices }) => ({ seat, lost: hundreds(Math.abs(choices)) }));
    const least = Math.min(...lost.map((one) => one.lost));
    const [best, ...alike] = lost.filter((one) => one.lost === least);
    return best && alike.length === 0 && lost.length > 1
      ? say('reviewing-praise', { name: this.nameOf(best.seat) })
      : '';
  }

  /** The answer that cost most. */
  get costliest(): string {
    const [worst] = this.review.choices.filter(({ praised }) => !praised).sort((one, other) => other.lost - one.lost);
    if (!worst) return '';
    const answer = this.words.option(optionOf(this.info.name, worst));
    return say('reviewing-costliest', { name: this.nameOf(worst.seat), answer, lost: hundreds(worst.lost) });
  }

  /** To be sent to somebody, a sentence a line. */
  text(outcome: Outcome, link: string | null): string {
    const title = this.words.has('title') ? this.words('title') : this.info.title;
    const won = wonWords(this.words, outcome, this.nameOf, null);
    const lines = [
      say('reviewing-of', { title, won }),
      ...this.parts.map(({ words }) => words),
      this.costliest,
      this.praise,
    ];
    return [...lines, link ?? ''].filter((line) => line !== '').join('\n');
  }
}
