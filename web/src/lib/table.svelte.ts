/** A table as this browser knows it: the newest state, the answer on its way, the last refusal, and what may be sent. */
import type { Commands, HintState, Refusal, Sample, SeatState, SignSeen, TableState, Translate } from '../kit/board';
import { wholeOf } from '../kit/boards';
import { isOther, renew } from '../kit/part';
import { Reel } from '../kit/reel.svelte';
import { momentsOf, sitDown } from './api';
import { Hinting } from './hinting.svelte';
import { ownName } from './names';
import { momentsFrom } from './replay.svelte';
import { seatName, translator } from './say';
import { settings } from './settings.svelte';
import { keepSeat, rememberedName, rememberName, watcherKey } from './storage';
import { Signs } from './signs.svelte';
import { Socket, type Link } from './socket';
import { Stream } from './stream';
import { Wishes } from './wishes.svelte';
import { NO_UNDO, whole } from './wire';
import type {
  AcceptedMessage,
  Again,
  ClientMessage,
  Decision,
  Facts,
  GameInfo,
  RefusedMessage,
  ServerMessage,
  StateMessage,
  TableInfo,
  Talk,
  Undo,
  View,
} from './wire';

interface Sent {
  question: number;
  answer: string;
  beside: Facts | null;
  /** The table has it on disk. */
  accepted: boolean;
}

export class Table implements TableState, Commands {
  readonly info: GameInfo;
  readonly say: Translate;
  readonly reel = new Reel(() => settings);
  readonly commands: Commands = this;
  readonly stream = new Stream();
  readonly #token: string | null;
  readonly #socket: Socket;
  #state = $state.raw<StateMessage | null>(null);
  #link = $state<Link>('connecting');
  #sent = $state.raw<Sent | null>(null);
  #refused = $state.raw<{ message: RefusedMessage; answer: string | null } | null>(null);
  #askedSince = $state<number | null>(null);
  #outdated = $state(false);
  #deadline = $state<number | null>(null);
  /** When the present state came, in milliseconds. */
  #came = 0;
  /** How far the clock of this device is ahead of the server's, in milliseconds. */
  #ahead = 0;
  #claim = $state<string | null>(null);
  #known = 0;
  /** The table has said hello, but its state is not here yet: what is sent before it would be sent twice. */
  #fresh = true;
  #recalled = false;
  readonly #wishes = new Wishes();
  readonly #signs = new Signs();
  readonly #hinting = new Hinting();
  readonly #whole: (view: View) => View;

