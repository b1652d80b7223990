/** Chance from everyone: this browser seals a number by itself, and shows it once all have sealed theirs. */

import type { Request, TableInfo, YouInfo } from "../net/types";
import { hexOf, sealOf } from "../game/shuffle";

const BYTES = 16;

/** The number this browser adds at a table: the same after a reload. */
function seedAt(table: string): string {
  const place = `impera-seed-${table}`;
  const kept = sessionStorage.getItem(place);
  if (kept) return kept;
  const made = hexOf(crypto.getRandomValues(new Uint8Array(BYTES)));
  sessionStorage.setItem(place, made);
  return made;
}

/** What to send now, if anything: my seal, or my seed. */
export async function nextOfSeal({ id, options, seats }: TableInfo, you: YouInfo): Promise<Request | null> {
  const mine = seats.find(({ seat }) => seat === you.seat);
  if (!mine || !options.sealed_seeds || mine.seeded) return null;
  const seed = seedAt(id);
  const seal = await sealOf(seed);
  if (mine.seal !== seal) return seats.some(({ seeded }) => seeded) ? null : { type: "seal", seal };
  return seats.every(({ holder, seal: theirs }) => holder === "bot" || theirs) ? { type: "seed", seed } : null;
}
