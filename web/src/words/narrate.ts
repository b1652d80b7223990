/** Events, refusals and choices as sentences. */

import type { FluentVariable } from "@fluent/bundle";
import type { Choice } from "../game/actions";
import type { ErrorInfo, GameEvent, Verdict } from "../net/types";
import { type Arguments, say, words } from "./words.svelte";

export type NameOf = (seat: number) => string;

const NO_LEVEL = new Set(["attack", "inquisition", "embargo", "breakthrough", "democracy", "inspiration"]);
/** Told already by the effect that caused them. */
export const QUIET = new Set(["coin-placed", "embargo-laid", "democracy-laid", "hand-size-set"]);

export function sentenceKey(event: GameEvent): string {
  if (event.what === "applied") {
    if (event.effect && !NO_LEVEL.has(event.effect)) return event.other ? "event-applied-copied" : "event-applied-own";
    return `event-applied-${event.effect}`;
  }
  return event.what === "ended" ? `event-ended-${event.ending}` : `event-${event.what}`;
}

export function cardName(card: string): string {
  if (card.startsWith("?")) return say("card-back", { age: Number(card[1]) });
  return say("card-name", { domain: say(`domain-${card[0]}`), age: Number(card[1]) });
}

/** In a written sentence a card is short: its kind, or its back. */
const cardText = (card: string): string => (card.startsWith("?") ? cardName(card) : card);

export function narrate(event: GameEvent, nameOf: NameOf, cardOf = cardText): string {
  const given: Arguments = { seat: nameOf(event.seat) };
  if (event.card) given.card = cardOf(event.card);
  if (event.other) given.other = nameOf(event.other);
  if (event.domain) given.domain = say(`domain-${event.domain}`);
  if (event.effect) given.effect = say(`effect-${event.effect}`);
  if (event.number != null) given.number = event.number;
  return say(sentenceKey(event), given);
}

/** What happened, for those who listen: cards by name, the same thing once, packs that pass others by not at all. */
export function recount(events: readonly GameEvent[], seat: number | null, nameOf: NameOf): string[] {
  const heard = events.filter((event) => !QUIET.has(event.what) && event.what !== "turn-began" && !(event.what === "passed" && event.seat !== seat && event.other !== seat));
  const times = new Map<string, number>();
  for (const event of heard) {
    const line = narrate(event, nameOf, cardName);
    times.set(line, (times.get(line) ?? 0) + 1);
  }
  return [...times].map(([line, count]) => (count > 1 ? `${line} (×${count})` : line));
}

/** Arguments of the server's sentences: terms arrive as {term: key}, seats as P1 to P4. */
export function readable(given: Record<string, unknown> | undefined, nameOf?: NameOf): Arguments {
  const read: Arguments = {};
  for (const [name, value] of Object.entries(given ?? {})) read[name] = argument(value, nameOf);
  return read;
}

function argument(value: unknown, nameOf?: NameOf): FluentVariable {
  if (typeof value === "number") return value;
  if (value && typeof value === "object" && "term" in value) {
    const { term, arguments: inner } = value as { term: string; arguments?: Record<string, unknown> };
    return say(term, readable(inner, nameOf));
  }
  const text = String(value);
  if (nameOf && /^P[1-4]$/.test(text)) return nameOf(Number(text[1]));
  return text;
}

/** A refusal or an explanation, in the player's language; the server's English if the catalogue lacks it. */
export function explained(told: ErrorInfo | Verdict, nameOf?: NameOf): string {
  return words.has(told.key) ? say(told.key, readable(told.arguments, nameOf)) : told.message;
}

/** What a choice would do, short enough for a button. */
export function choiceName(choice: Choice, nameOf: NameOf): string {
  if (choice.card) return cardName(choice.card);
  const parts = [];
  if (choice.copied) parts.push(say(`effect-${choice.copied}`));
  if (choice.domain) parts.push(say(`domain-${choice.domain}`));
  if (choice.seat) parts.push(nameOf(choice.seat));
  return parts.join(" · ") || (choice.verb === "end" ? say("web-end-turn") : say(`effect-${choice.verb}`));
}
