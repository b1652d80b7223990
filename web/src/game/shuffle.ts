/** The documented shuffle (impera-shuffle/1), dealt again in the browser: anyone can check what the server did. */

import type { Proof } from "../net/types";
import { AGES, KINDS } from "./domains";
import { sha256 } from "./sha256";

const COPIES: Record<string, number> = {
  M1: 8,
  M2: 8,
  M3: 4,
  R1: 8,
  R2: 8,
  E1: 4,
  E2: 4,
  E3: 8,
  S1: 4,
  S2: 8,
  S3: 8,
  C1: 4,
  C2: 4,
  C3: 8,
  U3: 16,
};
const REMOVED_PER_AGE: Record<number, number> = { 2: 3, 3: 3, 4: 0 };
const TAG = new TextEncoder().encode("impera-shuffle/1");
const WORDS_PER_BLOCK = 8;

export interface Dealt {
  deck: string[];
  removed: string[];
  first: number;
}

export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** SHA-256 of the seed: what the server published before the game (step 1). */
export async function commitmentOf(seed: string): Promise<string> {
  return hexOf(await sha256(bytesOf(seed)));
}

function joined(parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

async function keyOf(seed: string, playerSeeds: string[], players: number): Promise<Uint8Array> {
  const parts = [TAG, bytesOf(seed)];
  for (const text of playerSeeds.length ? playerSeeds : Array<string>(players).fill("")) {
    const encoded = new TextEncoder().encode(text);
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, encoded.length);
    parts.push(length, encoded);
  }
  return sha256(joined(parts));
}

/** The stream of words (steps 3 and 4). */
class Stream {
  private block = 0;
  private words: number[] = [];

  constructor(private readonly key: Uint8Array) {}

  async below(bound: number): Promise<number> {
    const limit = bound * Math.floor(2 ** 32 / bound);
    for (;;) {
      if (!this.words.length) await this.fill();
      const word = this.words.shift() as number;
      if (word < limit) return word % bound;
    }
  }

  private async fill(): Promise<void> {
    const number = new Uint8Array(8);
    new DataView(number.buffer).setBigUint64(0, BigInt(this.block++));
    const digest = await sha256(joined([this.key, number]));
    const view = new DataView(digest.buffer);
    this.words = Array.from({ length: WORDS_PER_BLOCK }, (_, index) => view.getUint32(index * 4));
  }
}

/** Deal the deck that the seeds determine (steps 2 to 7). */
export async function deal(seed: string, playerSeeds: string[], players: number): Promise<Dealt> {
  const stream = new Stream(await keyOf(seed, playerSeeds, players));
  const out = REMOVED_PER_AGE[players];
  const deck: string[] = [];
  const removed: string[] = [];
  for (const age of AGES) {
    const cards = KINDS.filter((kind) => kind[1] === String(age)).flatMap((kind) =>
      Array<string>(COPIES[kind]).fill(kind),
    );
    for (let place = cards.length - 1; place > 0; place--) {
      const other = await stream.below(place + 1);
      [cards[place], cards[other]] = [cards[other], cards[place]];
    }
    removed.push(...cards.slice(0, out));
    deck.push(...cards.slice(out));
  }
  return { deck, removed, first: 1 + (await stream.below(players)) };
}

export interface Checked {
  commitment: boolean;
  deck: boolean;
  first: boolean;
  /** Are the players' seeds those they had sealed? Nothing, if nobody sealed any. */
  seals?: boolean;
  /** Are the seats those that the seeds draw by lot? Nothing, if they were not drawn. */
  lots?: boolean;
}

/** Check a revealed shuffle against what was promised and dealt. */
export async function check(proof: Proof, promised: string): Promise<Checked> {
  if (!proof.server_seed) return { commitment: false, deck: false, first: false };
  const dealt = await deal(proof.server_seed, proof.player_seeds, proof.players);
  const same = (one: string[], two: string[] | null) => JSON.stringify(one) === JSON.stringify(two);
  return {
    commitment: (await commitmentOf(proof.server_seed)) === promised,
    deck: same(dealt.deck, proof.deck) && same(dealt.removed, proof.removed),
    first: dealt.first === proof.first,
    ...(proof.player_seals.some(Boolean) ? { seals: await areSealsKept(proof) } : {}),
    ...(proof.lots ? { lots: await areLotsTrue(proof.lots, proof.server_seed, proof.player_seeds) } : {}),
  };
}

async function areSealsKept({ player_seals: seals, player_seeds: seeds }: Proof): Promise<boolean> {
  const made = await Promise.all(seals.map(async (_, seat) => sealOf(seeds[seat] ?? "")));
  return seals.every((seal, seat) => seal === null || seal === made[seat]);
}

/** Do the seeds, as they lie after the draw, give just this draw? The rule is told in docs/reference/records.md. */
export async function areLotsTrue(lots: number[], seed: string, playerSeeds: string[]): Promise<boolean> {
  const seats = [...lots].sort();
  const added = playerSeeds.some(Boolean) ? seats.map((seat) => playerSeeds[lots.indexOf(seat)]) : [];
  const told = [seed.toLowerCase(), ...added].join("|");
  const drawn = await Promise.all(seats.map(async (seat) => ({ seat, lot: await sealOf(`${told}|seat ${seat}`) })));
  drawn.sort((one, two) => (one.lot < two.lot ? -1 : 1));
  return lots.every((seat, place) => seats[place] === place + 1 && drawn[place].seat === seat);
}

/** SHA-256 of a player's seed: what is shown before anybody's seed is. */
export async function sealOf(seed: string): Promise<string> {
  return hexOf(await sha256(new TextEncoder().encode(seed)));
}
