/** What a seat is called: the person's name, or the name our bots go by. */

import type { TableInfo } from "../net/types";
import { say, words } from "../words/words.svelte";

/** Bots are called by seat, after people who might have played this. */
const BOTS = ["Livia", "Cosimo", "Hypatia", "Suleiman"];

/** How strong a bot is, in words. */
export function strengthOf(bot: string): string {
  if (bot.startsWith("level:")) return say("web-bot-level", { level: Number(bot.slice(6)) });
  return words.has(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : bot;
}

/** How a bot plays, in a sentence. */
export function manner(bot: string): string {
  if (bot.startsWith("level:")) return say("web-bot-about-level", { level: Number(bot.slice(6)) });
  return words.has(`web-bot-about-${bot}`) ? say(`web-bot-about-${bot}`) : say("web-bot-about-other");
}

/** The bots there are by name: the levels made for people first, the plain ones after them. */
export function levelsFirst(bots: readonly { name: string }[]): string[] {
  const names = bots.map(({ name }) => name);
  const isLevel = (name: string) => name.startsWith("level:");
  return [...names.filter(isLevel), ...names.filter((name) => !isLevel(name))];
}

export function nameOfSeat(table: TableInfo | null, seat: number): string {
  const info = table?.seats[seat - 1];
  if (info?.name) return info.name;
  if (info?.holder === "bot") return BOTS[seat - 1];
  return say("web-seat", { seat });
}
