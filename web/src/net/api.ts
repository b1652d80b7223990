/** The HTTP side of the protocol. */

import type { ReviewState } from "../coach/review";
import type {
  Change,
  DailyDay,
  DailyNow,
  DailyTable,
  DuelInfo,
  DuelSummary,
  DuplicateInfo,
  DuplicateSummary,
  DuplicateWanted,
  ErrorInfo,
  Fitting,
  Lesson,
  MistakesInfo,
  MistakeVerdict,
  MyTable,
  NoteInfo,
  NewBranch,
  PastDays,
  PositionAdvice,
  PositionAt,
  PositionShown,
  Practised,
  Proof,
  PuzzleOffer,
  PuzzlesInfo,
  PuzzleVerdict,
  ResultInfo,
  TableInfo,
  TableOptions,
  Verdict,
} from "./types";

export class Refusal extends Error {
  constructor(
    readonly info: ErrorInfo,
    readonly status: number,
  ) {
    super(info.message);
  }
}

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  let told: unknown = null;
  try {
    told = text ? JSON.parse(text) : null;
  } catch {
    told = null;
  }
  if (response.ok) return told as Answer;
  const error = (told as { error?: ErrorInfo } | null)?.error ?? (told as ErrorInfo | null);
  throw new Refusal(
    error?.key ? error : { code: "http", key: "", arguments: {}, message: `${response.status} ${response.statusText}` },
    response.status,
  );
}

export interface Person {
  person: string;
  name: string;
}

export interface QuickPlay {
  players: number;
  variant?: "basic" | "draft";
  teams?: boolean;
  bot?: string;
  seat?: number | null;
  seed?: string | null;
}

export interface RecordBody {
  format: string;
  record: Record<string, unknown>;
}

export interface PhraseInfo {
  phrase: string;
  arguments: Record<string, "seat" | "domain" | "number">;
}

export interface TableState {
  table: TableInfo;
}

export const RATED_KINDS = ["2", "3", "4", "teams"] as const;
export type RatedKind = (typeof RATED_KINDS)[number];

export interface RankedPlayer {
  place: number;
  person: string | null;
  bot: string | null;
  name: string | null;
  rating: { mu: number; sigma: number; games: number };
}

export interface OwnRating {
  kind: RatedKind;
  rating: { mu: number; sigma: number; games: number };
  opponents: number;
}

export interface MuteList {
  muted: string[];
}

export interface Replayed {
  positions: PositionAt[];
  names: string[];
  result: ResultInfo | null;
  proof: Proof | null;
  notes: NoteInfo[];
}

