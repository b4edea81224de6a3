/**
 * A card turns over. Edge-on one side gives way to the other: two sides that stand back to back in space would each be a layer of their own for the
 * browser, in every card and for as long as it lies there.
 */
import { lasting } from './motion';

const TURN = 340;
const EASING = 'cubic-bezier(0.45, 0.05, 0.25, 1)';
const EDGE = 0.5;

const turned = (degrees: number, offset?: number): Keyframe => ({
  transform: `perspective(60rem) rotateY(${degrees}deg)`,
  offset,
});
const seen = (opacity: number, offset?: number): Keyframe => ({ opacity, offset });

/** `body` holds the face and the back, and already lies as it comes to lie. What is returned ends it. */
export function turnOver(body: HTMLElement, down: boolean): () => void {
  const [face, back] = body.children as unknown as readonly [HTMLElement, HTMLElement];
  const [goes, comes] = down ? [face, back] : [back, face];
  const timing = { duration: lasting(TURN), easing: EASING };
  const edge = down ? 90 : -90;
  const going = [
    body.animate([turned(0), turned(edge, EDGE), turned(-edge, EDGE), turned(0)], timing),
    goes.animate([seen(1), seen(1, EDGE), seen(0, EDGE), seen(0)], timing),
    comes.animate([seen(0), seen(0, EDGE), seen(1, EDGE), seen(1)], timing),
  ];
  const end = () => void (goes.style.visibility = '');
  goes.style.visibility = 'visible';
  going[0]!.onfinish = end;
  return () => {
    end();
    for (const one of going) one.cancel();
  };
}
