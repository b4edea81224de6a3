/** What a master thinks of an answer to a puzzle, in words. */
import { optionOf } from '../kit/boards';
import { answerWith } from '../kit/filling';
import type { Puzzle } from '../lib/puzzle.svelte';
import { say } from '../lib/say';

export class PuzzleWords {
  constructor(readonly puzzle: Puzzle) {}

  get verdict(): string {
    const { told } = this.puzzle;
    if (!told?.right) return say('puzzle-wrong');
    return say(told.given && told.given.answer !== told.advice.answers[0]?.answer ? 'puzzle-as-good' : 'puzzle-right');
  }

  /** An answer by its text: as it was offered, or as a form gives it. */
  answer(text: string): string {
    const { options = [], forms = [] } = this.puzzle.asked ?? {};
    const advised = this.puzzle.told?.advice.answers.find((one) => one.answer === text);
    const known = options.find((one) => one.text === text) ?? answerWith(forms, text);
    if (known) return this.puzzle.say.option(known);
    return advised ? this.puzzle.say.option(optionOf(this.puzzle.info.name, advised)) : text;
  }
}
