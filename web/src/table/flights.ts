/** Which card flies from where to where, for each event. Spots are the data-spot attributes of the table. */

import type { GameEvent } from "../net/types";

export interface Flight {
  from: string;
  to: string;
  card: string;
  /** A back turns over when it lands as a face. */
  turns: boolean;
}

const area = (seat: number, domain: string) => `area-${seat}-${domain}`;
const hand = (seat: number) => `hand-${seat}`;

/** The way a card takes, or null for an event without a moving card. */
export function flightOf(event: GameEvent): Flight | null {
  const card = event.card ?? "";
  const own = area(event.seat, card[0] ?? "");
  const way = (from: string, to: string, turns = false): Flight => ({ from, to, card, turns });
  switch (event.what) {
    case "played":
      return way(hand(event.seat), own);
    case "discarded":
      return way(hand(event.seat), "discard");
    case "sacrificed":
    case "paid":
    case "lost":
      return way(own, "discard");
    case "took":
      return way(own, hand(event.seat));
    case "recovered":
      return way("discard", hand(event.seat));
    case "drew":
      return way("deck", hand(event.seat), !card.startsWith("?"));
    case "seized":
      return way(hand(event.other ?? 1), hand(event.seat), !card.startsWith("?"));
    case "gave":
      return way(hand(event.seat), hand(event.other ?? 1));
    case "embargo-laid":
      return way(area(event.seat, "E"), area(event.other ?? event.seat, event.domain ?? "E"));
    case "democracy-laid":
      return way(area(event.seat, "U"), area(event.other ?? event.seat, event.domain ?? "U"));
    case "embargo-lifted":
      return way(area(event.seat, event.domain ?? "E"), "discard");
    case "coin-placed":
      return { from: "coin", to: area(event.other ?? event.seat, event.domain ?? "C"), card: "coin", turns: false };
    case "coin-returned":
      return { from: "coin-there", to: "coin", card: "coin", turns: false };
    case "claimed":
      return way("centre", own);
    case "picked":
      return way("pack", hand(event.seat));
    case "centred":
      return way("pack", "centre");
    default:
      return null;
  }
}

/** Flights of one change, told apart into those that leave together: an attack's losses are one event. */
export function flightsOf(events: readonly GameEvent[]): Flight[] {
  return events.map(flightOf).filter((flight): flight is Flight => flight !== null);
}
