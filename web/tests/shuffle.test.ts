import { describe, expect, test } from "vitest";
import { areLotsTrue, check, commitmentOf, deal } from "../src/game/shuffle";
import type { Proof } from "../src/net/types";
import shuffles from "./shuffles.json";

describe("the shuffle that anyone can verify", () => {
  test.each(shuffles)("deals what the server deals, for $players players", async (given) => {
    const dealt = await deal(given.server, given.playerSeeds, given.players);
    expect(dealt).toEqual({ deck: given.deck, removed: given.removed, first: given.first });
    expect(await commitmentOf(given.server)).toBe(given.commitment);
  });

  const given = shuffles[0];
  const proof = {
    commitment: given.commitment,
    server_seed: given.server,
    player_seeds: [],
    player_seals: [],
    players: 2,
    variant: "basic",
    teams: false,
    first: given.first,
    deck: given.deck,
    removed: given.removed,
    verified: true,
    lots: null,
  } as Proof;

  test("holds for an honest proof", async () => {
    expect(await check(proof, given.commitment)).toEqual({ commitment: true, deck: true, first: true });
  });

  test("notices another seed than the promised one", async () => {
    expect((await check(proof, "00")).commitment).toBe(false);
  });

  test("notices a card that changed places", async () => {
    const [one, two, ...rest] = given.deck;
    const swapped = { ...proof, deck: [two === one ? "U3" : two, one, ...rest] } as Proof;
    expect((await check(swapped, given.commitment)).deck).toBe(false);
  });

  test("draws the lots for seats as the server does", async () => {
    const seed = "5a".repeat(32);
    expect(await areLotsTrue([1, 3, 2], seed, ["Anna", "", "Béla|x"])).toBe(true);
    expect(await areLotsTrue([2, 1, 3], seed, ["Béla|x", "Anna", ""])).toBe(false);
    expect(await areLotsTrue([3, 1, 2, 4], seed, ["", "", "", ""])).toBe(true);
    expect(await areLotsTrue([3, 1, 2, 4], seed, [])).toBe(true);
    expect(await areLotsTrue([3, 3, 2, 4], seed, [])).toBe(false);
    const drawn = { ...proof, lots: [2, 2] } as Proof;
    expect((await check(drawn, given.commitment)).lots).toBe(false);
  });

  test("proves nothing before the seed is revealed", async () => {
    expect((await check({ ...proof, server_seed: null }, given.commitment)).commitment).toBe(false);
  });
});
