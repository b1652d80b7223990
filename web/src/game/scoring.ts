/** The end of a game, told Domain by Domain. The winners and points are the server's; this spells out how (R8.3, R8.4, R9.3). */

import type { Letter, ResultInfo, View } from "../net/types";
import { tally } from "./counts";
import { LETTERS } from "./domains";

export const TIE_ORDER: readonly Letter[] = ["U", "C", "S", "E", "R", "M"];

/** Who has the most cards of a Domain, and at least one. */
export function leaders(view: View, domain: Letter): number[] {
  const counts = view.areas.map((area) => tally(area, domain));
  const most = Math.max(...counts);
  return most === 0 ? [] : counts.flatMap((count, index) => (count === most ? [index + 1] : []));
}

/** The sides of a game: each seat by itself, or the two teams. */
export function sides(view: View): number[][] {
  if (view.teams)
    return [
      [1, 3],
      [2, 4],
    ];
  return view.areas.map((_, index) => [index + 1]);
}

export interface TieStep {
  domain: Letter;
  counts: { side: number[]; count: number }[];
  left: number[][];
}

/** The tie-breaks that were needed: who was compared in which Domain, and who stayed. */
export function tieBreaks(view: View, result: ResultInfo): TieStep[] {
  if (result.how !== "majority" || !result.points) return [];
  const most = Math.max(...result.points);
  let left = sides(view).filter((_, index) => result.points?.[index] === most);
  const steps: TieStep[] = [];
  for (const domain of TIE_ORDER) {
    if (left.length < 2) break;
    const counts = left.map((side) => ({
      side,
      count: side.reduce((sum, seat) => sum + tally(view.areas[seat - 1], domain), 0),
    }));
    const best = Math.max(...counts.map(({ count }) => count));
    left = counts.filter(({ count }) => count === best).map(({ side }) => side);
    steps.push({ domain, counts, left });
  }
  return steps;
}

/** The Domains in which a seat has reached Hegemony. */
export function hegemonies(view: View, seat: number): Letter[] {
  return LETTERS.filter((domain) => tally(view.areas[seat - 1], domain) >= view.needs.hegemony[seat - 1][domain]);
}
