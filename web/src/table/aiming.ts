/** What the cards and Domains on the table offer now, for those who draw them. */

import type { Choice } from "../game/actions";
import type { Letter } from "../net/types";
import type { NameOf } from "../words/narrate";
import type { Offer } from "./aim";

export interface Aiming {
  offer: Offer;
  /** By the Domain of a seat, such as 2-M. */
  targets: ReadonlyMap<string, Choice>;
  seatTargets: ReadonlyMap<number, Choice>;
  nameOf: NameOf;
  choose: (choice: Choice) => void;
  look: (seat: number, domain: Letter) => void;
}
