import { describe, expect, test } from "vitest";
import type { Change, GameEvent } from "../src/net/types";
import { flightOf } from "../src/table/flights";
import { momentFrom, momentsOf } from "../src/table/moments";
import { actionsUpTo, isDoneTo, seizedBy, topOfPile, turnsOf, withoutUndone } from "../src/table/history";

const change = (version: number, what: string, seat: number, events: GameEvent[], undone?: number) =>
  ({ version, entry: { what, at: 0, seat, undone }, events }) as Change;
const log = [
  change(1, "started", 1, [
    { what: "drew", seat: 1, card: "M1" },
    { what: "turn-began", seat: 1 },
  ]),
  change(2, "acted", 1, [{ what: "played", seat: 1, card: "M1" }]),
  change(3, "undone", 1, []),
  change(4, "acted", 1, [{ what: "played", seat: 1, card: "R1" }]),
  change(5, "acted", 1, [{ what: "turn-began", seat: 2 }]),
  change(6, "acted", 2, [
    { what: "applied", seat: 2, effect: "attack", domain: "R" },
    { what: "paid", seat: 2, card: "M2" },
    { what: "lost", seat: 1, card: "R1" },
  ]),
];

describe("the log", () => {
  test("leaves out what was taken back", () => {
    expect(withoutUndone(log).map(({ version }) => version)).toEqual([1, 3, 4, 5, 6]);
  });

  test("counts the actions that stand after an entry", () => {
    expect([1, 2, 4, 5, 6].map((version) => actionsUpTo(log, version))).toEqual([0, 0, 1, 2, 3]);
  });

  test("is told by turn", () => {
    expect(turnsOf(log).map(({ number, seat }) => [number, seat])).toEqual([
      [0, null],
      [1, 1],
      [2, 2],
    ]);
  });

  test("knows what was done to me", () => {
    const lost = log[5].events[2];
    expect(isDoneTo(1, log[5], lost)).toBe(true);
    expect(isDoneTo(2, log[5], lost)).toBe(false);
    expect(isDoneTo(null, log[5], lost)).toBe(false);
  });

  test("tells an inquisitor which cards were somebody else's", () => {
    const seize = (card: string): GameEvent => ({ what: "seized", seat: 1, other: 2, card });
    const asked = [
      ...log,
      change(7, "acted", 1, [
        { what: "applied", seat: 1, effect: "inquisition" },
        { what: "paid", seat: 1, card: "R1" },
        seize("M1"),
        seize("E2"),
        seize("M1"),
      ]),
    ];
    expect(seizedBy(asked, 1)).toEqual({ other: 2, cards: { M1: 2, E2: 1 } });
    expect(
      seizedBy([...asked, change(8, "acted", 1, [{ what: "gave", seat: 1, other: 2, card: "E2" }])], 1)?.cards,
    ).toEqual({ M1: 2, E2: 1 });
    expect(seizedBy(asked, 2)).toBeNull();
    expect(seizedBy(log, 1)).toBeNull();
  });

  test("shows the card that was thrown away last", () => {
    expect(topOfPile(log)).toBe("R1");
    expect(topOfPile([])).toBeNull();
  });
});

describe("the key moments of a game", () => {
  const plays = (seat: number, card: string, from: number, count: number) =>
    Array.from({ length: count }, (_, index) => [
      change(from + 2 * index, "acted", seat, [{ what: "played", seat, card }]),
      change(from + 2 * index + 1, "acted", seat, [
        { what: "drew", seat, card: "?1" },
        { what: "turn-began", seat },
      ]),
    ]).flat();

  test("a threat is told once, a democracy lifts it", () => {
    const game = [
      log[0],
      ...plays(1, "S1", 2, 6),
      change(40, "acted", 2, [
        { what: "applied", seat: 2, effect: "democracy", other: 1, domain: "S" },
        { what: "democracy-laid", seat: 2, card: "U3", other: 1, domain: "S" },
      ]),
      ...plays(1, "S2", 50, 1),
    ];
    expect(momentsOf(game, 7)).toEqual([
      { action: 11, kind: "threat", seat: 1, domain: "S" },
      { action: 13, kind: "strike", seat: 2 },
      { action: 14, kind: "threat", seat: 1, domain: "S" },
    ]);
  });

  test("a new Age, a swing, the last round and the end", () => {
    const game = [
      log[0],
      change(2, "acted", 1, [
        { what: "drew", seat: 1, card: "?2" },
        { what: "turn-began", seat: 2 },
      ]),
      change(3, "acted", 2, [{ what: "played", seat: 2, card: "E1" }]),
      change(4, "acted", 2, [{ what: "played", seat: 2, card: "E2" }]),
      change(5, "acted", 2, [{ what: "deck-emptied", seat: 2 }]),
      change(6, "acted", 1, [{ what: "ended", seat: 1, ending: "majority" }]),
    ];
    expect(momentsOf(game, 7).map(({ action, kind }) => [action, kind])).toEqual([
      [1, "age"],
      [3, "swing"],
      [4, "last-round"],
      [5, "end"],
    ]);
  });

  test("the next and the one before", () => {
    const moments = momentsOf(log, 7);
    expect(moments).toEqual([{ action: 3, kind: "strike", seat: 2 }]);
    expect(momentFrom(moments, 0, false)?.action).toBe(3);
    expect(momentFrom(moments, 3, false)).toBeNull();
    expect(momentFrom(moments, 3, true)).toBeNull();
    expect(momentFrom(moments, 4, true)?.action).toBe(3);
  });
});

describe("cards fly from where they were to where they go", () => {
  test.each([
    ["played", { seat: 2, card: "M1" }, "hand-2", "area-2-M"],
    ["lost", { seat: 3, card: "R2" }, "area-3-R", "discard"],
    ["drew", { seat: 1, card: "?2" }, "deck", "hand-1"],
    ["seized", { seat: 1, other: 2, card: "S1" }, "hand-2", "hand-1"],
    ["embargo-laid", { seat: 1, other: 3, card: "E1", domain: "M" }, "area-1-E", "area-3-M"],
    ["recovered", { seat: 4, card: "U3" }, "discard", "hand-4"],
  ])("%s", (what, rest, from, to) => {
    expect(flightOf({ what, ...rest } as GameEvent)).toMatchObject({ from, to });
  });

  test("a face I draw turns over on the way", () => {
    expect(flightOf({ what: "drew", seat: 1, card: "M1" })?.turns).toBe(true);
    expect(flightOf({ what: "turn-began", seat: 1 })).toBeNull();
  });
});
