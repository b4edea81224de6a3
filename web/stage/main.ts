/** `window.stage`: what tests/stage asks of the page. */
import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource-variable/cormorant';
import '../src/styles/roles.css';
import '../src/styles/base.css';
import '../src/styles/controls.css';
import '../src/styles/shared.css';
import '../src/styles/japanese.css';
import { flushSync, mount, unmount } from 'svelte';
import type { BoardModule } from '../src/kit/board';
import { loadBoard, loadManners } from '../src/kit/boards';
import { answerWith } from '../src/kit/filling';
import { lettersAreHere } from '../src/lib/letters';
import { Lesson } from '../src/lib/lesson.svelte';
import { rememberClient, type Client, type Theme } from '../src/lib/storage';
import { chooseLanguage, openLessons, openTexts, startLanguage, wishedLanguage } from '../src/lib/texts.svelte';
import { showTheme } from '../src/lib/theme';
import type { Advice, GameInfo, LessonTold, Option, StateTold } from '../src/lib/wire';
import LessonTable from '../src/shell/LessonTable.svelte';
import Play from '../src/shell/Play.svelte';
import { boxes } from './boxes';
import { fingerprint } from './fingerprint';
import { boxOf, markedAs, markedNames } from './places';
import { entryTo, giving, pointOn, pressable, pressed } from './pressing';
import { FalseTable, type Answered } from './table.svelte';

const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

let playing: Record<string, unknown> | null = null;
let table: FalseTable | null = null;
let lesson: Lesson | null = null;
/** What was answered in a lesson since it was last looked at. */
let given: Answered[] = [];
let board: BoardModule | null = null;
/** A fault: the board is told these texts in the place of those that are offered. */
let planted: Readonly<Record<string, string>> = {};

function now(): FalseTable {
  if (!table) throw new Error('nothing is shown');
  return table;
}

/** What is shown, a table or a lesson. */
const shown = () => lesson ?? now();

function offered(text: string): Option {
  const { options = [], forms = [] } = (lesson ? lesson.reel.view.question : now().offered) ?? {};
  const option = options.find((one) => one.text === text) ?? answerWith(forms, text);
  if (!option) throw new Error(`${text} is not offered`);
  return option;
}

/** What is marked with the name of a place: of several that which can be pressed. */
function placed(name: string): Element | null {
  const found = [...markedAs(name), ...markedAs(`${name}#0`)];
  return found.find((one) => pressable(one) !== null) ?? found[0] ?? null;
}

/**
 * By the name of a place; with `@` before it the bare place, with `=` before the text of an answer the button that gives it, with `$` before a
 * selector what it selects.
 */
function find(name: string): Element | null {
  if (name.startsWith('=')) return giving(name.slice(1), shown().say.option(offered(name.slice(1))));
  if (name.startsWith('$')) return document.querySelector(name.slice(1));
  if (name.startsWith('@')) return placed(name.slice(1));
  const place = placed(name);
  return place && (pressable(place) ?? place);
}

