/** What a newcomer has been told or has done already: kept in this browser. */

import { tally, threats } from "../game/counts";
import { EFFECTS, LETTERS } from "../game/domains";
import type { Change, View } from "../net/types";

const PLACE = "impera-advice";
/** Whoever has done a thing so often needs no words for it. */
const OFTEN = 3;

export const TOPICS = ["draft", "play", "effects", "level", "embargo", "threat", "coin", "last-round"] as const;
export type Topic = (typeof TOPICS)[number];

class Advice {
  learned = $state<string[]>(read());

  learn(...topics: Topic[]): void {
    const fresh = topics.filter((topic) => !this.learned.includes(topic));
    if (!fresh.length) return;
    this.learned.push(...fresh);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.learned));
    } catch {
      // Told again next time.
    }
  }

  forget(): void {
    this.learned = [];
    localStorage.removeItem(PLACE);
  }
}

function read(): string[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export const advice = new Advice();

/** Somebody else who is one card from Hegemony. */
export const threatened = (view: View) => threats(view).find(({ seat }) => seat !== view.seat);

/** Does this matter now? */
const MATTERS: Record<Topic, (view: View) => boolean> = {
  draft: (view) => view.draft !== null && view.legal.length > 0,
  play: (view) => view.decision === "play" && view.legal.length > 0,
  effects: (view) => view.decision === "effects" && view.legal.some((action) => action !== "end"),
  level: (view) =>
    view.legal.length > 0 &&
    LETTERS.some((domain) => domain !== "C" && tally(view.areas[(view.seat ?? 1) - 1], domain) >= view.needs.level_1),
  embargo: (view) => view.barred.length > 0 && view.turn === view.seat,
  threat: (view) => threatened(view) !== undefined,
  coin: (view) => view.coin !== null,
  "last-round": (view) => view.deck.every((count) => count === 0) && view.decision !== "over",
};

/** What somebody has shown to know by doing it often. */
export function known(log: readonly Change[], me: number | null): Topic[] {
  const mine = log.filter(({ entry }) => entry.what === "acted" && entry.seat === me);
  const did = (isIt: (verb: string) => boolean) =>
    mine.filter(({ entry }) => isIt((entry.action ?? "").split(" ")[0])).length;
  const found: Topic[] = [];
  if (did((verb) => verb === "play") >= OFTEN) found.push("play");
  if (did((verb) => verb === "pick") >= OFTEN) found.push("draft");
  if (did((verb) => EFFECTS.some(({ name }) => name === verb)) >= OFTEN) found.push("effects", "level");
  return found;
}

/** The first thing that matters now and was never explained. */
export function adviceFor(view: View): Topic | null {
  return TOPICS.find((topic) => !advice.learned.includes(topic) && MATTERS[topic](view)) ?? null;
}
