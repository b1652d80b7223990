/** What is going on, told: beats, sentences with cards, the pace of others. */

import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Change, GameEvent } from "../src/net/types";
import { turnTime } from "../src/table/pace";
import { lastTurns, type Line, shortened } from "../src/table/story";

vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {}, lang: "" } });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
const { narrate, narrated } = await import("../src/words/narrate");
const { words } = await import("../src/words/words.svelte");
const { known } = await import("../src/table/advice.svelte");

const names = (seat: number) => ["Ada", "Livia", "Cosimo"][seat - 1];
const act = (version: number, seat: number, events: GameEvent[], action = ""): Change => ({
  version,
  entry: { what: "acted", at: 0, seat, action },
  events,
});
const attack = act(3, 2, [
  { what: "applied", seat: 2, effect: "attack", domain: "R" },
  { what: "paid", seat: 2, card: "M2" },
  { what: "lost", seat: 1, card: "R1" },
]);
const log: Change[] = [
  { version: 1, entry: { what: "started", at: 0 }, events: [{ what: "turn-began", seat: 2 }] },
  act(2, 2, [{ what: "played", seat: 2, card: "S1" }]),
  attack,
  act(4, 2, [
    { what: "drew", seat: 2, card: "?1" },
    { what: "drew", seat: 2, card: "?1" },
    { what: "turn-began", seat: 3 },
  ]),
];

describe("the stage", () => {
  test("tells a turn in beats, the blow first, then what came of it", () => {
    const [turn] = lastTurns(log, 1, 3);
    expect(turn.seat).toBe(2);
    expect(turn.beats.map(({ event, count }) => [event.what, count])).toEqual([
      ["played", 1],
      ["applied", 1],
    ]);
    const blow = turn.beats[1];
    expect(blow.more.map(({ event }) => event.what)).toEqual(["lost", "paid", "drew"]); // what befell me first
    expect(blow.more[2].count).toBe(2); // what is drawn after it does not take its place
    expect(blow.cards).toEqual(["M2", "R1"]);
    expect(blow.isToMe).toBe(true);
  });

  test("a turn in which nothing was done yet leaves the last one on the stage", () => {
    expect(lastTurns(log, 1, 1).map(({ seat }) => seat)).toEqual([2]);
  });
});

test("cards laid off one after the other are one line of the log, which leads to the last", () => {
  const line = (version: number, what: string, card: string, seat = 2, count = 1) =>
    ({ version, event: { what, seat, card }, count, more: [], isToMe: false }) as unknown as Line;
  const lines = [
    line(1, "played", "S3"),
    line(2, "discarded", "U3"),
    line(3, "discarded", "M3", 2, 2),
    line(4, "discarded", "C3", 1),
    line(5, "drew", "?3"),
  ];
  expect(shortened(lines).map(({ version, event, more }) => [version, event.what, more])).toEqual([
    [1, "played", []],
    [3, "discarded", ["M3", "M3"]],
    [4, "discarded", []],
    [5, "drew", []],
  ]);
});

describe("sentences", () => {
  beforeAll(() => words.speak("en"));

  test("say you to me, names to the others, and no codes to anyone", () => {
    const played: GameEvent = { what: "played", seat: 1, card: "M1" };
    expect(narrate(played, 1, names)).toBe("You play Military, Age 1");
    expect(narrate(played, 2, names)).toBe("Ada plays Military, Age 1");
    const embargo: GameEvent = { what: "applied", seat: 2, effect: "embargo", other: 1, domain: "S" };
    expect(narrate(embargo, 1, names)).toBe("Livia lays an embargo on your Science");
    expect(narrate(embargo, 3, names)).toBe("Livia lays an embargo on Science of Ada");
    expect(narrate({ ...embargo, seat: 1 }, 1, names)).toBe("You lay an embargo on your own Science");
  });

  test("in parts, for drawing", () => {
    expect(narrated({ what: "gave", seat: 2, other: 1, card: "S3" }, 1)).toEqual([
      { kind: "seat", seat: 2 },
      { kind: "text", text: " gives " },
      { kind: "card", card: "S3" },
      { kind: "text", text: " to you" },
    ]);
  });

  test.each(["el", "hu", "it", "ro"])("%s has them all", async (language) => {
    await words.speak(language);
    const text = narrate({ what: "lost", seat: 1, card: "M1" }, 1, names);
    expect(text).not.toContain("web-you");
    expect(text).not.toContain("Ada");
    await words.speak("en");
  });
});

describe("the pace", () => {
  const flight = 480;
  /** A turn of so many actions, told as fast as they come. */
  function turnOf(actions: number): number {
    let spent = 0;
    for (let waiting = actions - 1; waiting >= 0; waiting--)
      spent += turnTime({ flight, waiting, spent, isMine: false });
    return spent;
  }

  test.each([2, 4, 8])("two bots with %d actions each take at most four seconds at the usual speed", (actions) => {
    expect(2 * turnOf(actions)).toBeLessThanOrEqual(4000);
  });

  test("what is done to me stays longer", () => {
    const moment = { flight, waiting: 0, spent: 0 };
    expect(turnTime({ ...moment, isMine: true })).toBeGreaterThan(turnTime({ ...moment, isMine: false }));
  });
});

test("whoever has done a thing often needs no tip for it", () => {
  const plays = [1, 2, 3].map((version) => act(version, 1, [], "play M1"));
  expect(known(plays, 1)).toEqual(["play"]);
  expect(known(plays.slice(1), 1)).toEqual([]);
  expect(known([...plays, ...[4, 5, 6].map((version) => act(version, 1, [], "attack M"))], 1)).toEqual([
    "play",
    "effects",
    "level",
  ]);
});
