/** What the weakest opponent says of its own turn in a first game: what it did and what for. Read from what lies open. */

import { progress, tally } from "../game/counts";
import { HAND_SIZES } from "../game/domains";
import { leaders } from "../game/scoring";
import type { GameEvent, Letter, TableInfo, View } from "../net/types";
import type { NameOf } from "../words/narrate";
import { type Arguments, say } from "../words/words.svelte";
import type { Beat, TurnTold } from "./story";

/** Whoever begins meets this one, and it explains itself. */
export const WEAKEST = "ladder:1";

/** What is said: a key with its numbers, names and Domains. */
export interface Said {
  key: string;
  given?: Arguments;
}

/** Do all others at this table explain themselves? */
export function isExplaining(info: TableInfo | null, me: number | null): boolean {
  const others = info?.seats.filter(({ seat }) => seat !== me) ?? [];
  return info?.status === "running" && others.length > 0 && others.every(({ bot }) => bot === WEAKEST);
}

/** Of the turn that was played last, if it was not mine: why that card, and what the last effect was for. */
export function saidOf(view: View, turns: readonly TurnTold[], me: number | null, nameOf: NameOf): Said[] {
  const turn = turns.at(-1);
  if (!turn || turn.seat === me || view.draft || view.result) return [];
  const card = turn.beats.find(({ event }) => event.what === "played" || event.what === "play-skipped");
  const effect = turn.beats.findLast(({ event }) => event.what === "applied");
  return [card && ofCard(view, card.event), effect && ofEffect(view, effect, me, nameOf)].filter((said) => !!said);
}

function ofCard(view: View, { what, card, seat }: GameEvent): Said | null {
  if (what === "play-skipped") return { key: "web-says-skip" };
  const letter = card?.[0] as Letter | undefined;
  if (!letter) return null;
  const { have, level, level1, level2, hegemony: need, missing } = progress(view, seat, letter);
  const given = { domain: say(`domain-${letter}`), have, need, level };
  if (!have) return { key: "web-says-tried", given };
  if (missing === 1) return { key: "web-says-near", given };
  if (level && (have === level1 || have === level2)) return { key: "web-says-level", given };
  if (letter === "C" && isAlone(view, seat)) return { key: "web-says-culture", given };
  if (have === 1) return { key: "web-says-first", given };
  return { key: leaders(view, letter).includes(seat) ? "web-says-lead" : "web-says-more", given };
}

/** Has a seat more Culture than anybody else? */
function isAlone(view: View, seat: number): boolean {
  const mine = tally(view.areas[seat - 1], "C");
  return view.areas.every((area, index) => index === seat - 1 || tally(area, "C") < mine);
}

/** What each effect is for; those that are aimed have words of their own for the one who is hit. */
function ofEffect(view: View, { event, more }: Beat, me: number | null, nameOf: NameOf): Said | null {
  const { effect, domain, other } = event;
  const given = { domain: domain ? say(`domain-${domain}`) : "", seat: other ? nameOf(other) : "" };
  const isMe = other !== undefined && other !== null && other === me;
  switch (effect) {
    case "attack": {
      const hit = more.some((each) => each.event.what === "lost" && each.event.seat !== event.seat);
      return { key: hit ? "web-says-attack" : "web-says-attack-none", given };
    }
    case "embargo":
      return { key: isMe ? "web-says-embargo-you" : "web-says-embargo", given };
    case "democracy":
      return { key: isMe ? "web-says-democracy-you" : "web-says-democracy", given };
    case "inquisition":
      return { key: "web-says-inquisition" };
    case "breakthrough":
      return { key: "web-says-breakthrough" };
    default:
      return other ? { key: "web-says-copied" } : OWN[effect ?? ""] ? ownEffect(effect ?? "") : null;
  }
}

const OWN: Readonly<Record<string, string>> = {
  assassination: "web-says-laid-off",
  purge: "web-says-laid-off",
  "holy-book": "web-says-hand",
  "divine-right": "web-says-hand",
  development: "web-says-exchanged",
  monopoly: "web-says-exchanged",
  experiment: "web-says-anew",
  research: "web-says-anew",
  oligarchy: "web-says-found",
  republic: "web-says-found",
};

function ownEffect(effect: string): Said {
  return { key: OWN[effect], given: { size: HAND_SIZES[effect] ?? 0 } };
}
