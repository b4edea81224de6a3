/** Poses over time. Every page has key frames on one axis of seconds; what is drawn lies between two of them. */
import { between, type Pose } from './pose';

interface Key {
  time: number;
  pose: Pose;
}

/** Older key frames than this are forgotten. */
const MEMORY = 2;

export class Tracks {
  readonly #keys = new Map<number, Key[]>();

  get pages(): number[] {
    return [...this.#keys.keys()];
  }

  has(page: number): boolean {
    return this.#keys.has(page);
  }

  clear(): void {
    this.#keys.clear();
  }

  drop(page: number): void {
    this.#keys.delete(page);
  }

  /** The page is there at that time; `since` is when it began to move, so that it does not drift there from its last key. */
  add(page: number, time: number, pose: Pose, since: number): void {
    const keys = this.#keys.get(page) ?? [];
    const last = keys.at(-1);
    if (last && last.time < since) keys.push({ time: since, pose: last.pose });
    keys.push({ time, pose });
    this.#keys.set(page, keys);
  }

  /** Nothing that was planned for later happens. */
  cut(page: number, time: number): void {
    const here = this.at(page, time);
    if (here) this.#keys.set(page, [{ time, pose: here }]);
  }

  at(page: number, time: number): Pose | undefined {
    const keys = this.#keys.get(page);
    if (!keys || keys.length === 0) return undefined;
    let after = keys.findIndex((key) => key.time > time);
    if (after === 0) return keys[0]!.pose;
    if (after < 0) after = keys.length;
    const [one, other] = [keys[after - 1]!, keys[after]];
    return other ? between(one.pose, other.pose, (time - one.time) / (other.time - one.time)) : one.pose;
  }

  forget(before: number): void {
    for (const keys of this.#keys.values()) {
      while (keys.length > 1 && keys[1]!.time < before - MEMORY) keys.shift();
    }
  }
}
