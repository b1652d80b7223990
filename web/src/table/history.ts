/** Reading the log: turns, what was done to me, the last card thrown away. */

import type { Change, GameEvent } from "../net/types";

const TO_PILE = new Set(["discarded", "sacrificed", "paid", "lost", "embargo-lifted"]);

/** The card that lies uppermost on the discard pile. */
export function topOfPile(log: readonly Change[]): string | null {
  for (let index = log.length - 1; index >= 0; index--) {
    const event = log[index].events.findLast((each) => TO_PILE.has(each.what));
    if (event) return event.card ?? null;
  }
  return null;
}

/** Did somebody else do this to the seat? */
export function isDoneTo(seat: number | null, change: Change, event: GameEvent): boolean {
  if (!seat || change.entry.seat === seat) return false;
  return event.other === seat || (event.what === "lost" && event.seat === seat);
}

export interface Turn {
  number: number;
  seat: number | null;
  changes: Change[];
}

/** The log by turn; turn 0 is everything before the first. Actions that were undone are left out. */
export function turnsOf(log: readonly Change[]): Turn[] {
  const turns: Turn[] = [{ number: 0, seat: null, changes: [] }];
  for (const change of withoutUndone(log)) {
    const turn = turns[turns.length - 1];
    turn.changes.push(change);
    const began = change.events.find((event) => event.what === "turn-began");
    if (began) turns.push({ number: turn.number + 1, seat: began.seat, changes: [] });
  }
  return turns.filter((turn) => turn.changes.length);
}

/** How many actions stand after an entry of the log. */
export function actionsUpTo(log: readonly Change[], version: number): number {
  return withoutUndone(log).filter((change) => change.entry.what === "acted" && change.version <= version).length;
}

/** The entry after which so many actions stand. */
export function versionOf(log: readonly Change[], actions: number): number | null {
  return withoutUndone(log).filter((change) => change.entry.what === "acted")[actions - 1]?.version ?? null;
}

/** An undo takes back the last action that stands. */
export function withoutUndone(log: readonly Change[]): Change[] {
  const kept: Change[] = [];
  for (const change of log) {
    if (change.entry.what === "undone") {
      const at = kept.findLastIndex((each) => each.entry.what === "acted");
      if (at >= 0) kept.splice(at, 1);
    }
    kept.push(change);
  }
  return kept;
}

/** The cards an inquisitor has just taken, and from whom: what was seized since the last effect began (R6.2). */
export function seizedBy(
  log: readonly Change[],
  seat: number,
): { other: number; cards: Record<string, number> } | null {
  const events = log.flatMap((change) => change.events);
  const taken = events
    .slice(events.findLastIndex((event) => event.what === "applied"))
    .filter((event) => event.what === "seized" && event.seat === seat);
  const cards: Record<string, number> = {};
  for (const { card } of taken) if (card) cards[card] = (cards[card] ?? 0) + 1;
  return taken[0]?.other ? { other: taken[0].other, cards } : null;
}
