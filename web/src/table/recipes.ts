/** What each effect costs and gives, as pictures: cards that go from one place to another (R5, R6). */

import type { Letter } from "../net/types";

/** hand and area are mine; foe is somebody else, all is everybody else. */
export type Place = "hand" | "area" | "pile" | "deck" | "foe-hand" | "foe-area" | "all-areas";

export interface Step {
  count: number;
  from: Place;
  to: Place;
  /** A card of this Domain pays. */
  pays?: Letter;
}

export interface Recipe {
  steps: readonly Step[];
  /** The hand size it gives, a piece it lays, or that it copies. */
  gives?: 5 | 7 | "embargo" | "democracy" | "coin";
}

const move = (count: number, from: Place, to: Place): Step => ({ count, from, to });
const pay = (domain: Letter): Step => ({ count: 1, from: "area", to: "pile", pays: domain });
const lay = (domain: Letter): Step => ({ count: 1, from: "area", to: "foe-area", pays: domain });

export const RECIPES: Readonly<Record<string, Recipe>> = {
  assassination: { steps: [move(1, "hand", "pile")] },
  purge: { steps: [move(2, "hand", "pile")] },
  attack: { steps: [pay("M"), move(1, "area", "pile"), move(1, "all-areas", "pile")] },
  "holy-book": { steps: [], gives: 5 },
  "divine-right": { steps: [], gives: 7 },
  inquisition: { steps: [pay("R"), move(0, "foe-hand", "hand"), move(0, "hand", "foe-hand")] },
  development: { steps: [move(1, "area", "pile"), move(1, "hand", "area")] },
  monopoly: { steps: [move(2, "area", "pile"), move(2, "hand", "area")] },
  embargo: { steps: [lay("E")], gives: "embargo" },
  experiment: { steps: [move(1, "area", "hand"), move(1, "hand", "area")] },
  research: { steps: [move(2, "area", "hand"), move(2, "hand", "area")] },
  breakthrough: { steps: [pay("S"), move(5, "deck", "hand"), move(5, "hand", "pile")] },
  inspiration: { steps: [], gives: "coin" },
  oligarchy: { steps: [move(1, "pile", "hand")] },
  republic: { steps: [move(2, "pile", "hand")] },
  democracy: { steps: [lay("U")], gives: "democracy" },
};
