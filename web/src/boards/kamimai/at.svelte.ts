/** What the board of KamiMaï asks of its table, besides what every board does. */
import type { Awaited, GameInfo, OpenForm, SeatState } from '../../kit/board';
import { Sitting } from '../../kit/sitting.svelte';
import { awaited } from './awaited';
import { sceneOf } from './scene';
import { boardOf, type AreaSeen, type Happened, type Offered, type Seen } from './state';

export class At extends Sitting<Happened, Offered> {
  /** The table as it is drawn: what happened since the view is carried out on it. */
  readonly board: Seen = $derived(sceneOf(boardOf(this.view), this.happened, this.info));
  readonly companion: boolean = $derived(this.board.source === 'companion');
  /** The viewer is one of those who decide; the others advise. */
  readonly deciding: boolean = $derived(this.seat !== null && this.view.asked.includes(this.seat));
  /** What is waited for while nobody is asked. */
  readonly waits: Awaited | null = $derived(
    this.busy || this.view.outcome ? null : awaited(this.view, this.say, this.seats),
  );
  /** What a grab may be. */
  readonly grabs: OpenForm | null = $derived(this.forms.find(({ kind }) => kind === 'grab') ?? null);
  /** Whose turn it is, by name. */
  readonly activator: string = $derived(this.nameOf(this.board.activator));

  get info(): GameInfo {
    return this.table.info;
  }

  get seats(): readonly SeatState[] {
    return this.table.seats;
  }

  areaOf(id: string | null): AreaSeen | undefined {
    return this.board.sheet?.areas.find((area) => area.id === id);
  }
}
