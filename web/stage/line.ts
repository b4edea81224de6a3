/**
 * A line to a table that a test holds in its hands: messages travel one at a time, and it can break before each of them. At its other end is a table
 * as docs/protocol.md has it, with one seat that is asked one question after another.
 */
import type { ClientMessage, GameEvent, ServerMessage, StateTold } from '../src/lib/wire';

/** `closed`: both ends hear of it. `silent`: nobody does, and nothing arrives any more. */
export type Loss = 'closed' | 'silent';

type Listener = (event: Event) => void;

/** What the pages ask of a browser, and events that a test lets happen. */
export class FalseBrowser {
  readonly #listeners = new Map<string, Set<Listener>>();
  hidden = false;

  readonly addEventListener = (type: string, listener: Listener): void => {
    this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(listener));
  };

  readonly removeEventListener = (type: string, listener: Listener): void => {
    this.#listeners.get(type)?.delete(listener);
  };

  happen(type: string): void {
    this.#listeners.get(type)?.forEach((listener) => listener(new Event(type)));
  }

  get listening(): number {
    return [...this.#listeners.values()].reduce((all, some) => all + some.size, 0);
  }
}

export class FalseSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = FalseSocket.CONNECTING;
  binaryType = 'blob';
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  /** The number of the next message of the table, and the events its client was told. */
  number = 1;
  known = 0;
  greeted = false;

  constructor(
    readonly line: FalseLine,
    readonly url: string,
  ) {}

  send(text: string): void {
    this.line.travel(this, () => this.line.table.hear(this, JSON.parse(text) as ClientMessage));
  }

  close(): void {
    this.readyState = FalseSocket.CLOSED;
  }
}

/** One seat's side of a table. */
export class FalseTable {
  question = 17;
  /** Whose eyes the client has; null when the seat is somebody else's. */
  seat: number | null = 0;
  /** What is on disk. */
  answers: [question: number, answer: string][] = [];
  events: GameEvent[] = [{ key: 'deal', args: {} }];
  said: string[] = [];
  /** Questions at which advice was asked for, as often as it was. */
  hinted: number[] = [];
  hints = true;
  /** Every answer that arrived, also those that were not taken. */
  readonly heard: string[] = [];

  /** What each who said hello knew of the events. */
  readonly greeted: number[] = [];

  constructor(readonly line: FalseLine) {}

  hear(socket: FalseSocket, message: ClientMessage): void {
    if (message.type === 'hello') {
      socket.known = Math.min(message.since ?? 0, this.events.length);
      socket.greeted = true;
      this.greeted.push(message.since ?? 0);
      this.tell(socket, true);
    } else if (message.type === 'ping') this.send(socket, { type: 'pong', number: 0 });
    else if (message.type === 'answer') this.#answered(socket, message.question, message.answer);
    else if (message.type === 'hint') this.#advises(socket, message.question);
    else if (message.type === 'say') {
      this.said.push(message.text);
      this.tellAll();
    }
  }

