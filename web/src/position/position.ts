/** A position that is set up by hand, and its text: only what is told; where the other cards lie the server says. */

import { KINDS } from "../game/domains";
import type { Counts } from "../net/types";

export interface Layout {
  players: number;
  teams: boolean;
  seat: number;
  decision: "play" | "effects";
  /** The Age on top of the deck; 0: there is none any more. */
  deck: number;
  /** By seat, from 0. */
  areas: Counts[];
  hands: Counts[];
}

export const EMPTY: Layout = {
  players: 2,
  teams: false,
  seat: 1,
  decision: "play",
  deck: 2,
  areas: [{ M1: 3 }, { R1: 3 }, {}, {}],
  hands: [{ M1: 1, E1: 1, S1: 1 }, { R1: 1, E1: 1, C1: 1 }, {}, {}],
};

function written(cards: Counts): string {
  const parts = KINDS.flatMap((kind) => {
    const count = cards[kind] ?? 0;
    return count ? [count === 1 ? kind : `${kind}*${count}`] : [];
  });
  return parts.join(",") || "-";
}

function read(text: string): Counts {
  const cards: Counts = {};
  for (const part of text === "-" ? [] : text.split(",")) {
    const [kind, times] = part.split("*");
    cards[kind] = (cards[kind] ?? 0) + (Number(times ?? 1) || 0);
  }
  return cards;
}

/** The text of a layout: what was set, in the words of a position. */
export function textOf(layout: Layout): string {
  const seats = Array.from({ length: layout.players }, (_, index) => index);
  const top = { 1: "M1", 2: "S2", 3: "U3" }[layout.deck];
  return [
    `players=${layout.players}`,
    ...(layout.teams && layout.players === 4 ? ["teams=yes"] : []),
    `decision=${layout.decision}`,
    `seat=P${layout.seat}`,
    ...seats.map((seat) => `area.P${seat + 1}=${written(layout.areas[seat])}`),
    ...seats.map((seat) => `hand.P${seat + 1}=${written(layout.hands[seat])}`),
    ...(top ? [`deck=${top}`] : []),
  ].join(" ");
}

/** The layout of a text, as far as the form can show it. */
export function layoutOf(text: string): Layout {
  const fields = new Map(
    text
      .trim()
      .split(/\s+/)
      .map((word) => word.split("=", 2) as [string, string]),
  );
  const zone = (name: string) => [1, 2, 3, 4].map((seat) => read(fields.get(`${name}.P${seat}`) ?? "-"));
  const deck = fields.get("deck") ?? "-";
  return {
    players: Math.min(4, Number(fields.get("players")) || 2),
    teams: fields.get("teams") === "yes",
    seat: Number((fields.get("seat") ?? "P1").slice(1)),
    decision: fields.get("decision") === "effects" ? "effects" : "play",
    deck: deck === "-" ? 0 : Number(deck[1]),
    areas: zone("area"),
    hands: zone("hand"),
  };
}

/** A link holds the whole text. */
export const linkOf = (text: string): string => `${location.origin}/position#${encodeURIComponent(text)}`;

export function textOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
