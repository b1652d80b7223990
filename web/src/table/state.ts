/** What is known of a table: a fold. A welcome begins it, each update carries it on; nothing else changes it. */

import type { Change, ClockInfo, TableInfo, Update, View, Welcome, YouInfo } from "../net/types";

export interface TableState {
  readonly id: string;
  /** The last entry of the log that is in here. */
  readonly version: number;
  /** The moment an action is meant for. */
  readonly seq: number;
  readonly info: TableInfo | null;
  readonly you: YouInfo;
  readonly view: View | null;
  readonly clock: ClockInfo;
  /** When the clock was read here: the server's time goes on from there. */
  readonly clockRead: number;
  readonly canUndo: boolean;
  readonly log: readonly Change[];
}

export const NOBODY: YouInfo = { person: null, name: null, seat: null, host: false };
export const NO_CLOCK: ClockInfo = { mode: "none", now: 0, seat: null, deadline: null, bank: [] };

/** A table of which nothing has been told yet. */
export function untold(id: string): TableState {
  return {
    id,
    version: 0,
    seq: 0,
    info: null,
    you: NOBODY,
    view: null,
    clock: NO_CLOCK,
    clockRead: 0,
    canUndo: false,
    log: [],
  };
}

/** The first word of the server, or its word after a cut line: changes that are known already come once. */
export function welcomed(state: TableState, told: Welcome, now: number): TableState {
  const known = state.log.at(-1)?.version ?? 0;
  return {
    id: state.id,
    version: told.version,
    seq: told.seq,
    info: told.table,
    you: told.you,
    view: told.view,
    clock: told.clock,
    clockRead: now,
    canUndo: told.can_undo,
    log: [...state.log, ...told.changes.filter((change) => change.version > known)],
  };
}

/** One change more. */
export function updated(state: TableState, told: Update, now: number): TableState {
  return {
    id: state.id,
    version: told.version,
    seq: told.seq,
    info: told.table ?? state.info,
    you: told.you ?? state.you,
    view: told.view,
    clock: told.clock,
    clockRead: now,
    canUndo: told.can_undo,
    log: [...state.log, told.change],
  };
}

/** Somebody came or went. */
export function attended(state: TableState, info: TableInfo): TableState {
  return { ...state, info };
}

/** The words of the log anew, after somebody is muted no more. */
export function reread(state: TableState, changes: readonly Change[]): TableState {
  const entries = new Map(changes.map((change) => [change.version, change.entry]));
  return {
    ...state,
    log: state.log.map((change) => ({ ...change, entry: entries.get(change.version) ?? change.entry })),
  };
}
