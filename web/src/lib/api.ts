/** The calls that need no open table: which games there are, making a table, sitting down, the record. */
import { loadManners } from '../kit/boards';
import { bring, language, openTexts } from './texts.svelte';
import type {
  Advice,
  Checked,
  CodeGiven,
  Facts,
  GameInfo,
  LessonInfo,
  LessonTold,
  Moments,
  NewTable,
  NoticesOffered,
  Problem,
  PuzzleInfo,
  PuzzleShown,
  PuzzleTold,
  Reviewing,
  Seated,
  StudyProgress,
  StudyWanted,
  Subscribe,
  TableGlance,
  TableInfo,
  TableNotices,
  Webhook,
  Workshop,
} from './wire';

/** A call that was answered with an error, or not at all (`unreachable`). */
export class CallFailed extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new CallFailed({ status_code: 0, key: 'unreachable', args: {}, detail: 'The server cannot be reached.' });
  }
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body as T;
  const problem = body as Partial<Problem> | null;
  throw new CallFailed({
    status_code: answer.status,
    key: problem?.key ?? 'unexpected',
    args: problem?.args ?? {},
    detail: problem?.detail ?? answer.statusText,
  });
}

const post = <T>(path: string, body: unknown, token: string | null = null): Promise<T> =>
  call<T>(path, {
    method: 'POST',
    // What is wrong with data is told in the language of the page.
    headers: { 'content-type': 'application/json', 'accept-language': language.now, ...proof(token).headers },
    body: JSON.stringify(body),
  });

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

let games: Promise<GameInfo[]> | null = null;

/** The games of this server; asked once, and again after a failure. */
export function listGames(): Promise<GameInfo[]> {
  games ??= call<GameInfo[]>('/api/games').then(
    (found) => {
      for (const game of found) bring(game.name, game.texts);
      return found;
    },
    (error: unknown) => {
      games = null;
      throw error;
    },
  );
  return games;
}

export async function gameInfo(name: string): Promise<GameInfo> {
  const found = (await listGames()).find((game) => game.name === name);
  if (found) return found;
  throw new CallFailed({
    status_code: 404,
    key: 'no-such-game',
    args: { game: name },
    detail: `There is no game ${name}.`,
  });
}

/** A game whose table, record or set-up is opened: all that it says is here before the first word is shown. */
export async function openGame(name: string): Promise<GameInfo> {
  const [info] = await Promise.all([gameInfo(name), openTexts(name), loadManners(name)]);
  return info;
}

export type Wanted = Partial<NewTable> & Pick<NewTable, 'game' | 'players' | 'name' | 'bots' | 'options'>;
const PLAIN = {
  seed: null,
  start: null,
  clock: null,
  hints: true,
  brisk: false,
  watchers_apart: false,
  bank: null,
  patience: null,
};

export const makeTable = (wanted: Wanted): Promise<Seated> => post<Seated>('/api/tables', { ...PLAIN, ...wanted });
/** With a seat it is that of a bot in a game that runs. */
export const sitDown = (table: string, name: string, seat: number | null = null): Promise<Seated> =>
  post<Seated>(`${at(table)}/seats`, { name, seat });
export const lookAt = (table: string): Promise<TableGlance> => call<TableGlance>(at(table));

/** A short code of a table that waits, to be said aloud; and the table that a code leads to. */
export const askCode = (table: string): Promise<CodeGiven> => post(`${at(table)}/code`, {});
export const followCode = (code: string): Promise<{ table: string }> => post('/api/codes', { code });

const proof = (token: string | null): RequestInit => (token ? { headers: { authorization: `Bearer ${token}` } } : {});

export const fetchRecord = (table: string, token: string | null): Promise<unknown> =>
  call<unknown>(`${at(table)}/record`, proof(token));

/** A table again, moment by moment, as some eyes saw it. */
export const momentsOf = (table: string, eyes: string, token: string | null): Promise<Moments> =>
  call<Moments>(`${at(table)}/moments?eyes=${encodeURIComponent(eyes)}`, proof(token));

/** The same of a record. */
export const momentsIn = (record: unknown, eyes: string): Promise<Moments> =>
  post<Moments>('/api/moments', { record, eyes });

/** A master looks at a game again that is over: at that of a table, or of a record. It is made meanwhile; `reviewAt` tells how far it is. */
export const askReview = (wanted: { table: string } | { record: Facts }): Promise<Reviewing> =>
  post<Reviewing>('/api/reviews', wanted);
export const reviewAt = (id: string): Promise<Reviewing> => call<Reviewing>(`/api/reviews/${encodeURIComponent(id)}`);

