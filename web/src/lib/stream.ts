/**
 * The stream of what moves at a table, beside its states. Its frames are the game's own; before each goes one byte that says
 * whether a frame is full: complete in itself, where others say only what changed.
 */
export class Stream {
  readonly #listeners = new Set<(frame: DataView) => void>();
  /** The last full frame and all since, for who begins to listen later. The server sends a full one every second or so. */
  #frames: DataView[] = [];

  /** Gives every frame, beginning with those since the last full one; ends when the returned function is called. */
  readonly listen = (take: (frame: DataView) => void): (() => void) => {
    this.#listeners.add(take);
    for (const frame of this.#frames) take(frame);
    return () => this.#listeners.delete(take);
  };

  take(message: DataView): void {
    const frame = new DataView(message.buffer, message.byteOffset + 1, message.byteLength - 1);
    if (message.getUint8(0)) this.#frames = [];
    this.#frames.push(frame);
    for (const listener of this.#listeners) listener(frame);
  }
}
