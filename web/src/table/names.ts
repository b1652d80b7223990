/** What a seat is called: the person's name, or the name our bots go by. */

import type { TableInfo } from "../net/types";
import { say, words } from "../words/words.svelte";

/** Bots are called by seat, after people who might have played this. */
const BOTS = ["Livia", "Cosimo", "Hypatia", "Suleiman"];

/** The opponents made for people, from the first game to the champion. */
export const LADDER = Array.from({ length: 10 }, (_, place) => `ladder:${place + 1}`);

/** What they may like best, each at every level. */
export const STYLES = ["builder", "raider", "merchant", "scholar", "diplomat"] as const;

/** How strong a bot is, in words. */
export function strengthOf(bot: string): string {
  const [, level, style] = /^ladder:(\d+)(?:\/(\w+))?$/.exec(bot) ?? [];
  if (style) return `${say("web-bot-ladder", { level: Number(level) })} · ${say("web-bot-style", { style })}`;
  if (level) return say("web-bot-ladder", { level: Number(level) });
  if (bot.startsWith("level:")) return say("web-bot-level", { level: Number(bot.slice(6)) });
  return words.has(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : bot;
}

/** The same, short enough to stand beside a name. */
export function shortStrength(bot: string): string {
  if (bot.startsWith("ladder:")) return say("web-bot-ladder-short", { level: Number.parseInt(bot.slice(7), 10) });
  return bot.startsWith("level:") ? say("web-bot-level-short", { level: Number(bot.slice(6)) }) : strengthOf(bot);
}

/** The level of a bot, as a number; a plain one has none. */
export function levelOf(bot: string): string {
  return /^(?:ladder|level):(\d+)/.exec(bot)?.[1] ?? "";
}

/** How a bot plays, in a sentence. */
export function manner(bot: string): string {
  if (bot.startsWith("ladder:")) {
    const style = bot.split("/")[1];
    const level = say("web-bot-about-ladder", { level: Number.parseInt(bot.slice(7), 10) });
    return style ? `${level} ${say("web-bot-about-style", { style })}` : level;
  }
  if (bot.startsWith("level:")) return say("web-bot-about-level", { level: Number(bot.slice(6)) });
  return words.has(`web-bot-about-${bot}`) ? say(`web-bot-about-${bot}`) : say("web-bot-about-other");
}

/** The bots beside the ladder. The levels of old tables are not offered any more. */
export function othersOf(bots: readonly { name: string }[]): string[] {
  return bots.map(({ name }) => name).filter((name) => !/^(level|ladder):/.test(name));
}

export function nameOfSeat(table: TableInfo | null, seat: number): string {
  const info = table?.seats[seat - 1];
  if (info?.name) return info.name;
  if (info?.holder === "bot") return BOTS[seat - 1];
  return say("web-seat", { seat });
}
