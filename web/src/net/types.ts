/** The shapes of the protocol, by the names the client uses. schema.d.ts is generated: npm run types. */

import type { components } from "./schema";

type Schemas = components["schemas"];

/** The wire leaves out what is null, and takes it so. */
type Sparse<Shape> = {
  [Name in keyof Shape as null extends Shape[Name] ? never : Name]: Shape[Name];
} & {
  [Name in keyof Shape as null extends Shape[Name] ? Name : never]?: Shape[Name];
};

export type Letter = "M" | "R" | "E" | "S" | "C" | "U";
export type Counts = Record<string, number>;
export type View = Schemas["ViewInfo"];
export type Decision = View["decision"];
export type HandInfo = Schemas["HandInfo"];
export type DraftInfo = Schemas["DraftInfo"];
export type ResultInfo = Sparse<Schemas["ResultInfo"]>;
export type GameEvent = Sparse<Schemas["EventInfo"]>;
export type Entry = Sparse<Schemas["EntryInfo"]>;
export type Change = Omit<Schemas["ChangeInfo"], "entry" | "events"> & { entry: Entry; events: GameEvent[] };
export type ErrorInfo = Omit<Sparse<Schemas["ErrorInfo"]>, "arguments"> & { arguments: Record<string, unknown> };
export type Verdict = Schemas["VerdictInfo"];
export type TableOptions = Schemas["TableOptions"];
export type ClockChoice = NonNullable<TableOptions["clock"]>;
export type SeatInfo = Schemas["SeatInfo"];
export type TableInfo = Omit<Schemas["TableInfo"], "result"> & { result: ResultInfo | null };
export type NewBranch = Schemas["NewBranch"];
export type ClockInfo = Schemas["ClockInfo"];
export type YouInfo = Schemas["YouInfo"];
export type Proof = Schemas["Proof"];
export type MyTable = Omit<Schemas["MyTable"], "table"> & { table: TableInfo };
export type Fitting = Schemas["FittingOpponent"];
export type DailyNow = Schemas["DailyNow"];
export type DailyDay = Schemas["DailyDay"];
export type DailyScore = Schemas["DailyScore"];
export type DailyTable = Schemas["DailyTable"];
export type PastDays = Schemas["PastDays"];
export type TurnVerdict = DailyScore["verdicts"][number];
export type Statistics = Schemas["Statistics"];
export type SeatStatistics = Schemas["SeatStatistics"];

/** What the server tells without being asked. */
export type Welcome = Schemas["Welcome"];
export type Update = Omit<Schemas["Update"], "change"> & { change: Change };
export type Told = Welcome | Update | Schemas["Presence"] | Schemas["Bye"];

type Refused = Omit<Schemas["Refused"], "error"> & { error: ErrorInfo };

/** Practice: what a live table would have told; lessons are made of it. */
export type DuelSummary = Schemas["DuelSummary"];
export type DuelTurn = Omit<Schemas["DuelTurn"], "reasons"> & {
  reasons: { key: string; arguments: Record<string, unknown> }[];
};
export type DuelInfo = Omit<Schemas["DuelInfo"], "mine" | "people"> & {
  mine: DuelTurn[];
  people: (Omit<Schemas["DuelPlace"], "turns"> & { turns: DuelTurn[] | null })[];
};
export type DuplicateWanted = Required<Schemas["DuplicateWanted"]>;
export type DuplicateSummary = Schemas["DuplicateSummary"];
export type DuplicateInfo = Schemas["DuplicateInfo"];
export type BoardInfo = Schemas["BoardInfo"];
export type PuzzlesInfo = Schemas["PuzzlesInfo"];
export type PuzzleOffer = Schemas["PuzzleOffer"];
export type PuzzleVerdict = Omit<Schemas["PuzzleVerdict"], "reasons"> & {
  reasons: { key: string; arguments: Record<string, unknown> }[];
};
export type MistakeOffer = Schemas["MistakeOffer"];
export type MistakesInfo = Schemas["MistakesInfo"];
export type MistakeVerdict = Omit<Schemas["MistakeVerdict"], "reasons"> & {
  reasons: { key: string; arguments: Record<string, unknown> }[];
};
export type PositionShown = Schemas["PositionShown"];
export type NoteInfo = Schemas["NoteInfo"];
export type PositionAdvice = Schemas["PositionAdvice"];
export type Practised = Schemas["Practised"];
export type Lesson = Schemas["LessonInfo"];
export type Scene = Schemas["SceneInfo"];

/** What the server answers to a request, by its id. */
export type SureTold = Schemas["SureTold"];
export type HintGiven = Schemas["HintGiven"];
export type Answer =
  | Schemas["Done"]
  | Refused
  | Schemas["Explanation"]
  | HintGiven
  | Schemas["WhyNotTold"]
  | SureTold
  | Schemas["ChancesTold"]
  | Schemas["Pong"];

/** What can be asked of a table. The line adds the id; `act` and `undo` say which moment they mean. */
type Asked =
  | Schemas["Act"]
  | Schemas["Undo"]
  | Schemas["Explain"]
  | Schemas["Hint"]
  | Schemas["WhyNotAsked"]
  | Schemas["SureAsked"]
  | Schemas["ChancesAsked"]
  | Schemas["Offer"]
  | Schemas["Answer"]
  | Schemas["Say"]
  | Schemas["Phrase"]
  | Schemas["Sit"]
  | Schemas["Leave"]
  | Schemas["Return"]
  | Schemas["SetBot"]
  | Schemas["Fill"]
  | Schemas["SealSeed"]
  | Schemas["SetSeed"]
  | Schemas["SwitchChat"]
  | Schemas["Start"]
  | Schemas["Close"];
type WithoutId<Message> = Message extends unknown ? Sparse<Omit<Message, "id">> : never;
export type Request = WithoutId<Asked>;

/** A finished game after some actions; of the truth the hands are used here. */
export interface PositionAt extends Omit<Schemas["PositionAt"], "truth" | "events"> {
  events: GameEvent[];
  truth: Pick<Schemas["TruthInfo"], "hands">;
}
