import { describe, expect, it } from "vitest";
import { soundsOf } from "../src/table/sound";
import { lastsOf, SCORES } from "../src/table/tones";
import type { GameEvent } from "../src/net/types";

const event = (what: string, more: Partial<GameEvent> = {}): GameEvent => ({ what, seat: 2, ...more });

describe("what is heard", () => {
  it("is one sound for a card laid, another for cards drawn, nothing for nothing", () => {
    expect(soundsOf([event("played", { card: "M1" }), event("drew"), event("drew")], 1)).toEqual(["card"]);
    expect(soundsOf([event("drew"), event("drew")], 1)).toEqual(["draw"]);
    expect(soundsOf([event("turn-began")], 1)).toEqual([]);
  });

  it("is an effect's own sound where it has one", () => {
    for (const effect of ["attack", "inquisition", "embargo", "democracy", "breakthrough", "inspiration"])
      expect(soundsOf([event("paid", { card: "M1" }), event("applied", { effect })], 1)).toEqual([effect]);
    expect(soundsOf([event("applied", { effect: "holy-book" })], 1)).toEqual(["effect"]);
  });

  it("is not taken for an effect that bears the name of another sound", () => {
    expect(soundsOf([event("applied", { effect: "toString" })], 1)).toEqual(["effect"]);
    expect(soundsOf([event("applied", { effect: "win" })], 1)).toEqual(["effect"]);
  });

  it("tells winner, loser and spectator the end in their own way", () => {
    const end = [event("ended", { ending: "hegemony" })];
    expect(soundsOf(end, 2, [2])).toEqual(["hegemony", "win"]);
    expect(soundsOf(end, 1, [2])).toEqual(["hegemony", "lose"]);
    expect(soundsOf(end, null, [2])).toEqual(["hegemony", "end"]);
    expect(soundsOf([event("ended", { ending: "majority" })], 1, [])).toEqual(["end"]);
  });
});

describe("every sound", () => {
  it.each(Object.entries(SCORES))("%s is short, begins at once and stays soft", (_, score) => {
    const parts = [...("tones" in score ? score.tones : []), ...("breaths" in score ? score.breaths : [])];
    expect(lastsOf(score)).toBeLessThan(1.8);
    expect(Math.min(...parts.map(({ at }) => at))).toBeLessThan(0.05);
    for (const { level } of parts) expect(level).toBeLessThan(0.4);
  });
});
