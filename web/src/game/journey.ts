/** A finished game as figures and turning points, counted from its events. */

import type { Change, GameEvent, Letter, ResultInfo, View } from "../net/types";
import { democraciesOn, progress } from "./counts";
import { LETTERS } from "./domains";
import { nearest } from "./race";

const INTO_AREA = new Set(["played", "claimed"]);
const OUT_OF_AREA = new Set(["sacrificed", "paid", "lost", "took"]);
/** These pay with a card that is laid somewhere else. */
const LAID = new Set(["embargo-laid", "democracy-laid"]);

/** After each turn: the cards each seat has in its strongest Domain. */
export interface Journey {
  /** [turn][seat - 1] */
  strongest: number[][];
  /** Effects applied, by seat. */
  effects: number[];
  /** Cards lost to attacks, by seat. */
  lost: number[];
  /** Cards drawn, by seat. */
  drawn: number[];
}

function follow(cards: Map<string, number>, event: GameEvent): void {
  const add = (domain: string, by: number) => {
    const key = `${event.seat}${domain}`;
    cards.set(key, (cards.get(key) ?? 0) + by);
  };
  if (event.card && INTO_AREA.has(event.what)) add(event.card[0], 1);
  if (event.card && OUT_OF_AREA.has(event.what)) add(event.card[0], -1);
  if (LAID.has(event.what) && event.card) add(event.card[0], -1);
}

/** Read the whole log (what was taken back is left out by the caller). */
export function journeyOf(log: readonly Change[], players: number): Journey {
  const cards = new Map<string, number>();
  const seats = Array.from({ length: players }, (_, index) => index + 1);
  const best = () => seats.map((seat) => Math.max(0, ...LETTERS.map((domain) => cards.get(`${seat}${domain}`) ?? 0)));
  const tallied = (isIt: (event: GameEvent) => boolean) =>
    seats.map(
      (seat) => log.flatMap(({ events }) => events).filter((event) => event.seat === seat && isIt(event)).length,
    );
  const strongest: number[][] = [];
  for (const { events } of log) {
    for (const event of events) {
      if (event.what === "turn-began" || event.what === "ended") strongest.push(best());
      follow(cards, event);
    }
  }
  return {
    strongest,
    effects: tallied(({ what }) => what === "applied"),
    lost: tallied(({ what }) => what === "lost"),
    drawn: tallied(({ what }) => what === "drew"),
  };
}

/** Who would have had Hegemony, were it not for the democracies that lie there. */
export function stopped(view: View): { seat: number; domain: Letter }[] {
  const found: { seat: number; domain: Letter }[] = [];
  for (let seat = 1; seat <= view.players; seat++) {
    for (const domain of LETTERS) {
      const { have, hegemony } = progress(view, seat, domain);
      const laid = democraciesOn(view, seat, domain);
      if (laid && have < hegemony && have >= hegemony - laid) found.push({ seat, domain });
    }
  }
  return found;
}

/** Those who lost, and how near they were: the nearest first. */
export function runnersUp(view: View, result: ResultInfo) {
  return Array.from({ length: view.players }, (_, index) => index + 1)
    .filter((seat) => !result.winners.includes(seat))
    .flatMap((seat) => nearest(view, seat) ?? [])
    .sort((one, two) => one.missing - two.missing);
}
