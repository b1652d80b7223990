/** What is going on: the last turns as beats, one for each thing somebody did. Read from the log. */

import type { Change, GameEvent } from "../net/types";
import { isTold } from "../words/narrate";
import { isDoneTo, turnsOf } from "./history";

export interface Beat {
  version: number;
  seat: number;
  /** What is told first: the effect, or the card. */
  event: GameEvent;
  count: number;
  /** What came of it: what was paid, what others lost. */
  more: { event: GameEvent; count: number }[];
  /** The cards that moved, as far as they are seen. */
  cards: string[];
  isToMe: boolean;
}

export interface TurnTold {
  number: number;
  seat: number;
  beats: Beat[];
}

/** Of what happened at once, this is told first. */
const FIRST = ["ended", "applied", "played", "claimed", "picked", "deck-emptied", "play-skipped"];
const MOVES = new Set([
  "played",
  "claimed",
  "lost",
  "paid",
  "discarded",
  "sacrificed",
  "took",
  "recovered",
  "gave",
  "seized",
]);

const weight = ({ what }: GameEvent): number => (FIRST.includes(what) ? FIRST.indexOf(what) : FIRST.length);

function same(one: GameEvent, two: GameEvent): boolean {
  return one.what === two.what && one.seat === two.seat && one.other === two.other && one.card === two.card;
}

/** The same thing several times is told once, with its number. */
export function joinedEvents(events: readonly GameEvent[]): { event: GameEvent; count: number }[] {
  const told: { event: GameEvent; count: number }[] = [];
  for (const event of events) {
    const before = told.find((each) => same(each.event, event));
    if (before) before.count++;
    else told.push({ event, count: 1 });
  }
  return told;
}

/** A line of the log: what happened, and further cards with which the same was done. */
export interface Line {
  version: number;
  event: GameEvent;
  count: number;
  more: string[];
  isToMe: boolean;
}

/** Cards laid off from the hand one after the other are one line, which leads to the last of them. */
export function shortened(lines: readonly Line[]): Line[] {
  const told: Line[] = [];
  for (const line of lines) {
    const before = told.at(-1);
    const isMore = line.event.what === "discarded" && before?.event.what === "discarded";
    if (isMore && before.event.seat === line.event.seat) {
      const cards = Array.from({ length: line.count }, () => line.event.card ?? "").filter(Boolean);
      told[told.length - 1] = { ...before, version: line.version, more: [...before.more, ...cards] };
    } else told.push(line);
  }
  return told;
}

function beatOf(change: Change, me: number | null): Beat | null {
  const told = joinedEvents(change.events.filter((event) => isTold(event, me)));
  if (!told.length) return null;
  const isMine = ({ event }: { event: GameEvent }) => isDoneTo(me, change, event);
  const [first, ...rest] = told.sort((one, two) => weight(one.event) - weight(two.event));
  const more = [...rest.filter(isMine), ...rest.filter((each) => !isMine(each))]; // what befell me is read first
  return {
    version: change.version,
    seat: change.entry.seat ?? first.event.seat,
    event: first.event,
    count: first.count,
    more,
    cards: change.events.flatMap(({ what, card }) => (card && MOVES.has(what) ? [card] : [])),
    isToMe: change.events.some((event) => isDoneTo(me, change, event)),
  };
}

/** Who draws at the end of a turn is no story: it is told under what was done before. */
function withoutDraws(beats: readonly Beat[]): Beat[] {
  const told: Beat[] = [];
  for (const beat of beats) {
    const before = told.at(-1);
    if (before && beat.event.what === "drew") {
      const more = [...before.more, { event: beat.event, count: beat.count }, ...beat.more];
      told[told.length - 1] = { ...before, more };
    } else told.push(beat);
  }
  return told;
}

/** The turns that were played last, the present one at the end; a turn in which nothing was done yet is none. */
export function lastTurns(log: readonly Change[], me: number | null, count: number): TurnTold[] {
  const turns = turnsOf(log.filter(({ entry }) => entry.what !== "said" && entry.what !== "phrased"))
    .slice(-count - 1)
    .map(({ number, seat, changes }) => {
      const beats = changes.map((change) => beatOf(change, me)).filter((beat) => beat !== null);
      return { number, seat: seat ?? beats.at(-1)?.seat ?? 0, beats: withoutDraws(beats) };
    });
  return turns.filter(({ beats, seat }) => beats.length && seat).slice(-count);
}
