/** What is said of a try: to oneself, and to others without giving anything away. */

import type { DailyScore, TurnVerdict } from "../net/types";
import { say } from "../words/words.svelte";
import { dayText } from "./mark";

export const LONGEST = 280;
const SIGNS: Record<TurnVerdict, string> = { fine: "●", inaccuracy: "◐", mistake: "○", blunder: "○" };

/** A chance in points of a hundred. */
export function points(chance: number, language: string, signed = false): string {
  const rounded = Math.round(1000 * chance) / 10 || 0;
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? "exceptZero" : "auto",
  }).format(rounded);
}

export function outcome(won: number): "won" | "shared" | "lost" {
  if (won >= 1) return "won";
  return won > 0 ? "shared" : "lost";
}

/** A sign for each turn in which there was something to decide. */
export function signsOf(verdicts: readonly TurnVerdict[]): string {
  return verdicts.map((verdict) => SIGNS[verdict]).join("");
}

export interface Shared {
  date: string;
  score: DailyScore;
  place: number;
  count: number;
}

/** Words first, then signs, then where it is played: as much of it as fits. */
export function shareText({ date, score, place, count }: Shared, language: string, address: string): string {
  const words = say("daily-share-text", {
    date: dayText(date, language),
    won: outcome(score.won),
    loss: points(score.loss, language),
    luck: points(score.luck, language, true),
    place,
    count,
  });
  const parts = [words, signsOf(score.verdicts), address];
  while (parts.length > 1 && parts.join(" ").length > LONGEST) parts.splice(-2, 1);
  return parts.join(" ").slice(0, LONGEST);
}

/** How long until a moment, in hours and minutes. */
export function until(at: number, now: number, language: string): string {
  const minutes = Math.max(0, Math.ceil((at - now) / 60_000));
  const part = (value: number, unit: string) =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(value);
  const hours = Math.floor(minutes / 60);
  return [...(hours ? [part(hours, "hour")] : []), part(minutes % 60, "minute")].join(" ");
}
