/** The printed words and numbers the table is drawn from. What may be done never comes from here. */

import type { Letter } from "../net/types";

export const LETTERS: readonly Letter[] = ["M", "R", "E", "S", "C", "U"];
export const KINDS = ["M1", "M2", "M3", "R1", "R2", "E1", "E2", "E3", "S1", "S2", "S3", "C1", "C2", "C3", "U3"];
export const AGES = [1, 2, 3];

export type Slot = "level-1" | "level-2" | "discard" | "copy";

export interface Effect {
  name: string;
  domain: Letter;
  slot: Slot;
  rule: string;
}

/** The reference board: a row per Domain; what it has at level 1, at level 2, and for a discarded card. */
export const EFFECTS: readonly Effect[] = [
  { name: "assassination", domain: "M", slot: "level-1", rule: "R5.1" },
  { name: "purge", domain: "M", slot: "level-2", rule: "R5.1" },
  { name: "attack", domain: "M", slot: "discard", rule: "R6.1" },
  { name: "holy-book", domain: "R", slot: "level-1", rule: "R5.2" },
  { name: "divine-right", domain: "R", slot: "level-2", rule: "R5.2" },
  { name: "inquisition", domain: "R", slot: "discard", rule: "R6.2" },
  { name: "development", domain: "E", slot: "level-1", rule: "R5.3" },
  { name: "monopoly", domain: "E", slot: "level-2", rule: "R5.3" },
  { name: "embargo", domain: "E", slot: "discard", rule: "R6.3" },
  { name: "experiment", domain: "S", slot: "level-1", rule: "R5.4" },
  { name: "research", domain: "S", slot: "level-2", rule: "R5.4" },
  { name: "breakthrough", domain: "S", slot: "discard", rule: "R6.5" },
  { name: "inspiration", domain: "C", slot: "copy", rule: "R5.6" },
  { name: "oligarchy", domain: "U", slot: "level-1", rule: "R5.5" },
  { name: "republic", domain: "U", slot: "level-2", rule: "R5.5" },
  { name: "democracy", domain: "U", slot: "discard", rule: "R6.6" },
];

/** Effects that take nothing of anyone and cost nothing: forgotten most easily. */
export const FREE_BENEFITS = ["divine-right", "holy-book"];

/** The hand size that each of them gives (R5.2). */
export const HAND_SIZES: Readonly<Record<string, number>> = { "holy-book": 5, "divine-right": 7 };

export const effectOf = (name: string): Effect => EFFECTS.find((effect) => effect.name === name) as Effect;
export const effectsOf = (domain: Letter): Effect[] => EFFECTS.filter((effect) => effect.domain === domain);
