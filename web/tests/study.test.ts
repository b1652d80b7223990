import { describe, expect, it } from "vitest";
import { gamesOf } from "../src/study/study";

const ORIGINAL = `[Impera "1"]
[Id "a1"]
[Seat1 "Ann"]
[Seat2 "Bob \\"the\\" builder"]
[Note4 "why?"]
[Note12 "ah"]
[Result "hegemony P2"]

1. P2 play M1; end
`;
const BRANCH = `[Impera "1"]
[Id "b2"]
[From "a1 4"]
[Result "*"]

1. P2 play M1; end
`;
const DEEPER = BRANCH.replace("b2", "c3").replace("a1 4", "b2 9");

describe("a study in a file", () => {
  it("is cut into its records, each below what it comes from", () => {
    const games = gamesOf(`${ORIGINAL}\n${BRANCH}\n${DEEPER}`);
    expect(games.map(({ depth, after }) => [depth, after])).toEqual([
      [0, null],
      [1, 4],
      [2, 9],
    ]);
    expect(games[0].names).toEqual(["Ann", 'Bob "the" builder']);
    expect(games.map(({ notes }) => notes)).toEqual([2, 0, 0]);
    expect(games.map(({ text }) => text.trim())).toEqual([ORIGINAL, BRANCH, DEEPER].map((text) => text.trim()));
  });

  it("is one record where there is only one, whatever is in it", () => {
    expect(gamesOf(ORIGINAL)).toHaveLength(1);
    expect(gamesOf("nonsense")[0].text).toBe("nonsense");
  });
});
