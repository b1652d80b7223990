/** A table without a server behind it: from a record, or from the drawing board. Nobody is asked anything there. */

import type { Change, GameEvent, PositionAt, ResultInfo, SeatInfo, TableInfo, TableOptions, View } from "../net/types";
import { type TableState, untold } from "./state";

export interface Sitter {
  name: string | null;
  bot: string | null;
}

export interface Stored {
  id?: string;
  sitters: readonly Sitter[];
  view: View;
  changes: readonly Change[];
  result?: ResultInfo | null;
  /** Whose eyes it is seen with. */
  seat?: number | null;
}

function optionsOf(view: View): TableOptions {
  return {
    players: view.players,
    variant: view.variant,
    teams: view.teams,
    chat: false,
    clock: { mode: "none" },
    grace: 0,
    hints: false,
    listed: false,
    player_seeds: false,
    sealed_seeds: false,
    shuffle: false,
    rated: false,
  };
}

function seatOf({ name, bot }: Sitter, index: number): SeatInfo {
  return {
    seat: index + 1,
    holder: bot ? "bot" : "person",
    played_by: bot ? "bot" : "person",
    presence: bot ? null : "here",
    name,
    bot,
    person: null,
    rating: null,
    rating_change: null,
    seeded: false,
    seal: null,
  };
}

function infoOf({ id = "", sitters, view, changes, result = null }: Stored): TableInfo {
  return {
    id,
    actions: changes.filter(({ entry }) => entry.what === "acted").length,
    commitment: "",
    created: 0,
    expires: null,
    host: null,
    offer: null,
    options: optionsOf(view),
    rematch: null,
    result: result ?? view.result,
    seats: sitters.map(seatOf),
    status: (result ?? view.result) ? "finished" : "running",
    watching: 0,
    uncounted: null,
    hurried: false,
  };
}

/** The state of a stored table: every field is there, as a server would tell it. */
export function stateOf(stored: Stored): TableState {
  const last = stored.changes.at(-1)?.version ?? 0;
  const seat = stored.seat ?? null;
  return {
    ...untold(stored.id ?? ""),
    version: last,
    seq: last,
    info: infoOf(stored),
    you: { person: null, name: seat ? (stored.sitters[seat - 1]?.name ?? null) : null, seat, host: false },
    view: stored.view,
    log: stored.changes,
  };
}

/** The log of a game from what happened at each of its actions; the first is the deal. */
export function changesOf(told: readonly { seat?: number | null; events: GameEvent[] }[]): Change[] {
  return told.map(({ seat = null, events }, index) => ({
    version: index + 1,
    entry: { what: index ? "acted" : "started", at: 0, seat: seat ?? (index ? (events[0]?.seat ?? null) : null) },
    events,
  }));
}

/** A record that was read: its positions, and who played. */
export function recorded(
  positions: readonly PositionAt[],
  sitters: readonly Sitter[],
  result: ResultInfo | null = null,
): TableState {
  const last = positions[positions.length - 1];
  return stateOf({ sitters, view: last.view, changes: changesOf(positions), result });
}
