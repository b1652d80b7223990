/** The shapes of the protocol, by the names the client uses. schema.d.ts is generated: npm run types. */

import type { components } from "./schema";

type Schemas = components["schemas"];

export type Letter = "M" | "R" | "E" | "S" | "C" | "U";
export type Counts = Record<string, number>;
export type View = Schemas["ViewInfo"];
export type Decision = View["decision"];
export type HandInfo = Schemas["HandInfo"];
export type DraftInfo = Schemas["DraftInfo"];
export type ResultInfo = Schemas["ResultInfo"];
export type GameEvent = Schemas["EventInfo"];
export type Entry = Schemas["EntryInfo"];
export type Change = Schemas["ChangeInfo"];
export type ErrorInfo = Schemas["ErrorInfo"];
export type Verdict = Schemas["VerdictInfo"];
export type TableOptions = Schemas["TableOptions"];
export type ClockChoice = TableOptions["clock"];
export type SeatInfo = Schemas["SeatInfo"];
export type TableInfo = Schemas["TableInfo"];
export type ClockInfo = Schemas["ClockInfo"];
export type YouInfo = Schemas["YouInfo"];
export type Proof = Schemas["Proof"];
export type MyTable = Schemas["MyTable"];
export type Welcome = Schemas["Welcome"];
export type Update = Schemas["Update"];

/** A finished game after some actions; the truth has more fields than are used here. */
export interface PositionAt extends Omit<Schemas["PositionAt"], "truth"> {
  truth: { hands: Counts[]; [field: string]: unknown };
}
