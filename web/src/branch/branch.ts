/** Branches: who is to sit where when a game is played on, how two outcomes are told, and the tree they grow on. */

import { FIRST } from "../pages/opponent";
import { ME, type Seating } from "../pages/seating";
import type { ResultInfo, TableInfo } from "../net/types";
import { settings } from "../settings/settings.svelte";
import { nameOfSeat } from "../table/names";
import { say } from "../words/words.svelte";

/** As it was: bots where bots sat, I in the seat; where others sat, a bot as strong as those I play against. */
export function seatingOf(info: TableInfo, mine: number): Seating {
  const bots = info.seats.flatMap(({ holder, bot }) => (holder === "bot" && bot ? [bot] : []));
  const usual = settings.likes.opponent || bots[0] || FIRST.bot;
  return info.seats.map(({ seat, holder, bot }) => {
    if (seat === mine) return ME;
    return holder === "bot" && bot ? bot : usual;
  });
}

/** «Livia wins by Hegemony»: who won, or how far it is. */
export function outcomeOf(info: TableInfo): string {
  const result: ResultInfo | null = info.result;
  if (!result || info.status !== "finished") return say("branch-status", { status: info.status });
  if (!result.winners.length) return say("table-result-draw");
  const winners = result.winners.map((seat) => nameOfSeat(info, seat)).join(" + ");
  const losers = info.seats.map(({ seat }) => seat).filter((seat) => !result.winners.includes(seat));
  const seats = losers.map((seat) => nameOfSeat(info, seat)).join(" + ");
  const how = say(`web-result-by-${result.how}`, { seats, count: losers.length });
  return `${say("web-result-winners", { winners, count: result.winners.length })} ${how}`;
}

export interface Node {
  info: TableInfo;
  children: Node[];
}

/** The tree of a list in which each stands after what it comes from. */
export function treeOf(tables: readonly TableInfo[]): Node[] {
  const nodes = new Map(tables.map((info) => [info.id, { info, children: [] } as Node]));
  const roots: Node[] = [];
  for (const node of nodes.values()) {
    const parent = node.info.origin ? nodes.get(node.info.origin.table) : undefined;
    (parent?.children ?? roots).push(node);
  }
  return roots;
}
