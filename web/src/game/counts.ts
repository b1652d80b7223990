/** Counting cards for drawing: piles are sent as {kind: count}. */

import type { Counts, Letter, View } from "../net/types";
import { KINDS, LETTERS } from "./domains";

/** Every card of a pile, one by one, in the order of kinds. */
export function cardsOf(counts: Counts): string[] {
  return KINDS.flatMap((kind) => Array<string>(counts[kind] ?? 0).fill(kind));
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** How many face-up cards of a Domain lie in an area. */
export function tally(area: Counts, domain: string): number {
  return Object.entries(area).reduce((sum, [kind, count]) => (kind[0] === domain ? sum + count : sum), 0);
}

/** The backs of a hand that are not known by their face, oldest first, then the known faces. */
export function handSeen(hand: View["hands"][number]): string[] {
  const hidden = hand.ages.map((count, age) => {
    const known = Object.entries(hand.known).reduce(
      (sum, [kind, n]) => (Number(kind[1]) === age + 1 ? sum + n : sum),
      0,
    );
    return Array<string>(Math.max(0, count - known)).fill(`?${age + 1}`);
  });
  return [...cardsOf(hand.known), ...hidden.flat()];
}

export interface Progress {
  have: number;
  level1: number;
  level2: number;
  hegemony: number;
  /** 0, 1 or 2; Culture has no levels. */
  level: number;
  missing: number;
}

export function progress(view: View, seat: number, domain: Letter): Progress {
  const have = tally(view.areas[seat - 1], domain);
  const { level_1, level_2 } = view.needs;
  const hegemony = view.needs.hegemony[seat - 1][domain];
  const level = domain === "C" ? 0 : have >= level_2 ? 2 : have >= level_1 ? 1 : 0;
  return { have, level1: level_1, level2: level_2, hegemony, level, missing: Math.max(0, hegemony - have) };
}

/** Who is one card from Hegemony, or there already, and where. */
export function threats(view: View): { seat: number; domain: Letter; missing: number }[] {
  if (view.result) return [];
  const found = [];
  for (let seat = 1; seat <= view.players; seat++) {
    for (const domain of LETTERS) {
      const { have, missing } = progress(view, seat, domain);
      if (have > 0 && missing <= 1) found.push({ seat, domain, missing });
    }
  }
  return found;
}

export const embargoesOn = (view: View, seat: number, domain: string): string[] =>
  view.embargoes[seat - 1].filter(([where]) => where === domain).map(([, card]) => card as string);

/** Does an embargo bind there now? It lies there before, from when it is laid. */
export const isBarred = (view: View, seat: number, domain: string): boolean =>
  view.turn === seat && view.barred.includes(domain);

export const democraciesOn = (view: View, seat: number, domain: string): number =>
  view.democracies[seat - 1][domain] ?? 0;

/** The other seats, clockwise from a seat; a spectator sees all of them. */
export function othersOf(view: View): number[] {
  const seats = Array.from({ length: view.players }, (_, index) => index + 1);
  if (!view.seat) return seats;
  return [...seats.slice(view.seat), ...seats.slice(0, view.seat - 1)];
}

export const teamOf = (seat: number): "a" | "b" => (seat % 2 ? "a" : "b");
