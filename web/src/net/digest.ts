/** The hash of a view: equal to the server's, or we are out of step. */

import { sha256 } from "../game/sha256";
import { hexOf } from "../game/shuffle";

/** JSON with sorted keys and no spaces, as the server hashes it. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value && typeof value === "object") {
    const fields = Object.entries(value).sort(([one], [two]) => (one < two ? -1 : 1));
    return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(",")}}`;
  }
  return JSON.stringify(value);
}

export async function isInStep(view: unknown, digest: string | null): Promise<boolean> {
  if (!view || !digest) return true;
  return hexOf(await sha256(new TextEncoder().encode(canonical(view)))) === digest;
}
