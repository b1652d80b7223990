/** What lies over the table: one sheet at a time. */

import type { Letter } from "../net/types";

export type Sheet =
  | "effects"
  | "log"
  | "chat"
  | "pile"
  | "deck"
  | "keys"
  | "rules"
  | "rule"
  | "settings"
  | "domain"
  | "remind"
  | "menu"
  | "branch"
  | "sure"
  | "hint";

export class Sheets {
  open = $state<Sheet | null>(null);
  /** The Domain of a seat that is looked at. */
  looked = $state.raw<{ seat: number; domain: Letter } | null>(null);
  /** The rule that is looked up: R4.3. */
  rule = $state("");

  readonly show = (sheet: Sheet): void => {
    this.open = sheet;
  };

  readonly look = (seat: number, domain: Letter): void => {
    this.looked = { seat, domain };
    this.open = "domain";
  };

  readonly lookUp = (rule: string): void => {
    this.rule = rule;
    this.open = "rule";
  };

  readonly close = (): void => {
    this.open = null;
    this.rule = "";
  };
}
