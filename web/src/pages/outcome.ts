/** How a finished game came out for me, and which of my games are to be shown. */

import type { MyTable, TableInfo } from "../net/types";
import { nameOfSeat } from "../table/names";
import { say } from "../words/words.svelte";

export const FILTERS = ["all", "now", "won", "lost"] as const;
export type Filter = (typeof FILTERS)[number];

export function hasWon({ table, seat }: Pick<MyTable, "table" | "seat">): boolean {
  return seat !== null && (table.result?.winners ?? []).includes(seat);
}

/** Who won, in a few words; nothing while nobody has. */
export function outcomeOf(table: TableInfo, seat: number | null): string {
  const { result } = table;
  if (table.status !== "finished" || !result) return "";
  if (!result.winners.length) return say("web-games-drawn");
  if (!hasWon({ table, seat }))
    return say("web-games-winner", { winners: result.winners.map((winner) => nameOfSeat(table, winner)).join(" + ") });
  return say(result.winners.length > 1 && !table.options.teams ? "web-games-shared" : "web-games-you-won");
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** Does it pass the filter, and does somebody there answer to the name? Accents and capitals do not matter. */
export function isShown(mine: MyTable, filter: Filter, name: string, strengthOf: (bot: string) => string): boolean {
  const { table } = mine;
  const passes = {
    all: true,
    now: table.status === "open" || table.status === "running",
    won: hasWon(mine),
    lost: table.status === "finished" && Boolean(table.result?.winners.length) && !hasWon(mine),
  }[filter];
  const said = table.seats.map(({ seat, bot }) => `${nameOfSeat(table, seat)} ${bot ? strengthOf(bot) : ""}`).join(" ");
  return passes && plain(said).includes(plain(name.trim()));
}
