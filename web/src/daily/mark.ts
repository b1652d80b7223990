/** What a table says of the day whose deal it plays. */

import { say } from "../words/words.svelte";

/** A day as people write it, wherever they are: the days are those of UTC. */
export function dayText(day: string, language: string): string {
  const style: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" };
  return new Intl.DateTimeFormat(language, style).format(new Date(`${day}T00:00:00Z`));
}

/** Which deal, and whether it counts. */
export function markOf({ date, attempt }: { date: string; attempt: number }, language: string): string {
  return say(attempt === 1 ? "daily-mark-counts" : "daily-mark-practice", { date: dayText(date, language) });
}
