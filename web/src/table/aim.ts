/** What the table offers at this moment: cards to click, Domains to aim at, effects to start. Made from view.legal alone. */

import { type Choice, choiceOf, choicesFor } from "../game/actions";
import { effectOf } from "../game/domains";
import type { View } from "../net/types";

const HAND_VERBS = ["play", "discard", "give"];
const AREA_VERBS = ["sacrifice", "take"];

export interface Offer {
  hand: Map<string, Choice>;
  area: Map<string, Choice>;
  pile: Map<string, Choice>;
  pack: Map<string, Choice>;
  centre: Map<string, Choice>;
}

/** Nothing can be chosen. */
export const NO_OFFER: Offer = {
  hand: new Map(),
  area: new Map(),
  pile: new Map(),
  pack: new Map(),
  centre: new Map(),
};

function byCard(legal: Choice[], verbs: string[]): Map<string, Choice> {
  return new Map(
    legal
      .filter((choice) => choice.card && verbs.includes(choice.verb))
      .map((choice) => [choice.card as string, choice]),
  );
}

/** Which cards of which pile answer the decision now pending. */
export function offered(view: View): Offer {
  const legal = view.legal.map(choiceOf);
  return {
    hand: byCard(legal, HAND_VERBS),
    area: byCard(legal, AREA_VERBS),
    pile: byCard(legal, ["recover"]),
    pack: byCard(legal, ["pick"]),
    centre: byCard(legal, ["claim"]),
  };
}

export type Standing = "ready" | "spent" | "lacking" | "waiting";

/** How an effect stands: to be started, spent this turn, out of reach, or not my moment. */
export function standing(view: View, effect: string): Standing {
  if (!view.legal.length) return "waiting";
  if (choicesFor(view.legal, effect).length) return "ready";
  const { domain, slot } = effectOf(effect);
  const spent = slot === "discard" ? view.spent.discard : view.spent.permanent;
  return spent.includes(domain) ? "spent" : "lacking";
}

/** The targets of an effect that is being aimed, by the Domain of a seat they lie on: "2-M". */
export function targets(view: View, verb: string | null): Map<string, Choice> {
  const found = new Map<string, Choice>();
  if (!verb) return found;
  for (const choice of choicesFor(view.legal, verb)) {
    if (choice.domain) found.set(`${choice.seat ?? view.seat}-${choice.domain}`, choice);
  }
  return found;
}

/** Seats that can be aimed at as a whole (Inquisition). */
export function seatTargets(view: View, verb: string | null): Map<number, Choice> {
  if (verb !== "inquisition") return new Map();
  return new Map(choicesFor(view.legal, verb).map((choice) => [choice.seat as number, choice]));
}

/** The key of the sentence that asks for the pending decision. */
export function promptKey(view: View): string {
  if (view.decision === "play" && view.effect) return "web-ask-play-effect";
  return `web-ask-${view.decision}`;
}
