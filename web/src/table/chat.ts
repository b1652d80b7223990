/** The talk of a table as sentences. */

import type { Change, Entry } from "../net/types";
import { type NameOf } from "../words/narrate";
import { say, words } from "../words/words.svelte";

const TALK = new Set(["said", "phrased", "sat", "left", "returned", "away", "offered", "answered", "chat-switched", "undone", "rematched", "closed", "started"]);

export function talkOf(log: readonly Change[]): Entry[] {
  return log.map((change) => change.entry).filter((entry) => TALK.has(entry.what));
}

export function talkText(entry: Entry, nameOf: NameOf): string {
  const seat = entry.seat ? nameOf(entry.seat) : (entry.name ?? "");
  if (entry.what === "said") return entry.text ?? "";
  if (entry.what === "phrased") return phraseText(entry.phrase ?? "", entry.arguments ?? {}, nameOf);
  if (entry.what === "answered") return say(entry.agree ? "web-talk-agreed" : "web-talk-declined", { seat });
  if (entry.what === "offered") return say(`web-talk-offered-${entry.kind ?? "draw"}`, { seat, other: entry.to ? nameOf(entry.to) : "" });
  if (entry.what === "chat-switched") return say(entry.on ? "web-talk-chat-on" : "web-talk-chat-off");
  return say(`web-talk-${entry.what}`, { seat });
}

/** A phrase in my language, whoever said it in whichever. */
export function phraseText(phrase: string, given: Record<string, string | number>, nameOf: NameOf): string {
  const read: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(given)) {
    if (name === "seat" || name === "target") read[name] = nameOf(Number(value));
    else read[name] = name === "domain" ? say(`domain-${value}`) : value;
  }
  const key = words.has(`phrase-${phrase}`) ? `phrase-${phrase}` : `web-phrase-${phrase}`;
  return say(key, read);
}
