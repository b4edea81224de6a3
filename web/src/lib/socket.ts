/** One lasting connection to a table: it comes back after a loss, and notices when the line is silent or a message went missing. */
import type { ClientMessage, ServerMessage } from './wire';

/**
 * `quiet`: the connection is there, but the table does not answer.
 * `moving`: the server has said that it stops, and comes back.
 * `gone`: the table does not exist or cannot be read, and coming back will not help.
 */
export type Link = 'connecting' | 'open' | 'quiet' | 'moving' | 'lost' | 'gone';

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
/** With nothing heard for so long, the table is asked whether it is there; */
const PULSE = 4000;
/** an answer that takes longer is told to people, */
const QUIET = 4000;
/** and after as long again, or when a connection does not open, another one is begun. */
const SILENCE = 12000;
const FINAL_CODES = [4403, 4404, 4500];
/** The seat is no longer theirs: they come back at once, and watch. */
const UNSEATED = 4401;
/** A server that stops closes with this code, whether its word of it was heard or not. */
const RESTARTING = 1012;
/** So long a server is waited for that has said it comes back; then the connection counts as lost. */
const PATIENCE = 60000;

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
  #link: Link | null = null;
  /** What comes next: another try, or a sign of life to be asked for. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Set while an answer of the table is awaited. */
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Until when the server is expected back, in milliseconds. */
  #movingUntil = 0;

  constructor(table: string, listener: Listener) {
    const origin = location.origin.replace(/^http/, 'ws');
    this.#url = `${origin}/ws/${encodeURIComponent(table)}`;
    this.#listener = listener;
    addEventListener('online', this.#probe);
    addEventListener('offline', this.#offline);
    document.addEventListener('visibilitychange', this.#probe);
    this.#open();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Sends now or not at all; what must not get lost is sent again by the table after the first state of the next connection. */
  send(message: ClientMessage): void {
    if (!this.isOpen) return;
    this.#socket?.send(JSON.stringify(message));
    if (message.type === 'hello' || message.type === 'answer' || message.type === 'ping') this.#await();
  }

  close(): void {
    this.#closed = true;
    this.#calm();
    removeEventListener('online', this.#probe);
    removeEventListener('offline', this.#offline);
    document.removeEventListener('visibilitychange', this.#probe);
    this.#socket?.close();
  }

  #open(): void {
    this.#calm();
    const socket = new WebSocket(this.#url);
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    this.#tell(this.#attempt ? this.#away : 'connecting');
    this.#silence = setTimeout(this.#giveUp, SILENCE);
    socket.onopen = () => {
      if (socket === this.#socket) this.#hello();
    };
    socket.onmessage = (event: MessageEvent<string | ArrayBuffer>) => {
      if (socket !== this.#socket) return;
      this.#heard();
      if (typeof event.data === 'string') this.#take(JSON.parse(event.data) as ServerMessage);
      else this.#listener.frame(new DataView(event.data));
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      if (FINAL_CODES.includes(event.code)) {
        this.close();
        this.#tell('gone');
        return;
      }
      if (event.code === UNSEATED) {
        this.#open();
        return;
      }
      if (event.code === RESTARTING) this.#movingUntil = Date.now() + PATIENCE;
      this.#lost();
    };
  }

  #tell(link: Link): void {
    if (link !== this.#link) this.#listener.link(link);
    this.#link = link;
  }

  #hello(): void {
    this.#expected = null;
    this.send(this.#listener.hello());
  }

  #take(message: ServerMessage): void {
    this.#attempt = 0;
    this.#movingUntil = 0;
    const missed = this.#expected !== null && message.number !== this.#expected;
    this.#expected = message.number + 1;
    if (message.type === 'closing') this.#movingUntil = Date.now() + PATIENCE + message.seconds * 1000;
    if (missed) this.#hello();
    else this.#listener.message(message);
  }

  /** How a connection that is not there is told of. */
  get #away(): Link {
    return Date.now() < this.#movingUntil ? 'moving' : 'lost';
  }

  #lost(): void {
    if (this.#closed) return;
    this.#calm();
    this.#tell(this.#away);
    this.#timer = setTimeout(() => this.#open(), waitBefore(this.#attempt, Math.random()));
    this.#attempt++;
  }

  #calm(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#quiet);
    clearTimeout(this.#silence);
    this.#quiet = undefined;
  }

  /** The table is there; if it stays silent, it is asked in a while. */
  #heard(): void {
    this.#calm();
    this.#tell('open');
    this.#timer = setTimeout(this.#probe, PULSE);
  }

  /** Something was sent that the table answers. */
  #await(): void {
    if (this.#quiet !== undefined) return;
    this.#calm();
    this.#quiet = setTimeout(() => {
      if (this.#link === 'open') this.#tell('quiet');
    }, QUIET);
    this.#silence = setTimeout(this.#giveUp, SILENCE);
  }

  readonly #giveUp = (): void => {
    const dead = this.#socket;
    this.#socket = null;
    dead?.close();
    this.#lost();
  };

  /** A sleeping device keeps a dead connection for minutes, and a dead line says nothing: ask, and start anew when nothing comes. */
  readonly #probe = (): void => {
    if (this.#closed || document.hidden) return;
    if (this.isOpen) this.send({ type: 'ping' });
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#open();
  };

  /** The device says that it has no network. The table may be on the device itself, so it is asked. */
  readonly #offline = (): void => {
    if (this.#link === 'open') this.#tell('quiet');
    this.#probe();
  };
}
