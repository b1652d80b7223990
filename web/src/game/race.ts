/** How the race stands, by counting what lies open: who is near Hegemony, who leads which Domain, how long it lasts. */

import type { Letter, View } from "../net/types";
import { type Choice, choiceOf } from "./actions";
import { progress } from "./counts";
import { LETTERS } from "./domains";
import { leaders, sides } from "./scoring";

export interface Near {
  seat: number;
  domain: Letter;
  have: number;
  /** Cards it takes, democracies counted. */
  need: number;
  missing: number;
}

/** The Domain in which a seat is nearest to Hegemony; none before the first card. */
export function nearest(view: View, seat: number): Near | null {
  const ways = LETTERS.map((domain) => {
    const { have, hegemony, missing } = progress(view, seat, domain);
    return { seat, domain, have, need: hegemony, missing };
  }).filter(({ have }) => have > 0);
  ways.sort((one, two) => one.missing - two.missing || two.have - one.have);
  return ways[0] ?? null;
}

/** What I may do now that touches this Domain of that seat, or the hand behind it: effects by name, from what is legal. */
export function answersTo(view: View, seat: number, domain: Letter): string[] {
  const touches = ({ verb, seat: aimed, domain: where }: Choice) =>
    (verb === "attack" && where === domain) ||
    ((verb === "embargo" || verb === "democracy") && aimed === seat && where === domain) ||
    (verb === "inquisition" && aimed === seat);
  return [
    ...new Set(
      view.legal
        .map(choiceOf)
        .filter(touches)
        .map(({ verb }) => verb),
    ),
  ];
}

/** Those who are one card from Hegemony or there already, other than me and mine. */
export function dangers(view: View): Near[] {
  if (view.result || view.draft) return [];
  const mine = new Set(view.seat ? sides(view).find((side) => side.includes(view.seat ?? 0)) : []);
  const found: Near[] = [];
  for (let seat = 1; seat <= view.players; seat++) {
    if (mine.has(seat)) continue;
    for (const domain of LETTERS) {
      const { have, hegemony, missing } = progress(view, seat, domain);
      if (have > 0 && missing <= 1) found.push({ seat, domain, have, need: hegemony, missing });
    }
  }
  return found;
}

/** Dangers that were not there before: somebody came within a card of Hegemony. */
export function newDangers(before: View | null, after: View | null): Near[] {
  if (!before || !after) return [];
  const known = new Set(dangers(before).map(({ seat, domain }) => `${seat}${domain}`));
  return dangers(after).filter(({ seat, domain }) => !known.has(`${seat}${domain}`));
}

export interface Lead {
  domain: Letter;
  leaders: number[];
  most: number;
}

/** Who leads which Domain (R8.3), and how many points each side would have now. */
export function majority(view: View): { leads: Lead[]; points: { side: number[]; points: number }[] } {
  const leads = LETTERS.map((domain) => {
    const ahead = leaders(view, domain);
    return { domain, leaders: ahead, most: ahead.length ? progress(view, ahead[0], domain).have : 0 };
  });
  const points = sides(view).map((side) => ({
    side,
    points: leads.filter((lead) => lead.leaders.some((seat) => side.includes(seat))).length,
  }));
  return { leads, points };
}

export const deckLeft = (view: View): number => view.deck.reduce((sum, count) => sum + count, 0);

/** Turns of the last round that are left, the present one counted (R8.2); null while there are cards to draw. */
export function turnsLeft(view: View): number | null {
  if (deckLeft(view) || view.decision === "over" || view.draft) return null;
  return ((view.first - view.turn - 1 + 2 * view.players) % view.players) + 1;
}
