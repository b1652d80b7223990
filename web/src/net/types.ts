/** The shapes of the protocol, by the names the client uses. Generated: schema.d.ts (npm run types). */

export type Letter = "M" | "R" | "E" | "S" | "C" | "U";
export type Counts = Record<string, number>;
export type Decision =
  "pick" | "claim" | "play" | "effects" | "discard" | "sacrifice" | "take" | "recover" | "give" | "over";

export interface HandInfo {
  size: number;
  ages: number[];
  known: Counts;
}

export interface DraftInfo {
  round: number;
  pack: Counts;
  picked: string | null;
  done: boolean[];
  passed: string[][];
  centre: Counts;
}

export interface ResultInfo {
  how: "hegemony" | "majority" | "draw" | "concession";
  winners: number[];
  points?: number[] | null;
}

export interface View {
  players: number;
  variant: "basic" | "draft";
  teams: boolean;
  first: number;
  seat: number | null;
  decision: Decision;
  turn: number;
  turns: number;
  effect: string | null;
  owed: number;
  plays: number;
  victim: number | null;
  hand: Counts;
  hands: HandInfo[];
  areas: Counts[];
  embargoes: string[][][];
  barred: string;
  democracies: Counts[];
  discard: Counts;
  deck: number[];
  coin: { holder: number; seat: number; domain: string } | null;
  spent: { permanent: string; discard: string };
  hand_size: number;
  draft: DraftInfo | null;
  needs: { level_1: number; level_2: number; hegemony: Counts[]; hand_size: number };
  legal: string[];
  result: ResultInfo | null;
}

export interface GameEvent {
  what: string;
  seat: number;
  card?: string | null;
  other?: number | null;
  domain?: string | null;
  effect?: string | null;
  number?: number | null;
  ending?: string | null;
}

export interface Entry {
  what: string;
  at: number;
  seat?: number | null;
  name?: string | null;
  person?: string | null;
  bot?: string | null;
  bots?: Record<string, string> | null;
  action?: string | null;
  undone?: number | null;
  reason?: string | null;
  kind?: string | null;
  to?: number | null;
  agree?: boolean | null;
  text?: string | null;
  phrase?: string | null;
  arguments?: Record<string, string | number> | null;
  on?: boolean | null;
  table?: string | null;
}

export interface Change {
  version: number;
  entry: Entry;
  events: GameEvent[];
}

export interface ErrorInfo {
  code: string;
  rule?: string | null;
  key: string;
  arguments?: Record<string, unknown>;
  message: string;
}

export interface Verdict {
  action: string;
  status: "legal" | "illegal" | "impossible";
  rule: string;
  key: string;
  arguments: Record<string, unknown>;
  message: string;
}

export type ClockChoice =
  { mode: "none" } | { mode: "seconds"; turn: number; bank: number } | { mode: "days"; turn: number };

export interface TableOptions {
  players: number;
  variant: "basic" | "draft";
  teams: boolean;
  clock: ClockChoice;
  listed: boolean;
  hints: boolean;
  rated: boolean;
  chat: boolean;
  player_seeds: boolean;
  grace: number;
}

export interface SeatInfo {
  seat: number;
  holder: "open" | "reserved" | "person" | "bot";
  name: string | null;
  person: string | null;
  bot: string | null;
  played_by: "person" | "bot" | null;
  presence: "here" | "dropped" | "left" | "away" | null;
  seeded: boolean;
}

export interface TableInfo {
  id: string;
  status: "open" | "running" | "finished" | "closed";
  options: TableOptions;
  seats: SeatInfo[];
  host: string | null;
  created: number;
  expires: number | null;
  commitment: string;
  offer: { kind: "draw" | "concession"; by: number; to: number | null; agreed: number[]; waiting: number[] } | null;
  result: ResultInfo | null;
  actions: number;
  rematch: string | null;
  watching: number;
}

export interface ClockInfo {
  mode: "none" | "seconds" | "days";
  now: number;
  seat: number | null;
  deadline: number | null;
  bank: number[];
}

export interface YouInfo {
  person: string | null;
  name: string | null;
  seat: number | null;
  host: boolean;
}

export interface Proof {
  commitment: string;
  server_seed: string | null;
  player_seeds: string[];
  players: number;
  variant: string;
  teams: boolean;
  first: number | null;
  deck: string[] | null;
  removed: string[] | null;
  verified: boolean | null;
}

export interface PositionAt {
  action: number;
  actions: number;
  played: string | null;
  seat: number | null;
  events: GameEvent[];
  view: View;
  truth: { hands: Counts[]; [field: string]: unknown };
}

export interface MyTable {
  table: TableInfo;
  seat: number | null;
  my_turn: boolean;
}
