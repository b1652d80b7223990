import { describe, expect, test } from "vitest";
import type { Change, MyTable } from "../src/net/types";
import { ago } from "../src/pages/ago";
import { hasWon, isShown } from "../src/pages/outcome";
import { declinedBy } from "../src/table/chat";

describe("how long ago", () => {
  const now = Date.UTC(2026, 0, 31);
  const minutes = (count: number) => ago(now - count * 60_000, "en", now);
  test("is told in the largest unit that fits", () => {
    expect([0, 5, 90, 60 * 24, 60 * 24 * 15].map(minutes)).toEqual([
      "now",
      "5 minutes ago",
      "1 hour ago",
      "yesterday",
      "2 weeks ago",
    ]);
  });

  test("is told in the language of the player; a clock that is ahead does not matter", () => {
    expect(ago(now - 7_200_000, "it", now)).toBe("2 ore fa");
    expect(ago(now + 90_000, "en", now)).toBe("now");
  });
});

describe("an offer of mine", () => {
  const change = (version: number, what: string, seat: number, more: object = {}, events: object[] = []) =>
    ({ version, entry: { what, at: 0, seat, ...more }, events }) as Change;
  const offered = change(1, "offered", 1, { kind: "draw" });
  const declined = change(3, "answered", 2, { agree: false });

  test("was declined, whatever else was agreed or said", () => {
    const log = [offered, change(2, "answered", 3, { agree: true }), declined, change(4, "said", 2, { text: "No." })];
    expect(declinedBy(log, 1)).toBe(declined);
    expect(declinedBy(log, 2)).toBeNull();
    expect(declinedBy(log, null)).toBeNull();
  });

  test("was withdrawn, is pending, or belongs to an earlier turn", () => {
    expect(declinedBy([offered, change(2, "answered", 1, { agree: false })], 1)).toBeNull();
    expect(declinedBy([offered, declined, { ...offered, version: 4 }], 1)).toBeNull();
    expect(declinedBy([offered, declined, change(4, "acted", 1, {}, [{ what: "turn-began", seat: 2 }])], 1)).toBeNull();
  });
});

describe("my games", () => {
  const seats = ["Ádám", "Bea"].map((name, index) => ({ seat: index + 1, name, holder: "person", bot: null }));
  const game = (status: string, winners: number[] | null) =>
    ({
      table: { status, seats, result: winners && { how: "draw", winners }, options: {} },
      seat: 1,
    }) as unknown as MyTable;
  const won = game("finished", [1]);
  const lost = game("finished", [2]);
  const drawn = game("finished", []);
  const running = game("running", null);
  const shown = (filter: "all" | "now" | "won" | "lost", name = "") =>
    [won, lost, drawn, running].filter((mine) => isShown(mine, filter, name, (bot) => bot));

  test("are found by how they stand", () => {
    expect(shown("all")).toEqual([won, lost, drawn, running]);
    expect(shown("now")).toEqual([running]);
    expect(shown("won")).toEqual([won]);
    expect(shown("lost")).toEqual([lost]);
    expect(hasWon({ ...won, seat: null })).toBe(false);
  });

  test("are found by a name, whatever its accents and capitals", () => {
    expect(shown("all", " adam ")).toHaveLength(4);
    expect(shown("won", "BEA")).toEqual([won]);
    expect(shown("all", "Carl")).toEqual([]);
  });
});
