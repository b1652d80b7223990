/** What moves the table beside the cards that fly: each blow, who strikes it, and the places it falls on. */

import { progress } from "../game/counts";
import { effectOf, LETTERS } from "../game/domains";
import type { GameEvent, View } from "../net/types";

export type BlowKind = "attack" | "inquisition" | "embargo" | "democracy" | "breakthrough" | "inspiration" | "hegemony";

export interface Blow {
  kind: BlowKind;
  /** Who does it. */
  seat: number;
  /** Where it is seen: data-spot attributes of the table. */
  spots: string[];
}

const AT_ONCE = ["attack", "inquisition", "embargo", "democracy", "breakthrough"] as const;
const area = (seat: number, domain = "") => `area-${seat}-${domain}`;

/** The blow that an effect is: a level's effect taken from somebody else is Inspiration, whatever it does (R5.6). */
export function blowOf({ what, effect, other }: GameEvent): BlowKind | null {
  if (what !== "applied" || !effect) return null;
  return AT_ONCE.find((name) => name === effect) ?? (other ? "inspiration" : null);
}

function spotsOf(kind: BlowKind, event: GameEvent, events: readonly GameEvent[]): string[] {
  const other = event.other ?? event.seat;
  switch (kind) {
    case "attack":
      return events.filter(({ what }) => what === "lost").map(({ seat, card }) => area(seat, card?.[0]));
    case "inquisition":
      return [`hand-${other}`];
    case "breakthrough":
      return ["deck"];
    case "inspiration":
      return [area(other, effectOf(event.effect ?? "").domain)];
    default:
      return [area(other, event.domain ?? "")];
  }
}

/** The Domains that are won with, of whoever won: not those in which others came near. */
function wonWith(view: View | null, seat: number): string[] {
  if (!view) return [];
  return LETTERS.filter((domain) => {
    const { have, hegemony } = progress(view, seat, domain);
    return have >= hegemony;
  }).map((domain) => area(seat, domain));
}

/** The blows in what happened; the view is the one it led to. */
export function blowsOf(events: readonly GameEvent[], view: View | null): Blow[] {
  return events.flatMap((event): Blow[] => {
    if (event.what === "ended" && event.ending === "hegemony")
      return [{ kind: "hegemony", seat: event.seat, spots: wonWith(view, event.seat) }];
    const kind = blowOf(event);
    return kind ? [{ kind, seat: event.seat, spots: spotsOf(kind, event, events) }] : [];
  });
}
