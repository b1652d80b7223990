import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test, vi } from "vitest";
import { catalogueOf, laterOf } from "../build/catalogues";
import { leadsTo } from "../src/daily/chain";
import type { DailyScore, TurnVerdict } from "../src/net/types";

let bundle: FluentBundle;
vi.mock("../src/words/words.svelte", () => ({
  say: (key: string, given: Record<string, string | number>) => {
    const message = bundle.getMessage(key);
    return bundle.formatPattern(message?.value ?? "", given);
  },
}));
const { LONGEST, outcome, points, shareText, signsOf, until } = await import("../src/daily/share");

const LANGUAGES = ["en", "el", "hu", "it", "ro"];
const speak = (language: string) => {
  bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogueOf(language) + laterOf("daily", language)));
};
const score = (turns: number, won = 1): DailyScore => ({
  won,
  loss: 1.2345,
  luck: -0.4567,
  accuracy: 71.5,
  verdicts: Array.from({ length: turns }, (_, at) => (["fine", "inaccuracy", "blunder"] as TurnVerdict[])[at % 3]),
});

describe("the text to share", () => {
  for (const language of LANGUAGES) {
    test(`is short, words before signs, and gives nothing away: ${language}`, () => {
      speak(language);
      for (const won of [1, 0.5, 0])
        for (const turns of [0, 9, 200]) {
          const shared = { date: "2026-09-30", score: score(turns, won), place: 10_234, count: 99_999 };
          const text = shareText(shared, language, "https://a-rather-long-name-of-a-server.example.org/daily");
          expect(text.length).toBeLessThanOrEqual(LONGEST);
          expect(text).toMatch(/^Impera/);
          expect(text).toContain("2026");
          if (turns === 9) expect(text.indexOf("●")).toBeGreaterThan(text.indexOf("10"));
          expect(text).not.toMatch(/[MRESCU][123]\b|[{}]/);
        }
    });
  }

  test("an ordinary one holds all there is", () => {
    speak("en");
    const shared = { date: "2026-11-17", score: { ...score(4), loss: 0.034, luck: 0.121 }, place: 2, count: 14 };
    expect(shareText(shared, "en", "http://localhost:8420/daily")).toBe(
      "Impera, the deal of November 17, 2026: won. Points lost by decisions: 3.4, luck: +12.1, place 2 of 14. " +
        "●◐○● http://localhost:8420/daily",
    );
  });

  test("a sign for each verdict", () => {
    expect(signsOf(["fine", "inaccuracy", "mistake", "blunder"])).toBe("●◐○○");
    expect([1, 0.5, 0].map(outcome)).toEqual(["won", "shared", "lost"]);
    expect(points(-0.00001, "en", true)).toBe("0.0");
    expect(until(90 * 60_000, 0, "en")).toBe("1 hr 30 min");
  });
});

describe("the chain of days", () => {
  // Python: Chain("0f" * 32, date(2026, 11, 17), 0)
  const ANCHOR = "ab7f38dd34e51617042bd2c04b982d6b5415621d6af3a8f0c36f308163d096b8";
  const LINK = "636af5a54b85ac1e51b7b3c5ffc627df07b2aebce86222192992dafbca7f12f3";
  test("a link leads to the anchor that Python made", () => {
    expect(leadsTo(ANCHOR, "2026-11-17", "2026-12-01", LINK)).toBe(true);
    expect(leadsTo(ANCHOR, "2026-11-17", "2026-12-02", LINK)).toBe(false);
    expect(leadsTo(ANCHOR, "2026-11-17", "2026-12-01", "ab".repeat(32))).toBe(false);
  });
});
