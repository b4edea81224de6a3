/** One lasting connection to a table: it comes back after a loss, and notices when a message went missing. */
import type { ClientMessage, ServerMessage } from './wire';

/** `gone`: the table does not exist or cannot be read, and coming back will not help. */
export type Link = 'connecting' | 'open' | 'lost' | 'gone';

export interface Listener {
  /** What to say first, on every new connection. */
  hello(): ClientMessage;
  message(message: ServerMessage): void;
  /** A binary frame: part of the game's own stream. */
  frame(frame: DataView): void;
  link(link: Link): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const SILENCE = 5000;
const FINAL_CODES = [4404, 4500];

/** Half the wait is fixed and half is chance, so that a restarted server is not met by everybody at once. */
export function waitBefore(attempt: number, chance: number): number {
  const whole = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return whole / 2 + (whole / 2) * chance;
}

export class Socket {
  readonly #url: string;
  readonly #listener: Listener;
  #socket: WebSocket | null = null;
  #expected: number | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(table: string, listener: Listener) {
    const origin = location.origin.replace(/^http/, 'ws');
    this.#url = `${origin}/ws/${encodeURIComponent(table)}`;
    this.#listener = listener;
    addEventListener('online', this.#probe);
    document.addEventListener('visibilitychange', this.#probe);
    this.#open();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Sends now or not at all; what must not get lost is sent again by the table after the next state. */
  send(message: ClientMessage): boolean {
    if (!this.isOpen) return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#probe);
    document.removeEventListener('visibilitychange', this.#probe);
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.#url);
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    this.#listener.link(this.#attempt ? 'lost' : 'connecting');
    socket.onopen = () => this.#hello();
    socket.onmessage = (event: MessageEvent<string | ArrayBuffer>) => {
      if (socket !== this.#socket) return;
      if (typeof event.data === 'string') this.#take(JSON.parse(event.data) as ServerMessage);
      else this.#listener.frame(new DataView(event.data));
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      if (FINAL_CODES.includes(event.code)) {
        this.close();
        this.#listener.link('gone');
      } else this.#lost();
    };
  }

  #hello(): void {
    this.#expected = null;
    this.send(this.#listener.hello());
  }

  #take(message: ServerMessage): void {
    clearTimeout(this.#timer);
    if (this.#attempt || this.#expected === null) this.#listener.link('open');
    this.#attempt = 0;
    const missed = this.#expected !== null && message.number !== this.#expected;
    this.#expected = message.number + 1;
    if (missed) this.#hello();
    else this.#listener.message(message);
  }

  #lost(): void {
    if (this.#closed) return;
    this.#listener.link('lost');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), waitBefore(this.#attempt, Math.random()));
    this.#attempt++;
  }

  /** A sleeping device keeps a dead connection for minutes: on waking, ask, and start anew when nothing comes. */
  readonly #probe = (): void => {
    if (this.#closed || document.hidden) return;
    if (!this.isOpen) {
      if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#open();
      return;
    }
    this.#hello();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const dead = this.#socket;
      this.#attempt++;
      this.#open();
      dead?.close();
    }, SILENCE);
  };
}