  /** Derived, so that what depends on it is touched by another question only, not by every state in which somebody else has answered. */
  readonly question: number | null = $derived(this.#state?.question ?? null);
  readonly seats: readonly SeatState[] = $derived.by(() => this.#seats());
  readonly refusal: Refusal | null = $derived.by(() => this.#refusal());

  constructor(table: string, token: string | null, info: GameInfo) {
    this.info = info;
    this.#whole = wholeOf(info.name);
    this.#token = token;
    this.say = translator(info, {
      name: (seat) => this.nameOf(seat),
      own: () => this.seat,
      board: () => this.view?.board ?? null,
    });
    this.#socket = new Socket(table, {
      hello: () => this.#hello(),
      message: (message) => this.#take(message),
      frame: (frame) => this.stream.take(frame),
      link: (link) => (this.#link = link),
    });
  }

  /** The server has other pages than this one. */
  get outdated(): boolean {
    return this.#outdated;
  }

  /** The token with which one should come to the table anew: a seat was asked for, or the table has decided about it. */
  get claim(): string | null {
    return this.#claim;
  }

  /** Somebody holds a token that opens no seat: they wait for one, or it is no longer theirs. */
  get unseated(): 'waiting' | 'gone' | null {
    if (this.#token === null || this.#state === null || this.seat !== null) return null;
    return this.table?.company.motion?.motion === 'take' ? 'waiting' : 'gone';
  }

  get link(): Link {
    return this.#link;
  }

  get table(): TableInfo | null {
    return this.#state?.table ?? null;
  }

  get seat(): number | null {
    return this.#state?.seat ?? null;
  }

  get view(): View | null {
    return this.#state?.view ?? null;
  }

  get undo(): Undo {
    return this.#state?.undo ?? NO_UNDO;
  }

  get talk(): readonly Talk[] {
    return this.#state?.talk ?? [];
  }

  get rematch(): Again | null {
    return this.#state?.again ?? null;
  }

  get signs(): readonly SignSeen[] {
    return this.#signs.seen;
  }

  /** What the viewer said that is not known to have arrived. */
  get unheard(): readonly string[] {
    return this.#wishes.said;
  }

  /** What the viewer reported is not known to have arrived, and still means what it meant. */
  get reporting(): boolean {
    return this.#wishes.reporting;
  }

  /** When the present question was first seen here, in milliseconds. */
  get askedSince(): number | null {
    return this.#askedSince;
  }

  /** When the clock of the present question runs out, in milliseconds. */
  get deadline(): number | null {
    return this.#deadline;
  }

  get pending(): string | null {
    return this.#sent?.answer ?? null;
  }

  /** An answer of the viewer is wanted, and everything that led to the question has been shown. */
  get isAsked(): boolean {
    return (
      this.seat !== null && !this.reel.busy && this.reel.isPresent && (this.view?.asked.includes(this.seat) ?? false)
    );
  }

  /** An answer of the viewer is wanted, and none is on its way. */
  get #isOpen(): boolean {
    const { view } = this;
    return (
      this.#sent === null && !this.#pauses && view?.question?.answered === null && view.asked.includes(this.seat ?? -1)
    );
  }

  get #pauses(): boolean {
    return (this.table?.company.paused ?? null) !== null;
  }

  get hinted(): HintState | null {
    return this.#isOpen ? this.#hinting.at(this.question) : null;
  }

  get hint(): (() => void) | null {
    return this.#isOpen && this.table?.hints ? this.#askHint : null;
  }

  get isHost(): boolean {
    return this.seat !== null && this.seat === this.table?.host;
  }

  nameOf(seat: number): string {
    return seatName(this.table?.seats[seat], seat);
  }

  readonly answer = (text: string, beside: Facts | null = null): void => {
    if (this.question === null || this.#sent) return;
    this.#refused = null;
    this.#sent = { question: this.question, answer: text, beside, accepted: false };
    this.#sendAnswer();
  };

  /** Goes out now or not at all: where a hand was is of no use later. */
  readonly gesture = (samples: readonly Sample[], end: boolean): void => {
    this.#socket.send({ type: 'gesture', samples: samples.map((sample) => [...sample]), end });
  };

  readonly report = (text: string): void => {
    this.#send({ type: 'report', report: text });
  };

  readonly #askHint = (): void => {
    if (this.question !== null && this.#hinting.ask(this.question)) this.#sendHint();
  };

  takeBack(): void {
    if (this.question !== null) this.#send({ type: 'undo', question: this.question });
  }

  vote(agree: boolean): void {
    this.#send({ type: 'vote', agree });
  }

  rename(name: string): void {
    this.#send({ type: 'name', name });
  }

  placeBot(seat: number, bot: string | null): void {
    this.#send({ type: 'bot', seat, bot });
  }

  start(): void {
    this.#send({ type: 'start' });
  }

  letAutopilotAnswer(seat: number): void {
    this.#send({ type: 'autopilot', seat });
  }

  decide(wish: Decision): void {
    this.#send(wish);
  }

  async takeSeat(seat: number, name: string): Promise<void> {
    const { table, game } = this.table ?? { table: '', game: '' };
    const { token } = await sitDown(table, name, seat);
    if (token === null) return;
    keepSeat({ table, seat, token, game, when: Date.now() });
    this.#claim = token;
  }

  /** In one line of composed letters, as the table will tell it: what comes back must be known again. */
  talkTo(text: string): void {
    this.#say({ text: text.normalize('NFC').trim().split(/\s+/).join(' '), phrase: null });
  }

  sayPhrase(phrase: string): void {
    this.#say({ text: '', phrase });
  }

  /** Who watches speaks under the name that this browser knows. */
  #say(said: { text: string; phrase: string | null }): void {
    const name = this.seat === null ? ownName() : null;
    if (name) rememberName(name);
    this.#send({ type: 'say', ...said, name });
  }

  playAgain(agree: boolean): void {
    this.#send({ type: 'again', agree });
  }

  free(seat: number): void {
    this.#send({ type: 'free', seat });
  }

  /** Goes out now or not at all. */
  sign(sign: SignSeen['sign'], at?: string): void {
    if (!this.#fresh && this.#signs.may()) this.#socket.send({ type: 'sign', sign, at: at ?? null });
  }

  /** The viewer has the question before the eyes. Goes out now or not at all: on another connection it is said again. */
  seen(): void {
    if (!this.#fresh && this.question !== null) this.#socket.send({ type: 'seen', question: this.question });
  }

  async recall(): Promise<void> {
    const id = this.table?.table;
    if (!id || this.#recalled) return;
    this.#recalled = true;
    try {
      const eyes = this.seat === null ? 'watch' : String(this.seat);
      this.reel.fill(momentsFrom(await momentsOf(id, eyes, this.#token), this.#whole));
    } catch (error) {
      this.#recalled = false;
      throw error;
    }
  }

  dismissRefusal(): void {
    this.#refused = null;
  }

  close(): void {
    this.#socket.close();
    this.reel.close();
  }

  #hello(): ClientMessage {
    this.#fresh = true;
    const watches = this.#token === null;
    return {
      type: 'hello',
      token: this.#token,
      since: this.#known,
      watcher: watches ? watcherKey() : null,
      name: watches ? rememberedName() : null,
    };
  }

  #send(message: ClientMessage): void {
    this.#refused = null;
    this.#wishes.add(message, this.#state);
    if (!this.#fresh) this.#socket.send(message);
  }

  #sendAnswer(): void {
    const sent = this.#sent;
    if (sent && !this.#fresh) {
      const { question, answer, beside } = sent;
      this.#socket.send({ type: 'answer', question, answer, beside });
    }
  }

  #sendHint(): void {
    if (!this.#fresh && this.question !== null) this.#socket.send({ type: 'hint', question: this.question });
  }

  #take(message: ServerMessage): void {
    if (message.type === 'state') {
      if (message.pages !== undefined && this.#isLeft(message.pages)) return;
      const state = whole(message, this.#state);
      if (state) this.#takeState({ ...state, view: state.view && this.#whole(state.view) }, message.film);
    } else if (message.type === 'accepted') this.#takeAccepted(message);
    else if (message.type === 'pong') this.#wishes.heard();
    else if (message.type === 'hint') this.#hinting.take(message);
    else if (message.type === 'sign') this.#signs.take(message);
    else if (message.type === 'refused') this.#takeRefused(message);
  }

  /** A page of another version may not understand the table. It is loaded anew by itself, once, unless something would get lost. */
  #isLeft(pages: string): boolean {
    this.#outdated = isOther(pages);
    return this.#outdated && this.#sent === null && this.unheard.length === 0 && renew();
  }

  #takeState(state: StateMessage, film?: string): void {
    const before = this.#state;
    const asked = (some: StateMessage | null) => `${some?.question} ${some?.view?.asked.join()}`;
    const since = state.since === null ? null : Date.now() - state.since * 1000;
    // A pause does not count, so the same question may be younger than it was.
    const younger = Math.abs((since ?? 0) - (this.#askedSince ?? 0)) > 2000;
    if (asked(before) !== asked(state) || younger) this.#askedSince = since;
    const stands = state.remaining === null || state.table.company.paused !== null;
    this.#deadline = stands ? null : Date.now() + (state.remaining ?? 0) * 1000;
    const ahead = Date.now() - state.now * 1000;
    if (!before || Math.abs(ahead - this.#ahead) > 2000) this.#ahead = ahead;
    const waited = this.unseated;
    this.#came = Date.now();
    this.#state = state;
    if (waited === 'waiting' && this.unseated !== waited) this.#claim = this.#token;
    if (state.view) {
      this.reel.append(state.events, state.first, state.view, before?.view == null, film);
    }
    this.#known = state.first + state.events.length;
    this.#wishes.see(state);
    if (this.#fresh) this.#sendAgain();
    this.#settle();
    const answered = before && before.question !== state.question && !this.#sent;
    if (answered && this.unseated !== 'gone') this.#refused = null; // else it may say why the seat is gone
  }

  /** The first state of a connection: what nobody acknowledged on another one may be lost. */
  #sendAgain(): void {
    this.#fresh = false;
    if (!this.#sent?.accepted) this.#sendAnswer();
    if (this.#hinting.isAwaited(this.question)) this.#sendHint();
    for (const message of this.#wishes.open) this.#socket.send(message);
  }

  #takeAccepted(message: AcceptedMessage): void {
    if (this.#sent?.question !== message.question) return;
    this.#sent = { ...this.#sent, accepted: true };
    this.#settle();
  }

  #takeRefused(message: RefusedMessage): void {
    const answer = this.#sent && message.question === this.#sent.question ? this.#sent.answer : null;
    if (answer !== null) this.#sent = null;
    else this.#hinting.refused(message.question);
    if (message.question === null) this.#wishes.refused();
    this.#refused = { message, answer };
  }

  /** An accepted answer stays pending until a state shows its effect, so that nothing flickers in between. */
  #settle(): void {
    const [sent, view, seat] = [this.#sent, this.view, this.seat];
    if (!sent?.accepted || seat === null) return;
    const asked = view?.asked.includes(seat) ?? false;
    if (this.question !== sent.question || !asked || view?.question?.answered != null) this.#sent = null;
  }

  /** When the bank of a seat is used up; null while it stands. */
  #runsOut(seat: number): number | null {
    const bank = this.#state?.banks?.[seat] ?? null;
    const runs = this.#deadline !== null && this.view?.asked.includes(seat);
    return bank === null || !runs ? null : this.#came + bank * 1000;
  }

  #seats(): SeatState[] {
    const asked = this.reel.isEmpty || this.reel.busy || this.#pauses ? [] : this.reel.view.asked;
    return (this.table?.seats ?? []).map((seat, number) => ({
      seat: number,
      name: this.nameOf(number),
      bot: seat.bot ?? seat.stand_in,
      online: seat.online,
      left: seat.left === null ? null : seat.left * 1000 + this.#ahead,
      handed: seat.stand_in !== null && !seat.resigned,
      resigned: seat.resigned,
      late: seat.late,
      bank: this.#state?.banks?.[number] ?? null,
      runsOut: this.#runsOut(number),
      away: seat.away,
      autopilot: seat.autopilot,
      hints: seat.hints,
      you: number === this.seat,
      asked: asked.includes(number) && !(number === this.seat && this.#sent),
      colour: number,
    }));
  }

  #refusal(): Refusal | null {
    if (!this.#refused) return null;
    const { message, answer } = this.#refused;
    return { answer, rule: message.rule, key: message.key, args: message.args, sentence: this.say.refused(message) };
  }
}

/** The game has begun, so there is a view to draw. */
export function isPlaying(table: Table): boolean {
  return !table.reel.isEmpty;
}