const stage = {
  /** A table at which these states were told, one after another. */
  async show(info: GameInfo, states: StateTold[]): Promise<void> {
    [board] = await Promise.all([loadBoard(info.name), openTexts(info.name), loadManners(info.name)]);
    await stage.open(new FalseTable(info, states, planted));
  },

  /** In another language, and in the light or in the dark; what is shown from now on is shown so. */
  async speak(language: string, theme: Theme): Promise<void> {
    await Promise.all([chooseLanguage(language), lettersAreHere(language)]);
    showTheme(theme);
  },

  /** What is seen, when nothing moves any more. */
  async boxes() {
    await stage.still();
    return boxes(document.body);
  },

  /** A lesson, drawn or in words. What is answered goes to the server, which is a test. */
  async learn(info: GameInfo, told: LessonTold, client: Client): Promise<void> {
    const texts = [openTexts(info.name), openLessons(info.name)];
    [board] = await Promise.all([loadBoard(info.name), loadManners(info.name), ...texts]);
    await stage.clear();
    rememberClient(client);
    const taken = (lesson = new Lesson(info, told));
    const { answer } = taken;
    const heard = (text: string) => (given.push({ text, beside: null }), answer(text));
    Object.defineProperty(taken, 'answer', { value: heard });
    const props = { lesson: taken, title: told.lesson, onnext: null, onlist: () => undefined, onplay: () => undefined };
    playing = mount(LessonTable, { target: document.getElementById('app')!, props });
    await stage.rest();
  },

  /** Until everything is said that the last answer led to. */
  async rest(): Promise<void> {
    await stage.settle();
    for (let looks = 0; looks < 200 && !lesson?.isAtRest; looks++) {
      lesson?.reel.skip();
      await frame();
    }
    given = [];
    await stage.settle();
  },

  plant(texts: Record<string, string>): void {
    planted = texts;
  },

  async open(shown: FalseTable, moment: number | null = null): Promise<void> {
    await stage.clear();
    table = shown;
    if (moment !== null) table.reel.seek(moment);
    playing = mount(Play, { target: document.getElementById('app')!, props: { table } });
    await stage.settle();
  },

  /** The same is asked anew, at the same board: nothing that was answered or half chosen is left. */
  async again(): Promise<void> {
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
    (document.activeElement as HTMLElement | null)?.blur();
    now().askAgain();
    await stage.settle();
  },

  /** A master says what to do; with nothing, that it thinks. */
  async advise(advice: Advice | null): Promise<void> {
    if (!now().hinted) now().hint();
    if (advice) now().advise(advice);
    await stage.settle();
  },

  async clear(): Promise<void> {
    if (playing) await unmount(playing);
    table?.reel.close();
    lesson?.reel.close();
    playing = table = lesson = null;
    given = [];
    rememberClient('picture');
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  },

  /** Until the board is drawn. */
  async settle(): Promise<void> {
    for (let looks = 0; looks < 100 && document.querySelector('main .loading'); looks++) await frame();
    flushSync();
    await frame();
  },

  get answers() {
    return lesson ? given : now().answers;
  },

  get told() {
    return now().told;
  },

  /** The places of an answer, in the order in which a hand goes; null where the board does not say. */
  placesOf: (text: string) => board?.placesOf?.(offered(text), shown().reel.view) ?? null,
  places: markedNames,
  has: (name: string) => find(name) !== null,
  isSeen: (place: string) => find(`@${place}`) !== null || boxOf(place) !== undefined,
  /** Whether a place is one that is pressed, and not only where something goes. */
  isPressable(name: string): boolean {
    const place = find(`@${name}`);
    return place ? pressable(place) !== null : boxOf(name) !== undefined;
  },

  /** What is chosen and can be pressed now. */
  async chosen(): Promise<string[]> {
    await stage.settle();
    return pressed();
  },

  /** Where it is pressed. */
  async point(name: string) {
    await stage.settle();
    const element = find(name);
    if (element) return pointOn(element);
    const box = boxOf(name.replace(/^@/, ''));
    return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2, under: null } : null;
  },

  /** Whether the keyboard is there, and if not, where Tab has to lead and how far the arrows then have to. */
  way(name: string) {
    const wanted = find(name);
    if (!wanted) return null;
    const active = document.activeElement;
    const entry = entryTo(wanted);
    const [from, to] = [(active ?? wanted).getBoundingClientRect(), wanted.getBoundingClientRect()];
    const inGroup = entry !== wanted && active !== null && entryTo(active) === entry && active !== document.body;
    return {
      there: active === wanted,
      inGroup: entry !== wanted && (active === entry || inGroup),
      right: Math.round(to.left + to.width / 2 - from.left - from.width / 2),
      down: Math.round(to.top + to.height / 2 - from.top - from.height / 2),
    };
  },

  /** What is seen at a moment, or at the first event after it, by somebody who goes there. */
  async at(moment: number, steps: boolean): Promise<string[]> {
    now().reel.seek(moment);
    if (steps) now().reel.step(1);
    return stage.still();
  },

  /** What is seen when nothing changes any more: a board may measure its room before it draws. */
  async still(): Promise<string[]> {
    let now: string[] = [];
    for (let alike = 0, looks = 0; alike < 3 && looks < 40; looks++) {
      await stage.settle();
      const before = now.join();
      now = fingerprint(document.querySelector('main')!);
      alike = before === now.join() ? alike + 1 : 0;
    }
    return now;
  },

  /** The same, by somebody who opens the table there. */
  async freshly(moment: number, steps: boolean): Promise<string[]> {
    const { info, moments } = now();
    await stage.open(new FalseTable(info, moments), moment);
    return stage.at(moment, steps);
  },

  /** Goes to a moment, until it is laid out. */
  seek(moment: number): void {
    now().reel.seek(moment);
    flushSync();
    void document.body.offsetHeight;
  },

  /** Shows what happened from a moment on, as it is shown while bots move. */
  async play(moment: number): Promise<void> {
    now().reel.again(moment);
    flushSync();
    await Promise.resolve();
  },

  get busy() {
    return now().reel.busy;
  },

  /** A film of KamiMaï's book, and a time of it. */
  async film(told: string, faces: Record<string, string | null>): Promise<void> {
    await (await import('./film')).openFilm(told, faces);
  },

  async filmAt(time: number): Promise<void> {
    (await import('./film')).seekFilm(time);
  },
};

declare global {
  interface Window {
    stage: typeof stage;
  }
}

void Promise.all([startLanguage(), lettersAreHere(wishedLanguage())]).then(() => (window.stage = stage));
