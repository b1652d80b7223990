import { describe, expect, test } from "vitest";
import { check, commitmentOf, deal } from "../src/game/shuffle";
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

  test("proves nothing before the seed is revealed", async () => {
    expect((await check({ ...proof, server_seed: null }, given.commitment)).commitment).toBe(false);
  });
});
