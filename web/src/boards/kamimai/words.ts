/** Names and sentences for cards, pages, areas and pulls. */
import type { GameInfo, Translate } from '../../kit/board';
import { cardOf, type Cast, type Feel, type Offered, type Page, type Seen } from './state';

export const cardName = (say: Translate, card: string): string => say.value('card', card);

/** What a card does. */
export function ability(info: GameInfo, say: Translate, card: string): string {
  const data = cardOf(info, card);
  if (data.class === 'element') return say('ability-element');
  if (data.class === 'guardian') return say('ability-guardian', { grip: say.value('grip', data.grip ?? 'free') });
  return say(card.startsWith('fairy-') ? 'ability-fairy' : `ability-${card}`);
}

/** Where a figure comes from, unless it is printed. */
export const originOf = (say: Translate, origin: string | undefined): string | undefined =>
  origin === undefined || origin === 'printed' ? undefined : say(`origin-${origin}`);

/** "A3, Water" or "A3, not readable yet"; and what pulling it risks, where that is told. */
export function pageName(say: Translate, { page, card }: Page, percent?: number): string {
  const name =
    card === null ? say('board-page-unread', { page }) : say('board-page-read', { page, card: cardName(say, card) });
  return percent === undefined ? name : say('board-page-risk', { page: name, percent });
}

/** "thumb and ring finger", whatever fingers a grab names. */
export function fingersName(say: Translate, fingers: string): string {
  const [, finger = 'index'] = fingers.split('+');
  return say.has(`grip-thumb_${finger}`) ? say(`grip-thumb_${finger}`) : say('board-fingers-index');
}

/** What a grip makes of a mouse or a finger: whatever is not as with a hand that nothing binds. */
export function feelWords(say: Translate, { feels }: Pick<Seen, 'feels'>, feel: Feel | undefined): string {
  const [usual] = feels;
  if (!usual || !feel) return '';
  const { mirrored, lag, tremor, strength } = feel;
  const parts = [
    ...(mirrored ? [say('board-feel-mirrored')] : []),
    ...(lag > usual.lag ? [say('board-feel-lag', { lag })] : []),
    ...(tremor > usual.tremor ? [say('board-feel-tremor', { tremor })] : []),
    ...(strength < usual.strength ? [say('board-feel-strength', { strength })] : []),
  ];
  return say('board-feel', { parts: say.value('[text]', parts.length > 0 ? parts : [say('board-feel-usual')]) });
}

/** How a Guardian's grip feels in the hand that it leaves. */
export const feelOfGrip = ({ feels }: Pick<Seen, 'feels'>, grip: string | undefined): Feel | undefined =>
  feels.find((feel) => feel.grip === grip);

/** How a hand feels that draws with these fingers. */
export const feelOfHand = ({ feels }: Pick<Seen, 'feels'>, fingers: string, other: boolean): Feel | undefined =>
  feels.find((feel) => feel.fingers === fingers && feel.other === other);

/** A payment in words: "you Fire, Ben Fire and Fire". */
export function paymentWords(say: Translate, { parts }: Cast): string {
  return say.value(
    '[text]',
    parts.shares.map(([seat, cards]) =>
      say('board-share', { name: say.value('seat', seat), cards: say.value('[card]', cards) }),
    ),
  );
}

/** What an answer would do, in the few words of a button. */
export function optionWords(say: Translate, option: Offered): string {
  if (option.kind === 'cast' || option.kind === 'cast_team')
    return say(option.kind === 'cast' ? 'board-cast' : 'board-cast-team', {
      colour: say.value('colour', option.parts.colour),
      payment: paymentWords(say, option),
    });
  if (option.kind === 'keep' && option.parts.cards.length === 0) return say('board-keep-none');
  return say.option(option);
}

/** A sentence begins with a capital. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