  #answered(socket: FalseSocket, question: number, answer: string): void {
    this.heard.push(`${question} ${answer}`);
    const last = this.answers.at(-1);
    const again = last?.[0] === question && last[1] === answer;
    if (!again && question !== this.question) {
      const args = { question, open: this.question };
      this.send(socket, { type: 'refused', number: 0, question, rule: null, key: 'stale', args, detail: 'Stale.' });
      return;
    }
    if (!again) this.enter(answer);
    this.send(socket, { type: 'accepted', number: 0, question });
    if (!again) this.tellAll();
  }

  #advises(socket: FalseSocket, question: number): void {
    this.hinted.push(question);
    if (!this.hints) {
      const told = { question, rule: null, key: 'no-hints', args: {}, detail: 'No hints.' };
      this.send(socket, { type: 'refused', number: 0, ...told });
      return;
    }
    const advice = { level: 'master', against: 'adept', team: false, answers: [] };
    this.send(socket, { type: 'hint', number: 0, question, advice });
  }

  /** An answer, of whoever sits there, is on disk. */
  enter(answer: string): void {
    this.answers.push([this.question, answer]);
    this.events.push({ key: 'bid', args: { answer } });
    this.question++;
  }

  /** The last answer did not happen; no question has its number again. */
  undo(): void {
    this.answers.pop();
    this.events.pop();
    this.question++;
    for (const socket of this.line.open) socket.known = Math.min(socket.known, this.events.length);
    this.tellAll();
  }

  tellAll(): void {
    for (const socket of this.line.open) if (socket.greeted) this.tell(socket, false);
  }

  tell(socket: FalseSocket, everything: boolean): void {
    const state = {
      type: 'state',
      number: 0,
      seat: this.seat,
      question: this.question,
      events: this.events.slice(socket.known),
      first: socket.known,
      moment: this.answers.length,
      since: 0,
      remaining: null,
      view: {
        asked: [0],
        question: { kind: 'bid', gathering: 'one', answered: null, given: null, options: [], refused: [] },
        outcome: null,
        board: { bids: this.answers.length },
      },
      talk: this.said.map((text) => ({ seat: 0, name: 'Ann', text })),
      ...(everything && {
        fixed: {},
        undo: { can: null, asked_by: null, agreed: [], waiting: [] },
        table: {
          table: 't',
          game: 'none',
          players: 2,
          options: {},
          clock: null,
          seats: ['Ann', 'Ben'].map((name) => ({
            name,
            bot: null,
            online: true,
            away: false,
            autopilot: false,
            hints: 0,
          })),
          started: true,
          over: false,
          commitment: '',
          seed_chosen: false,
          start: null,
          hints: true,
          brisk: false,
          weaker: false,
          company: {
            patience: 60,
            bank: null,
            paused: null,
            motion: null,
            watchers: [],
            open: true,
            sent_away: [],
            duel: true,
          },
        },
      }),
    } as unknown as StateTold;
    socket.known = this.events.length;
    this.send(socket, state as ServerMessage);
  }

  send(socket: FalseSocket, message: ServerMessage): void {
    const data = JSON.stringify({ ...message, number: socket.number++ });
    this.line.travel(socket, () => socket.onmessage?.({ data }));
  }
}

export class FalseLine {
  readonly table = new FalseTable(this);
  readonly sockets: FalseSocket[] = [];
  #travelling: { socket: FalseSocket; arrive: () => void }[] = [];
  readonly #dead = new Set<FalseSocket>();
  /** Nobody is reached while the line is down; a try ends at once, or is never heard of. */
  down: Loss | null = null;
  /** What has arrived so far. */
  arrived = 0;

  /** For `WebSocket`. */
  readonly Socket = Object.assign(
    (() => {
      const line = this as FalseLine;
      return class extends FalseSocket {
        constructor(url: string) {
          super(line, url);
          line.#connect(this);
        }
      };
    })(),
    { CONNECTING: 0, OPEN: 1, CLOSED: 3 },
  );

  get open(): FalseSocket[] {
    return this.sockets.filter((socket) => socket.readyState === FalseSocket.OPEN && !this.#dead.has(socket));
  }

  #connect(socket: FalseSocket): void {
    this.sockets.push(socket);
    if (this.down === 'silent') return;
    const closes = this.down === 'closed';
    this.#travelling.push({
      socket,
      arrive: () => {
        if (closes) return this.#close(socket, 1006);
        socket.readyState = FalseSocket.OPEN;
        socket.onopen?.();
      },
    });
  }

  travel(socket: FalseSocket, arrive: () => void): void {
    if (!this.#dead.has(socket) && socket.readyState === FalseSocket.OPEN) this.#travelling.push({ socket, arrive });
  }

  /** Lets the next thing arrive; false if nothing is on its way. */
  step(): boolean {
    const next = this.#travelling.shift();
    if (!next) return false;
    if (this.#dead.has(next.socket) || next.socket.readyState === FalseSocket.CLOSED) return this.step();
    this.arrived++;
    next.arrive();
    return true;
  }

  /** The next thing is lost, but nobody is told. */
  lose(): void {
    this.#travelling.shift();
  }

  /** What is on its way is lost with the line. */
  break(loss: Loss, code = 1006): void {
    this.#travelling = [];
    for (const socket of this.sockets.filter((one) => one.readyState !== FalseSocket.CLOSED)) {
      if (this.#dead.has(socket)) continue;
      this.#dead.add(socket);
      if (loss === 'closed') this.#close(socket, code);
    }
  }

  #close(socket: FalseSocket, code: number): void {
    socket.readyState = FalseSocket.CLOSED;
    socket.onclose?.({ code });
  }
}
