/** Who is to sit where at a new table: me, a bot by its name, or nobody yet. */

export const ME = "me";
export const OPEN = "";
export type Sitting = "open" | "me" | "bot";

/** What a holder is. */
export function sitting(holder: string): Sitting {
  if (holder === OPEN) return "open";
  return holder === ME ? "me" : "bot";
}

/** One for each seat, in the order of play. */
export type Seating = string[];

/** Seat someone. I can only change places: who was there takes mine. */
export function seat(seating: Seating, at: number, holder: string): Seating {
  const mine = seating.indexOf(ME);
  if (at === mine) return seating;
  return seating.map((old, index) => (index === at ? holder : holder === ME && index === mine ? seating[at] : old));
}

/** The same people at a table of that size: I always keep a seat. */
export function resized(seating: Seating, players: number): Seating {
  const kept = Array.from({ length: players }, (_, index) => seating[index] ?? OPEN);
  return kept.includes(ME) ? kept : [ME, ...kept.slice(1)];
}

/** A bot in every free seat. */
export function filled(seating: Seating, bot: string): Seating {
  return seating.map((holder) => holder || bot);
}

/** The bots by seat number, as the server wants them. */
export function botsOf(seating: Seating): Record<number, string> {
  return Object.fromEntries(
    seating.flatMap((holder, index) => (holder === OPEN || holder === ME ? [] : [[index + 1, holder]])),
  );
}
