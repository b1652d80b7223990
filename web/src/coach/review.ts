/** A review as the server sends it: the account of every seat, every turn, and the turns that decided the game. */

import type { components } from "../net/schema";
import type { NameOf } from "../words/narrate";
import { choiceOf } from "../game/actions";
import { cardName, readable } from "../words/narrate";
import { say } from "../words/words.svelte";

type Schemas = components["schemas"];

export type Part = Pick<Schemas["PartInfo"], "key"> & { arguments: Record<string, unknown> };
export type GameReview = Schemas["GameReview"];
export type TurnReview = Schemas["TurnReview"];
export type ReviewState = Schemas["ReviewState"];
export type Verdict = TurnReview["verdict"];
/** Chance, low end, high end. */
export type Band = [number, number, number];

export const MARKS: Partial<Record<Verdict, string>> = { inaccuracy: "?!", mistake: "?", blunder: "??" };

const KNOWN_VERBS = new Set(
  "pick claim play discard sacrifice take recover give end inspiration attack inquisition embargo democracy".split(" "),
);

/** One action of a plan in words: «play Military, Age 1». */
export function stepText(text: string, nameOf: NameOf): string {
  const choice = choiceOf(text);
  const effect = choice.copied ?? choice.verb;
  const named = {
    card: choice.card ? cardName(choice.card) : "",
    seat: choice.seat ? nameOf(choice.seat) : "",
    domain: choice.domain ? say(`domain-${choice.domain}`) : "",
  };
  if (KNOWN_VERBS.has(choice.verb))
    return say(`step-${choice.verb}`, { ...named, effect: choice.copied ? say(`effect-${choice.copied}`) : "" });
  return say("step-effect", { effect: say(`effect-${effect}`) });
}

export const stepsOf = (plan: string): string[] => plan.split("; ").filter(Boolean);

export const planText = (plan: string, nameOf: NameOf): string =>
  stepsOf(plan)
    .map((step) => stepText(step, nameOf))
    .join("; ");

/** A sentence of the coach: plans in it are said as steps. */
export function partText({ key, arguments: given }: Part, nameOf: NameOf): string {
  const read = readable(given, nameOf);
  for (const name of ["plan", "threat"])
    if (typeof given[name] === "string") read[name] = planText(given[name], nameOf);
  return say(key, read);
}

export const points = (chance: number): number => Math.round(100 * chance);

/** «+12», «−3», «0». */
export function signed(chance: number): string {
  const whole = points(chance);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : "0";
}

/** The chances at each place of the graph, the deal first: on the open table, or as a seat saw them with their bands. */
export function bandsOf(review: GameReview, eyes: number | null, seat: number): Band[] {
  if (eyes === null)
    return [review.dealt, ...review.turns.map(({ chances }) => chances)].map((row) => {
      const chance = row[seat - 1];
      return [chance, chance, chance];
    });
  const seen = review.turns.map((turn) => turn.eyes[eyes - 1][seat - 1]);
  const last = review.turns.at(-1)?.chances[seat - 1] ?? 0;
  return [...seen, [last, last, last]];
}
