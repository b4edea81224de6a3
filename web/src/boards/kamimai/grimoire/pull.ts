/** A drag across the picture as the path of a hand: which way it began, and how far it went, in metres. */
import { Vector3 } from 'three';
import type { Eye, Hit } from './eye';

const REACH = 0.25;
const AXES: Readonly<Record<string, (wing: string, height: number) => Vector3[]>> = {
  side: () => [new Vector3(0, 1, 0), new Vector3(0, -1, 0)],
  up: () => [new Vector3(0, 0, 1)],
  out: (wing, height) => (height >= 0.3 ? [new Vector3(wing === 'A' ? -1 : 1, 0, 0)] : []),
  down: (wing, height) => (height < 0.3 ? [new Vector3(wing === 'A' ? -1 : 1, 0, 0.2)] : []),
};

/** The way of pulling that the first movement comes nearest to, among those that are offered. */
export function wayOf(eye: Eye, hit: Hit, wing: string, dx: number, dy: number, offered: readonly string[]): string {
  const from = eye.project(hit.point);
  let best = { pull: offered[0] ?? 'side', score: -Infinity };
  for (const pull of offered) {
    for (const axis of AXES[pull]?.(wing, hit.height) ?? []) {
      const to = eye.project(hit.point.clone().addScaledVector(axis, 0.03));
      const [ax, ay] = [(to.x - from.x) * eye.camera.aspect, to.y - from.y];
      const score =
        (ax * dx * eye.camera.aspect + ay * dy) / (Math.hypot(ax, ay) * Math.hypot(dx * eye.camera.aspect, dy) || 1);
      if (score > best.score) best = { pull, score };
    }
  }
  return best.pull;
}

/** Sideways and upwards a page slides between its neighbours: lifted off them it would lever away those that lean on it. */
const slides = (pull: string): boolean => pull === 'side' || pull === 'up';

/** The plane in which the hand moves: that of the page, or the upright one across the ridge; square to the eye where it is hardly seen. */
export function planeOf(eye: Eye, hit: Hit, pull: string): Vector3 {
  const facing = eye.facing;
  const preferred = slides(pull) ? hit.face : new Vector3(0, 1, 0);
  return Math.abs(facing.dot(preferred)) > 0.2 ? preferred : facing.clone().negate();
}

/** How far the hand is from where the fingers closed. */
export function reached(eye: Eye, hit: Hit, pull: string, normal: Vector3, x: number, y: number): Vector3 {
  const met = eye.meet(x, y, hit.point, normal);
  const way = met ? met.sub(hit.point) : new Vector3();
  if (slides(pull)) way.projectOnPlane(hit.face);
  return way.length() > REACH ? way.setLength(REACH) : way;
}
