/** The talk of a table as sentences. */

import type { Change, Entry } from "../net/types";
import { type NameOf } from "../words/narrate";
import { say } from "../words/words.svelte";
import { mutes } from "./mutes.svelte";

const TALK = new Set([
  "said",
  "phrased",
  "sat",
  "left",
  "returned",
  "renamed",
  "away",
  "offered",
  "answered",
  "chat-switched",
  "undone",
  "rematched",
  "closed",
  "started",
]);

/** What is read in the chat: of people I have muted, nothing they said. */
export function talkOf(log: readonly Change[]): Entry[] {
  return log.map((change) => change.entry).filter((entry) => TALK.has(entry.what) && !isMuted(entry));
}

/** Did somebody say this whom I do not want to read? The server leaves out the words of those. */
export function isMuted(entry: Entry): boolean {
  if (entry.what === "said") return entry.text == null || mutes.has(entry.person);
  return entry.what === "phrased" && (entry.phrase == null || mutes.has(entry.person));
}

export function talkText(entry: Entry, nameOf: NameOf): string {
  if (entry.what === "said") return entry.text ?? "";
  if (entry.what === "phrased") return phraseText(entry.phrase ?? "", entry.arguments ?? {}, nameOf);
  const seat = entry.seat ? say("web-seat", { seat: entry.seat }) : "";
  const name = entry.name ?? (entry.seat ? nameOf(entry.seat) : "");
  return say(logKey(entry), { name, seat, to: entry.to ? nameOf(entry.to) : "" });
}

/** The sentence of an entry in the tables' catalogue. */
function logKey(entry: Entry): string {
  if (entry.what === "answered") return `table-log-answered-${entry.agree ? "yes" : "no"}`;
  if (entry.what === "offered") return `table-log-offered-${entry.kind ?? "draw"}`;
  if (entry.what === "away") return `table-log-away-${entry.reason === "clock" ? "clock" : "gone"}`;
  if (entry.what === "chat-switched") return entry.on ? "web-talk-chat-on" : "web-talk-chat-off";
  return `table-log-${entry.what}`;
}

/** Who declined what a seat has offered, until the next turn begins. */
export function declinedBy(log: readonly Change[], seat: number | null): Change | null {
  const since = log.findLastIndex((change) => change.events.some((event) => event.what === "turn-began"));
  const recent = log
    .slice(since + 1)
    .filter(({ entry }) => entry.what === "offered" || (entry.what === "answered" && !entry.agree));
  const [offered, answered] = recent.slice(-2);
  return seat && answered?.entry.what === "answered" && offered.entry.seat === seat && answered.entry.seat !== seat
    ? answered
    : null;
}

/** A phrase in my language, whoever said it in whichever. */
export function phraseText(phrase: string, given: Record<string, string | number>, nameOf: NameOf): string {
  const read: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(given)) {
    if (name === "seat" || name === "target") read[name] = nameOf(Number(value));
    else read[name] = name === "domain" ? say(`domain-${value}`) : value;
  }
  return say(`phrase-${phrase}`, read);
}
