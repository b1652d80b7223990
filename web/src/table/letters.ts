/** The letters of the keyboard: each language has its own, taken from its words (`web-letter-…`). */

import { say, words } from "../words/words.svelte";

export const COMMANDS = [
  "hand",
  "board",
  "end",
  "undo",
  "hint",
  "pile",
  "log",
  "chat",
  "rules",
  "back",
  "next",
] as const;
export type Command = (typeof COMMANDS)[number];

/** The same key under another layout: whoever reads Greek but types Latin presses T for Τ. */
const GREEK = "αβγδεζηθικλμνξοπρστυφχψω";
const LATIN = "abgdezhuiklmnjoprstyfxcv";

/** As it is shown: E. */
export const letterOf = (command: Command): string => say(`web-letter-${command}`);

/** What a key does in the language that is spoken; null: it is no letter of ours. */
export function commandOf(key: string): Command | null {
  const pressed = key.toLocaleLowerCase(words.language);
  const letters = COMMANDS.map((command) => letterOf(command).toLocaleLowerCase(words.language));
  const place = LATIN.indexOf(pressed);
  const twin = pressed.length === 1 && place >= 0 ? GREEK[place] : "";
  const found = letters.findIndex((letter) => letter === pressed || letter === twin);
  return COMMANDS[found] ?? null;
}
