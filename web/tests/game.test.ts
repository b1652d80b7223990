import { describe, expect, test, vi } from "vitest";
import over from "../fixtures/over.json";
import teams from "../fixtures/teams.json";
import three from "../fixtures/three.json";
import { choiceOf, choicesFor, exampleOf } from "../src/game/actions";
import { cardsOf, handSeen, isBarred, othersOf, progress, threats } from "../src/game/counts";
import { EFFECTS } from "../src/game/domains";
import { leaders, tieBreaks } from "../src/game/scoring";
import { canonical } from "../src/net/digest";
import type { ResultInfo, View } from "../src/net/types";
import { offered, promptKey, seatTargets, standing, targets } from "../src/table/aim";
import { clockText } from "../src/table/clock";

const view = three.view as unknown as View;

describe("actions", () => {
  test("are taken apart by their words", () => {
    expect(choiceOf("embargo P2 M")).toEqual({ text: "embargo P2 M", verb: "embargo", seat: 2, domain: "M" });
    expect(choiceOf("inspiration P3 holy-book")).toMatchObject({ seat: 3, copied: "holy-book" });
    expect(choiceOf("play M1").card).toBe("M1");
  });

  test("a verb does not match a longer one", () => {
    expect(choicesFor(["play M1", "playful"], "play").map(({ text }) => text)).toEqual(["play M1"]);
  });

  test("each effect has an example to ask about", () => {
    const at = (seat: number, area: Record<string, number>) =>
      ({ seat, players: 3, areas: [area, area, area] }) as unknown as View;
    expect(exampleOf("embargo", at(3, {}))).toBe("embargo P1 M");
    expect(exampleOf("purge", at(1, {}))).toBe("purge");
    expect(exampleOf("attack", at(1, { M1: 1 }))).toBe("attack M");
    expect(exampleOf("attack", at(1, { M1: 1, S2: 1 }))).toBe("attack S");
  });
});

test("an embargo binds in its holder's turn, and only then", () => {
  const barred = { ...view, turn: 1, barred: "M" } as View;
  expect(isBarred(barred, 1, "M")).toBe(true);
  expect(isBarred(barred, 1, "S")).toBe(false);
  expect(isBarred(barred, 2, "M")).toBe(false);
  expect(isBarred({ ...barred, turn: 2, barred: "" } as View, 1, "M")).toBe(false);
});

describe("what the table offers comes from view.legal alone", () => {
  test("effects stand ready, spent, lacking, or wait", () => {
    expect(standing(view, "holy-book")).toBe("ready");
    expect(standing(view, "purge")).toBe("lacking");
    expect(standing({ ...view, legal: ["end"], spent: { permanent: "R", discard: "" } }, "holy-book")).toBe("spent");
    expect(standing({ ...view, legal: [] }, "holy-book")).toBe("waiting");
  });

  test("an aimed effect marks the Domains it can reach", () => {
    expect([...targets(view, "embargo").keys()]).toContain("2-M");
    expect(targets(view, null).size).toBe(0);
    expect([...seatTargets(view, "inquisition").keys()]).toEqual([2, 3]);
  });

  test("cards are offered by the verb that is asked", () => {
    const asked = { ...view, decision: "take", legal: ["take R1", "take E2"] } as View;
    expect([...offered(asked).area.keys()]).toEqual(["R1", "E2"]);
    expect(offered(asked).hand.size).toBe(0);
    expect(promptKey({ ...view, decision: "play", effect: "monopoly" } as View)).toBe("web-ask-play-effect");
  });

  test("there are sixteen effects", () => {
    expect(EFFECTS).toHaveLength(16);
  });
});

describe("counting", () => {
  test("cards come in the order of kinds", () => {
    expect(cardsOf({ U3: 1, M1: 2 })).toEqual(["M1", "M1", "U3"]);
  });

  test("progress knows levels and Hegemony", () => {
    expect(progress(view, 1, "R")).toMatchObject({ have: 4, level: 1, hegemony: 7, missing: 3 });
  });

  test("a hand shows known faces and the backs of the rest", () => {
    expect(handSeen({ size: 3, ages: [0, 3, 0], known: { S2: 1 } })).toEqual(["S2", "?2", "?2"]);
  });

  test("one card from Hegemony is a threat", () => {
    expect(threats(teams.view as unknown as View)).toContainEqual({ seat: 1, domain: "M", missing: 1 });
  });

  test("others sit clockwise from me", () => {
    expect(othersOf({ ...view, seat: 2 })).toEqual([3, 1]);
    expect(othersOf({ ...view, seat: null })).toEqual([1, 2, 3]);
  });
});

describe("scoring as told", () => {
  const ended = over.view as unknown as View;

  test("the leaders of the Domains make the points of the server", () => {
    const points = [1, 2, 3].map(
      (seat) =>
        (["M", "R", "E", "S", "C", "U"] as const).filter((domain) => leaders(ended, domain).includes(seat)).length,
    );
    expect(points).toEqual(ended.result?.points);
  });

  test("the tie of the rulebook's example is broken by Culture", () => {
    const areas = [
      { M1: 4, R1: 2, S1: 4, C1: 1, U3: 2 },
      { M1: 4, E1: 3, S1: 1, C1: 1, U3: 3 },
      { M1: 1, R1: 2, E1: 1, S1: 2, C1: 2, U3: 3 },
    ];
    const tied = { ...ended, areas, teams: false } as View;
    const steps = tieBreaks(tied, { how: "majority", winners: [3], points: [3, 3, 3] } as ResultInfo);
    expect(steps.map(({ domain }) => domain)).toEqual(["U", "C"]);
    expect(steps.at(-1)?.left).toEqual([[3]]);
  });
});

test("the canonical JSON is the server's: sorted keys, no spaces", () => {
  expect(canonical({ b: [1, { d: null, c: "x" }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
});

test("clocks are read as people read them", () => {
  expect(clockText(65_000)).toBe("1:05");
  expect(clockText(7_265_000)).toBe("2:01:05");
  expect(clockText(90_000_000)).toBe("1 d 1 h");
  expect(clockText(-5)).toBe("0:00");
});

test("every bot that can be seated has a name in each language", async () => {
  vi.stubGlobal("document", { documentElement: { dataset: {}, lang: "" } });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  const { words } = await import("../src/words/words.svelte");
  const { strengthOf } = await import("../src/table/names");
  for (const language of ["en", "el", "hu", "it", "ro"]) {
    await words.speak(language);
    for (const bot of ["random", "builder", "light", "greedy", "level:3", "ladder:10", "ladder:2/scholar"])
      expect(strengthOf(bot), language).not.toBe(bot);
  }
}, 30_000); // five catalogues are built on the way, which a busy machine takes seconds for

test("beside the ladder the simple bots are offered, and no level of old", async () => {
  const { othersOf } = await import("../src/table/names");
  const listed = ["random", "light", "ladder:1", "ladder:2", "level:2"].map((name) => ({ name }));
  expect(othersOf(listed)).toEqual(["random", "light"]);
});