/** What the server can do for those who are not there, and what a device wants of it. */
export const noticesOffered = (): Promise<NoticesOffered> => call<NoticesOffered>('/api/notices');
export const noticesAt = (table: string, token: string): Promise<TableNotices> =>
  call<TableNotices>(`${at(table)}/notices`, proof(token));
export const subscribe = (table: string, token: string, wish: Subscribe): Promise<unknown> =>
  post(`${at(table)}/notices`, wish, token);
export const unsubscribe = (table: string, token: string, endpoint: string): Promise<unknown> =>
  post(`${at(table)}/notices/end`, { endpoint }, token);
export const setWebhook = (table: string, token: string, webhook: Webhook): Promise<unknown> =>
  post(`${at(table)}/webhook`, webhook, token);

/** Nothing is to be left at a table of whoever sits there. */
export const forgetMe = (table: string, token: string): Promise<unknown> => post(`${at(table)}/forget`, {}, token);

const moveAt = (move: string): string => `/api/moves/${encodeURIComponent(move)}`;

/** Tables on their way to another device. */
export const makeMove = (sealed: string): Promise<{ move: string }> => post('/api/moves', { sealed });
export const fetchMove = (move: string): Promise<{ sealed: string }> => call(moveAt(move));
export const endMove = (move: string): Promise<unknown> => post(`${moveAt(move)}/end`, {});

/** The game of a table: with its own data where it plays with others than the game comes with now. */
export const gameAt = async ({ table, game, data }: Pick<TableInfo, 'table' | 'game' | 'data'>): Promise<GameInfo> => {
  const info = await openGame(game);
  return data === null ? info : call<GameInfo>(`${at(table)}/game`);
};

const workshopOf = (game: string): string => `/api/workshop/${encodeURIComponent(game)}`;
const studyAt = (id: string): string => `/api/studies/${encodeURIComponent(id)}`;

/** What the form for the data of a game is made from; with a hash, the data of an earlier version. */
export const openWorkshop = (game: string, of = ''): Promise<Workshop> =>
  call<Workshop>(workshopOf(game) + (of && `?of=${encodeURIComponent(of)}`));
export const checkData = (game: string, data: Facts): Promise<Checked> =>
  post<Checked>(`${workshopOf(game)}/check`, { data });
export const readFile = (game: string, toml: string): Promise<{ data: Facts }> =>
  post(`${workshopOf(game)}/read`, { toml });
export const writeFile = (game: string, data: Facts, remark: string): Promise<{ toml: string }> =>
  post(`${workshopOf(game)}/write`, { data, remark });
export const beginStudy = (game: string, wanted: StudyWanted): Promise<StudyProgress> =>
  post<StudyProgress>(`${workshopOf(game)}/studies`, wanted);
export const lookAtStudy = (id: string): Promise<StudyProgress> => call<StudyProgress>(studyAt(id));
export const endStudy = (id: string): Promise<StudyProgress> => post<StudyProgress>(`${studyAt(id)}/end`, {});
export const reportOf = (id: string): string => `${studyAt(id)}/report`;

const puzzlesOf = (game: string): string => `/api/puzzles/${encodeURIComponent(game)}`;
const puzzleAt = (game: string, id: string): string => `${puzzlesOf(game)}/${encodeURIComponent(id)}`;

export const listPuzzles = (game: string): Promise<PuzzleInfo[]> => call<PuzzleInfo[]>(puzzlesOf(game));
export const showPuzzle = (game: string, id: string): Promise<PuzzleShown> => call<PuzzleShown>(puzzleAt(game, id));
export const answerPuzzle = (game: string, id: string, answer: string): Promise<PuzzleTold> =>
  post<PuzzleTold>(puzzleAt(game, id), { answer });

const lessonsOf = (game: string): string => `/api/lessons/${encodeURIComponent(game)}`;
const lessonAt = (game: string, name: string): string => `${lessonsOf(game)}/${encodeURIComponent(name)}`;
/** What was answered in a lesson; null for what was only read. */
export type LessonAnswers = readonly (string | null)[];

export const listLessons = (game: string): Promise<LessonInfo[]> => call<LessonInfo[]>(lessonsOf(game));
export const takeLesson = (game: string, name: string, answers: LessonAnswers): Promise<LessonTold> =>
  post<LessonTold>(lessonAt(game, name), { answers });
export const helpInLesson = (game: string, name: string, answers: LessonAnswers): Promise<Advice> =>
  post<Advice>(`${lessonAt(game, name)}/hint`, { answers });
