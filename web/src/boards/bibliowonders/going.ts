/** Shelves and wizards go from place to place while an event is shown; who wants no motion sees them where they come to lie. */
import { lasting } from '../../kit/motion';
import { framesOf, type Plan, type Way } from './plan';

const STRAIGHT = 620;
const ROUND = 1000;

/** Use as `{@attach going(plan, way, duration)}` on what is drawn where the way ends. */
export const going = (plan: Plan, way: Way | undefined, duration: number) => (node: Element) => {
  if (!way || lasting(duration) === 0) return;
  const motion = node.animate(framesOf(plan, way), {
    duration: Math.min(duration * 0.9, way.round ? ROUND : STRAIGHT),
    easing: 'cubic-bezier(0.45, 0, 0.2, 1)',
  });
  return () => motion.cancel();
};
