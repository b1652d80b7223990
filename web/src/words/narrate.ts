/** Events, refusals and choices as sentences. */

import type { FluentVariable } from "@fluent/bundle";
import type { Choice } from "../game/actions";
import { Refusal } from "../net/api";
import type { ErrorInfo, GameEvent, Letter, Verdict } from "../net/types";
import { type Arguments, say, words } from "./words.svelte";

export type NameOf = (seat: number) => string;

/** A sentence for the eye: text, and in it cards, seats and Domains that are drawn. */
export type Part =
  | { kind: "text"; text: string }
  | { kind: "card"; card: string }
  | { kind: "seat"; seat: number }
  | { kind: "domain"; domain: Letter };

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

/** What is told to the one who did it in words of its own. */
const BY_ME: ReadonlySet<string> = new Set([
  "played",
  "discarded",
  "sacrificed",
  "paid",
  "lost",
  "took",
  "recovered",
  "drew",
  "seized",
  "gave",
  "applied-own",
  "applied-copied",
  "applied-attack",
  "applied-inquisition",
  "applied-embargo",
  "applied-breakthrough",
  "applied-democracy",
  "embargo-lifted",
  "picked",
  "passed",
  "centred",
  "claimed",
  "play-skipped",
  "deck-emptied",
  "ended-hegemony",
]);
/** What is told to the one to whom it is done. */
const TO_ME: ReadonlySet<string> = new Set([
  "seized",
  "gave",
  "applied-copied",
  "applied-inquisition",
  "applied-embargo",
  "applied-democracy",
  "passed",
]);

/** The same sentence to the one who did it, or to whom it is done. */
function keyFor(event: GameEvent, me: number | null): string {
  const key = sentenceKey(event);
  const about = key.slice("event-".length);
  if (me && event.seat === me) {
    if (event.what === "applied" && event.other === me) return `web-you-self-${event.effect}`;
    return BY_ME.has(about) ? `web-you-${about}` : key;
  }
  return me && event.other === me && TO_ME.has(about) ? `web-to-you-${about}` : key;
}

export function cardName(card: string): string {
  if (card.startsWith("?")) return say("card-back", { age: Number(card[1]) });
  return say("card-name", { domain: say(`domain-${card[0]}`), age: Number(card[1]) });
}

/** How cards, seats and Domains are written into a sentence. */
interface Wording {
  card: (card: string) => string;
  seat: (seat: number) => string;
  domain: (domain: string) => string;
}

function worded(event: GameEvent, me: number | null, wording: Wording): string {
  const given: Arguments = { seat: wording.seat(event.seat) };
  if (event.card) given.card = wording.card(event.card);
  if (event.other) given.other = wording.seat(event.other);
  if (event.domain) given.domain = wording.domain(event.domain);
  if (event.effect) given.effect = say(`effect-${event.effect}`);
  if (event.number != null) given.number = event.number;
  return upperFirst(say(keyFor(event, me), given));
}

const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);

/** A sentence in plain words, cards by their names. */
export function narrate(event: GameEvent, me: number | null, nameOf: NameOf): string {
  return worded(event, me, { card: cardName, seat: nameOf, domain: (domain) => say(`domain-${domain}`) });
}

/** Characters that no catalogue has: between them stands what is drawn. */
const [OPEN, CLOSE] = ["\uE000", "\uE001"];
const DRAWN = /\uE000(\w+):([^\uE001]*)\uE001/;
const drawn = (kind: string) => (value: string | number) => `${OPEN}${kind}:${value}${CLOSE}`;

/** A card as an argument of a sentence that is drawn. */
export const drawnCard = drawn("card");

/** The same sentence in parts, for those who see. */
export function narrated(event: GameEvent, me: number | null): Part[] {
  return partsOf(worded(event, me, { card: drawnCard, seat: drawn("seat"), domain: drawn("domain") }));
}

/** A sentence taken apart into what is read and what is drawn. */
export function partsOf(text: string): Part[] {
  const pieces = text.split(DRAWN);
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; at += 3) {
    if (pieces[at]) parts.push({ kind: "text", text: pieces[at] });
    if (pieces[at + 1]) parts.push(part(pieces[at + 1], pieces[at + 2]));
  }
  return parts;
}

function part(kind: string, value: string): Part {
  if (kind === "card") return { kind, card: value };
  return kind === "seat" ? { kind, seat: Number(value) } : { kind: "domain", domain: value as Letter };
}

/** Is this worth a line? Packs that pass others by are not. */
export function isTold(event: GameEvent, me: number | null): boolean {
  if (QUIET.has(event.what) || event.what === "turn-began") return false;
  return event.what !== "passed" || event.seat === me || event.other === me;
}

/** What happened, for those who listen: cards by name, the same thing once. */
export function recount(events: readonly GameEvent[], me: number | null, nameOf: NameOf): string[] {
  const times = new Map<string, number>();
  for (const event of events.filter((each) => isTold(each, me))) {
    const line = narrate(event, me, nameOf);
    times.set(line, (times.get(line) ?? 0) + 1);
  }
  return [...times].map(([line, count]) => (count > 1 ? `${line} (×${count})` : line));
}

/** Arguments of the server's sentences: terms arrive as {term: key}, seats as P1 to P4, cards as M1. */
export function readable(given: Record<string, unknown> | undefined, nameOf?: NameOf): Arguments {
  const read: Arguments = {};
  for (const [name, value] of Object.entries(given ?? {})) read[name] = argument(name, value, nameOf);
  return read;
}

function argument(name: string, value: unknown, nameOf?: NameOf): FluentVariable {
  if (typeof value === "number") return value;
  if (value && typeof value === "object" && "term" in value) {
    const { term, arguments: inner } = value as { term: string; arguments?: Record<string, unknown> };
    return say(term, readable(inner, nameOf));
  }
  const text = String(value);
  if (nameOf && /^P[1-4]$/.test(text)) return nameOf(Number(text[1]));
  if (name === "card" && /^[MRESCU?][123]$/.test(text)) return cardName(text);
  return text;
}

/** A refusal or an explanation, in the player's language; the server's English if the catalogue lacks it. */
export function explained(told: ErrorInfo | Verdict, nameOf?: NameOf): string {
  const text = words.has(told.key) ? say(told.key, readable(told.arguments, nameOf)) : told.message;
  const place =
    "line" in told && told.line ? `${say("record-place", { line: told.line, column: told.column ?? 1 })} ` : "";
  return upperFirst(place + text);
}

/** Why something that was asked of the server did not happen. */
export function refusal(error: unknown): string {
  return error instanceof Refusal ? explained(error.info) : say("web-line-lost");
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
