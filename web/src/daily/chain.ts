/** The chain of days, checked here: does a link lead to the anchor? As in src/impera/tables/chain.py. */

import { plainSha256 } from "../game/sha256";
import { bytesOf, hexOf } from "../game/shuffle";

const TAG = new TextEncoder().encode("impera-chain/1");
const DAY = 86_400_000;

/** Hashed once for each day since the first, and once more, a link is the anchor. */
export function leadsTo(anchor: string, first: string, day: string, link: string): boolean {
  let found = bytesOf(link);
  const days = Math.round((Date.parse(day) - Date.parse(first)) / DAY);
  for (let number = 0; number <= days; number++) found = plainSha256(Uint8Array.from([...TAG, ...found]));
  return days >= 0 && hexOf(found) === anchor;
}
