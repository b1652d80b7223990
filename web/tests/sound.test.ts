import { describe, expect, it } from "vitest";
import { soundsOf } from "../src/table/sound";
import { lastsOf, type Score, SCORES } from "../src/table/tones";
import type { GameEvent } from "../src/net/types";

const event = (what: string, more: Partial<GameEvent> = {}): GameEvent => ({ what, seat: 2, ...more });

const sum = (levels: readonly number[]) => levels.reduce((total, level) => total + level, 0);

/** How loud something is at a moment: it dies away from its beginning on. */
function faded({ at, lasts, level }: { at: number; lasts: number; level: number }, moment: number): number {
  return moment < at || moment > at + lasts ? 0 : level * (0.0001 / level) ** ((moment - at) / lasts);
}

describe("what is heard", () => {
  it("is one sound for a card laid, another for cards drawn, nothing for nothing", () => {
    expect(soundsOf([event("played", { card: "M1" }), event("drew"), event("drew")], 1)).toEqual(["card"]);
    expect(soundsOf([event("drew"), event("drew")], 1)).toEqual(["draw"]);
    expect(soundsOf([event("turn-began")], 1)).toEqual([]);
  });

  it("is an effect's own sound where it has one", () => {
    for (const effect of ["attack", "inquisition", "embargo", "democracy", "breakthrough"])
      expect(soundsOf([event("paid", { card: "M1" }), event("applied", { effect })], 1)).toEqual([effect]);
    expect(soundsOf([event("applied", { effect: "holy-book" })], 1)).toEqual(["effect"]);
    expect(soundsOf([event("applied", { effect: "holy-book", other: 1 })], 1)).toEqual(["inspiration"]);
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
  it.each(Object.entries(SCORES))("%s is short and begins at once", (_, score) => {
    const parts = [...("tones" in score ? score.tones : []), ...("breaths" in score ? score.breaths : [])];
    expect(lastsOf(score)).toBeLessThan(1.8);
    expect(Math.min(...parts.map(({ at }) => at))).toBeLessThan(0.05);
    expect(parts.length).toBeGreaterThan(0);
  });

  it.each(Object.entries(SCORES))("%s stays soft, and never comes near the loudest there is", (_, score: Score) => {
    const tones = (score.tones ?? []).map(({ level, partials = [], at, lasts }) => {
      expect(level).toBeLessThan(0.4);
      return { at, lasts, level: level * (1 + partials.reduce((sum, [, part]) => sum + part, 0)) };
    });
    // Of a breath its band is heard: a third at most.
    const breaths = (score.breaths ?? []).map(({ level, at, lasts }) => ({ at, lasts, level: level / 3 }));
    const all = [...tones, ...breaths];
    const loudness = (moment: number) => sum(all.map((part) => faded(part, moment)));
    expect(Math.max(...all.map(({ at }) => loudness(at)))).toBeLessThan(1); // all crests at once, times 0.8
  });

  it.each(Object.entries(SCORES))(
    "%s is heard from a telephone, which has nothing below 300 hertz",
    (_, score: Score) => {
      const tones = (score.tones ?? []).flatMap(({ pitch, to = pitch, level, partials = [] }) =>
        [[1, 1] as const, ...partials].map(([times, part]) => ({
          hertz: Math.min(pitch, to) * times,
          level: level * part,
        })),
      );
      const breaths = (score.breaths ?? []).map(({ band, to = band, level }) => ({
        hertz: Math.max(band, to),
        level: level / 3,
      }));
      const heard = [...tones, ...breaths].filter(({ hertz }) => hertz >= 300);
      expect(Math.max(0, ...heard.map(({ level }) => level))).toBeGreaterThan(0.05);
    },
  );
});
