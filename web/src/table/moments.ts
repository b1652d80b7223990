/** The moments of a game worth jumping to: threats, blows, new Ages, big swings, the end. Read from its events. */

import type { Change, GameEvent, Letter } from "../net/types";
import { withoutUndone } from "./history";

export type MomentKind = "end" | "threat" | "strike" | "last-round" | "age" | "swing";

export interface Moment {
  /** After so many actions. */
  action: number;
  kind: MomentKind;
  seat: number;
  domain?: Letter;
  age?: number;
}

const STRIKES = new Set(["attack", "inquisition", "embargo", "democracy"]);
const INTO_AREA = new Set(["played", "claimed"]);
const OUT_OF_AREA = new Set(["sacrificed", "paid", "lost", "took"]);
/** In a quiet turn a Domain grows by one card. */
const SWING = 2;
/** If one action is several of these, the first is told. */
const WEIGHT: readonly MomentKind[] = ["end", "threat", "strike", "last-round", "age", "swing"];

type Table = Map<string, number>; // seat and Domain, such as 2M: how many
const place = (seat: number, domain: string) => `${seat}${domain}`;
const add = (table: Table, key: string, count: number) => table.set(key, (table.get(key) ?? 0) + count);

/** The areas as far as the events have told them. */
class Areas {
  private readonly cards: Table = new Map();
  private readonly raised: Table = new Map();
  private before: Table = new Map();
  private swung = new Set<string>();
  private readonly threatened = new Set<string>();
  private age = 1;

  constructor(private readonly hegemony: number) {}

  /** What an event makes a moment of; the areas follow it. */
  follow(event: GameEvent): Omit<Moment, "action">[] {
    if (event.card && INTO_AREA.has(event.what)) add(this.cards, place(event.seat, event.card[0]), 1);
    if (event.card && OUT_OF_AREA.has(event.what)) add(this.cards, place(event.seat, event.card[0]), -1);
    if (event.what === "democracy-laid") add(this.raised, place(event.other ?? event.seat, event.domain ?? ""), 1);
    if (event.what === "turn-began") this.beginTurn();
    return [...this.plain(event), ...this.newAge(event)];
  }

  private plain(event: GameEvent): Omit<Moment, "action">[] {
    if (event.what === "ended") return [{ kind: "end", seat: event.seat }];
    if (event.what === "deck-emptied") return [{ kind: "last-round", seat: event.seat }];
    if (event.what === "applied" && STRIKES.has(event.effect ?? "")) return [{ kind: "strike", seat: event.seat }];
    return [];
  }

  private newAge(event: GameEvent): Omit<Moment, "action">[] {
    const age = event.what === "drew" ? Number(event.card?.[1]) : 0;
    if (age <= this.age) return [];
    this.age = age;
    return [{ kind: "age", seat: event.seat, age }];
  }

  private beginTurn(): void {
    this.before = new Map(this.cards);
    this.swung = new Set();
  }

  /** What the areas look like once an action is done. */
  look(): Omit<Moment, "action">[] {
    const found: Omit<Moment, "action">[] = [];
    for (const [key, count] of this.cards) {
      const [seat, domain] = [Number(key[0]), key[1] as Letter];
      if (this.isNewThreat(key, count)) found.push({ kind: "threat", seat, domain });
      if (!this.swung.has(key) && Math.abs(count - (this.before.get(key) ?? 0)) >= SWING) {
        this.swung.add(key);
        found.push({ kind: "swing", seat, domain });
      }
    }
    return found;
  }

  private isNewThreat(key: string, count: number): boolean {
    const near = count >= this.hegemony + (this.raised.get(key) ?? 0) - 1;
    const isNew = near && !this.threatened.has(key);
    if (near) this.threatened.add(key);
    else this.threatened.delete(key);
    return isNew;
  }
}

/** The moments of a game, one for an action at most, in order. `hegemony`: the cards it takes without democracies. */
export function momentsOf(log: readonly Change[], hegemony: number): Moment[] {
  const areas = new Areas(hegemony);
  const moments: Moment[] = [];
  let action = 0;
  for (const change of withoutUndone(log)) {
    if (change.entry.what === "acted") action++;
    const found = [...change.events.flatMap((event) => areas.follow(event)), ...areas.look()];
    found.sort((one, other) => WEIGHT.indexOf(one.kind) - WEIGHT.indexOf(other.kind));
    if (found[0] && action) moments.push({ action, ...found[0] });
  }
  return moments;
}

/** The nearest moment after a step, or before it. */
export function momentFrom(moments: readonly Moment[], at: number, back: boolean): Moment | null {
  return (back ? moments.findLast(({ action }) => action < at) : moments.find(({ action }) => action > at)) ?? null;
}
