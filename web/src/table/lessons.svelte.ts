/** What a newcomer has been told already: kept in this browser. */

import { threats, tally } from "../game/counts";
import { LETTERS } from "../game/domains";
import type { View } from "../net/types";

const PLACE = "impera-lessons";

export const LESSONS = ["draft", "play", "effects", "level", "embargo", "threat", "coin", "last-round"] as const;
export type Lesson = (typeof LESSONS)[number];

class Lessons {
  learned = $state<string[]>(read());

  learn(lesson: Lesson): void {
    this.learned.push(lesson);
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

export const lessons = new Lessons();

/** Does this matter now? */
const MATTERS: Record<Lesson, (view: View) => boolean> = {
  draft: (view) => view.draft !== null && view.legal.length > 0,
  play: (view) => view.decision === "play" && view.legal.length > 0,
  effects: (view) => view.decision === "effects" && view.legal.some((action) => action !== "end"),
  level: (view) => view.legal.length > 0 && LETTERS.some((domain) => domain !== "C" && tally(view.areas[(view.seat ?? 1) - 1], domain) >= view.needs.level_1),
  embargo: (view) => view.barred.length > 0 && view.turn === view.seat,
  threat: (view) => threats(view).some(({ seat }) => seat !== view.seat),
  coin: (view) => view.coin !== null,
  "last-round": (view) => view.deck.every((count) => count === 0) && view.decision !== "over",
};

/** The first thing that matters now and was never explained. */
export function lessonFor(view: View): Lesson | null {
  return LESSONS.find((lesson) => !lessons.learned.includes(lesson) && MATTERS[lesson](view)) ?? null;
}
