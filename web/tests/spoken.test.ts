/** What the weakest opponent says of its turn: from what lies open, and of no card that is hidden. */

import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Change, GameEvent, TableInfo, View } from "../src/net/types";
import { lastTurns } from "../src/table/story";

vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {}, lang: "" } });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
const { isExplaining, saidOf } = await import("../src/table/spoken");
const { say, words } = await import("../src/words/words.svelte");

const HEGEMONY = { M: 8, R: 8, E: 8, S: 8, C: 8, U: 8 };
const needs = { level_1: 3, level_2: 5, hegemony: [HEGEMONY, HEGEMONY] };
const view = (areas: Record<string, number>[]): View =>
  ({ players: 2, seat: 1, areas, needs, draft: null, result: null, teams: false }) as unknown as View;
const turn = (...events: GameEvent[][]): Change[] => [
  { version: 1, entry: { what: "started", at: 0 }, events: [{ what: "turn-began", seat: 2 }] },
  ...events.map((each, index) => ({
    version: index + 2,
    entry: { what: "acted" as const, at: 0, seat: 2, action: "" },
    events: each,
  })),
];
const played = (card: string): GameEvent => ({ what: "played", seat: 2, card });
const keys = (areas: Record<string, number>[], ...events: GameEvent[][]) =>
  saidOf(view(areas), lastTurns(turn(...events), 1, 2), 1, (seat) => `P${seat}`).map(({ key }) => key);

beforeAll(() => words.speak("en"));

describe("an opponent that explains itself", () => {
  test("says why it played a card, by what lies before it", () => {
    expect(keys([{}, { S1: 1 }], [played("S1")])).toEqual(["web-says-first"]);
    expect(keys([{ S1: 3 }, { S1: 2 }], [played("S1")])).toEqual(["web-says-more"]);
    expect(keys([{ S1: 1 }, { S1: 2 }], [played("S1")])).toEqual(["web-says-lead"]);
    expect(keys([{}, { S1: 2, S2: 1 }], [played("S2")])).toEqual(["web-says-level"]);
    expect(keys([{}, { S1: 7 }], [played("S1")])).toEqual(["web-says-near"]);
    expect(keys([{ C1: 1 }, { C1: 2 }], [played("C1")])).toEqual(["web-says-culture"]);
    expect(keys([{}, {}], [played("S1")])).toEqual(["web-says-tried"]);
  });

  test("says what an effect was for, to the one who is hit in other words", () => {
    const applied = (effect: string, more: Partial<GameEvent> = {}): GameEvent[] => [
      { what: "applied", seat: 2, effect, ...more },
    ];
    const after = (events: GameEvent[]) => keys([{}, { S1: 1 }], [played("S1")], events)[1];
    expect(after(applied("embargo", { other: 1, domain: "M" }))).toBe("web-says-embargo-you");
    expect(after(applied("embargo", { other: 2, domain: "M" }))).toBe("web-says-embargo");
    expect(after(applied("democracy", { other: 1, domain: "M" }))).toBe("web-says-democracy-you");
    expect(after(applied("attack", { domain: "M" }))).toBe("web-says-attack-none");
    expect(after([...applied("attack", { domain: "M" }), { what: "lost", seat: 1, card: "M1" }])).toBe(
      "web-says-attack",
    );
    expect(after(applied("purge"))).toBe("web-says-laid-off");
    expect(after(applied("purge", { other: 1 }))).toBe("web-says-copied");
  });

  test("tells nothing of a hidden card, and nothing of a turn of mine", () => {
    const seized: GameEvent[] = [
      { what: "applied", seat: 2, effect: "inquisition", other: 3 },
      { what: "seized", seat: 2, other: 3, card: "?2" },
    ];
    expect(keys([{}, { S1: 1 }], [played("S1")], seized)).toEqual(["web-says-first", "web-says-inquisition"]);
    expect(Object.keys(saidOf(view([{}, {}]), lastTurns(turn(seized), 1, 2), 1, String)[0].given ?? {})).toEqual([]);
    expect(saidOf(view([{}, { S1: 1 }]), lastTurns(turn([played("S1")]), 2, 2), 2, String)).toEqual([]);
  });

  test("is the weakest of the ladder, and no other", () => {
    const info = (bot: string, status = "running") =>
      ({
        status,
        seats: [
          { seat: 1, bot: null },
          { seat: 2, bot },
        ],
      }) as unknown as TableInfo;
    expect(isExplaining(info("ladder:1"), 1)).toBe(true);
    expect(isExplaining(info("ladder:2"), 1)).toBe(false);
    expect(isExplaining(info("ladder:1", "finished"), 1)).toBe(false);
    expect(say("web-says-first", { domain: "Science" })).not.toBe("web-says-first");
  });
});
