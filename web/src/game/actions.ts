/** Actions as text (docs/reference/playthrough.md), taken apart so that the table can offer them. */

import type { View } from "../net/types";
import { tally } from "./counts";
import { LETTERS } from "./domains";

export interface Choice {
  text: string;
  verb: string;
  card?: string;
  seat?: number;
  domain?: string;
  copied?: string;
}

const CARD = /^[MRESCU?][123]$/;

export function choiceOf(text: string): Choice {
  const [verb = "", ...words] = text.split(" ");
  const choice: Choice = { text, verb };
  for (const word of words) {
    if (CARD.test(word)) choice.card = word;
    else if (/^P[1-4]$/.test(word)) choice.seat = Number(word[1]);
    else if (word.length === 1) choice.domain = word;
    else choice.copied = word;
  }
  return choice;
}

/** Everything legal that begins with a verb. */
export function choicesFor(legal: readonly string[], verb: string): Choice[] {
  return legal.filter((text) => text === verb || text.startsWith(`${verb} `)).map(choiceOf);
}

/**
 * The text to ask the server about, when an effect is not offered at all: why not?
 * An Attack on a Domain that I have, if it can be on another than Military.
 */
export function exampleOf(effect: string, view: View): string {
  const seat = view.seat ?? 1;
  const other = (seat % view.players) + 1;
  if (effect === "attack")
    return `attack ${LETTERS.find((domain) => domain !== "M" && tally(view.areas[seat - 1], domain)) ?? "M"}`;
  if (effect === "inquisition") return `inquisition P${other}`;
  if (effect === "embargo" || effect === "democracy") return `${effect} P${other} M`;
  if (effect === "inspiration") return `inspiration P${other} assassination`;
  return effect;
}
