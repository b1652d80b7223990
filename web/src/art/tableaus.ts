/** What stands in the tableau of a Hegemony: things of the Domain's cards, from the first Age on the left to the last on the right. */

import type { Letter } from "../net/types";

/** A thing of a card: where its middle stands (0..720), where its foot stands (0..300), how large. */
export interface Thing {
  id: string;
  x: number;
  foot: number;
  scale: number;
}

const thing = (id: string, x: number, foot: number, scale: number): Thing => ({ id, x, foot, scale });

/** Feet above 256 stand behind the rise of the land, the others before it. */
export const RISE = 256;

export const THINGS: Record<Letter, readonly Thing[]> = {
  M: [thing("M2-0", 360, 254, 2.1), thing("M1-3", 148, 272, 1.75), thing("M3-1", 580, 272, 1.7)],
  R: [
    thing("R1-3", 84, 250, 1.35), thing("R2-2", 646, 250, 1.45), thing("R2-0", 360, 255, 2.05),
    thing("R1-2", 208, 270, 1.5), thing("R2-1", 516, 270, 1.5),
  ],
  E: [thing("E2-1", 136, 252, 1.75), thing("E3-0", 584, 255, 1.75), thing("E2-0", 366, 272, 1.95), thing("E1-0", 222, 280, 0.95)],
  S: [thing("S3-2", 384, 254, 2.05), thing("S3-3", 594, 266, 1.75), thing("S2-2", 232, 274, 1.5), thing("S1-1", 104, 280, 1.35)],
  C: [thing("C3-3", 486, 280, 2.2), thing("C1-3", 118, 268, 1.7), thing("C1-0", 284, 276, 1.85), thing("C2-3", 620, 282, 1.2)],
  U: [thing("U3-0", 362, 214, 1.75), thing("U3-1", 156, 270, 1.7), thing("U3-3", 570, 276, 1.75)],
};