export const api = {
  me: () => call<Person>("GET", "/me"),
  beGuest: (name: string) => call<Person>("POST", "/guests", { name }),
  forgetMe: (name: string) => call<null>("POST", "/me/forget", { name }),
  rename: (name: string) => call<Person>("PATCH", "/me", { name }),
  makeLink: () => call<{ path: string }>("POST", "/me/links"),
  continueWith: (secret: string) => call<Person>("POST", "/continue", { secret }),
  lookAtLink: (secret: string) => call<Person>("POST", "/continue/look", { secret }),
  before: () => call<{ before: Person | null }>("GET", "/me/before"),
  beBefore: () => call<Person>("POST", "/me/before"),
  quickPlay: (wish: QuickPlay) => call<TableState>("POST", "/quick", wish),
  newTable: (options: Partial<TableOptions>, bots: Record<number, string>, sit: number) =>
    call<TableState>("POST", "/tables", { options, bots, sit }),
  lobby: () => call<{ tables: TableInfo[] }>("GET", "/tables"),
  mine: (offset = 0) => call<{ tables: MyTable[]; more: boolean }>("GET", `/me/tables?offset=${offset}`),
  opponent: (players: number) => call<Fitting>("GET", `/me/opponent?players=${players}`),
  record: (id: string) => call<RecordBody>("GET", `/tables/${id}/record`),
  recordText: (id: string) =>
    fetch(`/api/tables/${id}/record.txt`).then((answer) =>
      answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText)),
    ),
  proof: (id: string) => call<Proof>("GET", `/tables/${id}/proof`),
  position: (id: string, action: number, seat: number | null = null) =>
    call<PositionAt>("GET", `/tables/${id}/positions/${action}${seat ? `?seat=${seat}` : ""}`),
  rematch: (id: string) => call<TableState>("POST", `/tables/${id}/rematch`),
  bots: () => call<{ bots: { name: string }[] }>("GET", "/bots"),
  ranking: (kind: RatedKind) => call<{ players: RankedPlayer[] }>("GET", `/ratings/${kind}`),
  myRatings: () => call<{ ratings: OwnRating[] }>("GET", "/me/ratings"),
  mutes: () => call<MuteList>("GET", "/me/mutes"),
  mute: (person: string) => call<MuteList>("PUT", `/me/mutes/${person}`),
  unmute: (person: string) => call<MuteList>("DELETE", `/me/mutes/${person}`),
  changes: (id: string) => call<{ changes: Change[] }>("GET", `/tables/${id}?since=0`),
  phrases: () => call<{ phrases: PhraseInfo[] }>("GET", "/phrases"),
  branch: (id: string, wish: NewBranch) => call<TableState>("POST", `/tables/${id}/branches`, wish),
  branches: (id: string) => call<{ tables: TableInfo[] }>("GET", `/tables/${id}/branches`),
  notes: (id: string) => call<{ notes: NoteInfo[] }>("GET", `/tables/${id}/notes`),
  writeNote: (id: string, action: number, text: string) =>
    call<{ notes: NoteInfo[] }>("PUT", `/tables/${id}/notes/${action}`, { text }),
  see: (id: string) => call<TableState>("GET", `/tables/${id}`),
  seeReview: (id: string) => call<ReviewState>("GET", `/tables/${id}/review`),
  askForReview: (id: string) => call<ReviewState>("POST", `/tables/${id}/review`),
  practise: (start: string, moves: readonly string[], since: number | null, position: string | null = null) =>
    call<Practised>("POST", "/practice", { start, moves, since, position }),
  whyInPractice: (start: string, moves: readonly string[], action: string, position: string | null = null) =>
    call<Verdict>("POST", "/practice/explain", { start, moves, action, position }),
  setUp: (text: string) => call<PositionShown>("POST", "/positions", { text }),
  advise: (text: string) => call<PositionAdvice>("POST", "/positions/coach", { text }),
  lessons: () => call<{ lessons: Lesson[] }>("GET", "/lessons"),
  takeLessons: (lessons: readonly string[]) => call<{ lessons: string[] }>("PUT", "/me/lessons", { lessons }),
  puzzles: () => call<PuzzlesInfo>("GET", "/puzzles"),
  nextPuzzle: (theme: string | null, near: number | null) =>
    call<PuzzleOffer>("GET", `/puzzles/next?${theme ? `theme=${theme}&` : ""}${near ? `near=${near}` : ""}`),
  tryPuzzle: (id: string, moves: readonly string[]) => call<PuzzleVerdict>("POST", `/puzzles/${id}/tries`, { moves }),
  mistakes: () => call<MistakesInfo>("GET", "/me/mistakes"),
  reviewMine: () => call<MistakesInfo>("POST", "/me/mistakes/reviews"),
  tryMistake: (table: string, action: number, moves: readonly string[]) =>
    call<MistakeVerdict>("POST", `/me/mistakes/${table}/${action}/tries`, { moves }),
  daily: () => call<DailyNow>("GET", "/daily"),
  dailyDay: (day: string) => call<DailyDay>("GET", `/daily/days/${day}`),
  dailyDays: (before: string) => call<PastDays>("GET", `/daily/days?before=${before}`),
  dailyTable: (span: "weeks" | "months", day: string) => call<DailyTable>("GET", `/daily/${span}/${day}`),
  playDaily: (day: string) => call<TableState>("POST", `/daily/days/${day}/play`),
  duels: () => call<{ duels: DuelSummary[] }>("GET", "/duels"),
  makeDuel: (players: number, minutes: number) => call<DuelInfo>("POST", "/duels", { players, minutes }),
  duel: (id: string) => call<DuelInfo>("GET", `/duels/${id}`),
  beginDuel: (id: string) => call<DuelInfo>("POST", `/duels/${id}/begin`),
  answerDuel: (id: string, number: number, moves: readonly string[]) =>
    call<DuelInfo>("POST", `/duels/${id}/answers`, { number, moves }),
  duplicates: () => call<{ duplicates: DuplicateSummary[] }>("GET", "/duplicates"),
  makeDuplicate: (wanted: DuplicateWanted) => call<DuplicateInfo>("POST", "/duplicates", wanted),
  duplicate: (id: string) => call<DuplicateInfo>("GET", `/duplicates/${id}`),
  playBoard: (id: string, deal: number | null = null) =>
    call<TableState>("POST", `/duplicates/${id}/play${deal === null ? "" : `?deal=${deal}`}`),
  enterDuplicate: (id: string) => call<DuplicateInfo>("POST", `/duplicates/${id}/enter`),
  beginDuplicate: (id: string) => call<DuplicateInfo>("POST", `/duplicates/${id}/begin`),
  leaveDuplicate: (id: string, person: string | null = null) =>
    call<DuplicateInfo>("POST", `/duplicates/${id}/leave`, { person }),
  replay: (text: string) => call<Replayed>("POST", "/replay", { text }),
};

const KNOWN = "impera-known";

/** Has this browser been somebody here before? */
export function isKnown(): boolean {
  return localStorage.getItem(KNOWN) !== null;
}

/** Be the same person as on another device. */
export async function continueWith(secret: string): Promise<void> {
  const { person } = await api.continueWith(secret);
  localStorage.setItem(KNOWN, person);
}

/** Be again whom this browser was before it opened a personal link. */
export async function beBefore(): Promise<void> {
  const { person } = await api.beBefore();
  localStorage.setItem(KNOWN, person);
}

/** Be forgotten on the server, and by this browser. */
export async function forgetMe(name: string): Promise<void> {
  await api.forgetMe(name);
  localStorage.clear();
}

/** Be someone: whoever I was, or a new guest. */
export async function signedIn(name: string): Promise<Person> {
  if (isKnown()) {
    try {
      return await api.me();
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) throw error;
    }
  }
  const person = await api.beGuest(name);
  localStorage.setItem(KNOWN, person.person);
  return person;
}
