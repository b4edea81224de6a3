/** What the board of this game asks of its table: what lies in the library now, and what is asked of the viewer. */
import type { GameInfo } from '../../kit/board';
import { Sitting } from '../../kit/sitting.svelte';
import { Plan } from './plan';
import { sceneOf, type Scene } from './scene';
import { boardOf, type Happened, type Offered, type SeatSeen } from './state';

export class Visit extends Sitting<Happened, Offered> {
  readonly scene: Scene = $derived(sceneOf(this.view, this.happened, this.beat));
  readonly plan: Plan = $derived(new Plan(boardOf(this.view).map));
  /** The viewer's own place at the table, and hand. */
  readonly mine: SeatSeen | undefined = $derived(this.seat === null ? undefined : this.scene.seats[this.seat]);
  readonly hand: readonly string[] = $derived(this.mine?.cards ?? []);
  readonly isActing: boolean = $derived(this.kind === 'turn_action');
  /** Some cards are to be discarded: any may be chosen. */
  readonly isDiscarding: boolean = $derived(this.kind?.endsWith('_discard') ?? false);
  readonly isChoosing: boolean = $derived(this.scene.phase === 'cards' && this.view.outcome === null);
  /** How long the event under way is shown. */
  readonly lasts: number = $derived(this.current?.duration ?? 0);

  get info(): GameInfo {
    return this.table.info;
  }

  isPlaying(seat: number): boolean {
    return this.scene.turn === seat && !this.over;
  }

  /** What the game itself says of a seat. */
  standing(seat: number): string[] {
    const told = this.isPlaying(seat) ? [this.say('board-turn')] : [];
    return this.scene.start === seat ? [...told, this.say('board-start')] : told;
  }
}
