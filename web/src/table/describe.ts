/** The table in words: for screen readers, tooltips and the live region. */

import { cardsOf, democraciesOn, embargoesOn, isBarred, progress } from "../game/counts";
import type { Letter, View } from "../net/types";
import { cardName } from "../words/narrate";
import { say } from "../words/words.svelte";

/** «2 Military, Age 1; Military, Age 2»: the same card once, with its number. */
function namesOf(cards: readonly string[]): string {
  const kinds = [...new Set(cards)];
  return kinds
    .map((kind) => {
      const count = cards.filter((card) => card === kind).length;
      return count > 1 ? `${count} × ${cardName(kind)}` : cardName(kind);
    })
    .join("; ");
}

/** What an embargo does: in the turn in which it binds, and before. */
export const embargoText = (binds: boolean): string => say(binds ? "web-embargo-now" : "web-embargo-here");

/** «3 cards: 2 × Military, Age 1; Military, Age 2. Level 1 reached, 2 more for level 2, 4 more for Hegemony.» */
export function columnText(view: View, seat: number, domain: Letter): string {
  const way = progress(view, seat, domain);
  const cards = cardsOf(view.areas[seat - 1]).filter((card) => card[0] === domain);
  const parts = [say("web-column-cards", { count: cards.length, cards: namesOf(cards) })];
  if (domain !== "C") {
    if (way.level < 1) parts.push(say("web-column-to-level", { count: way.level1 - way.have, level: 1 }));
    else if (way.level < 2) parts.push(say("web-column-to-level", { count: way.level2 - way.have, level: 2 }));
    else parts.push(say("web-column-level", { level: 2 }));
  }
  parts.push(way.missing ? say("web-column-to-hegemony", { count: way.missing }) : say("web-column-hegemony"));
  const embargoes = embargoesOn(view, seat, domain).length;
  if (embargoes) parts.push(`${embargoText(isBarred(view, seat, domain))}.`);
  const democracies = democraciesOn(view, seat, domain);
  if (democracies) parts.push(say("web-column-democracies", { count: democracies }));
  if (view.coin?.seat === seat && view.coin.domain === domain) parts.push(say("term-culture-coin"));
  return parts.join(" ");
}

/** «3 cards: 1 of Age 1, 2 of Age 2. Known: Science, Age 3.» */
export function handText(view: View, seat: number): string {
  const hand = view.hands[seat - 1];
  const [one, two, three] = hand.ages;
  const parts = [say("web-hand-ages", { count: hand.size, one, two, three })];
  const known = cardsOf(hand.known);
  if (known.length && seat !== view.seat) parts.push(say("web-hand-known", { cards: namesOf(known) }));
  return parts.join(" ");
}
