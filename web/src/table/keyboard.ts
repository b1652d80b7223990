/** Keys of the table. Letters work anywhere outside a text field. */

import { type Command, commandOf } from "./letters";
import type { Parts } from "./parts";

const FIELDS = new Set(["INPUT", "TEXTAREA", "SELECT"]);

function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || !FIELDS.has(target.tagName)) return false;
  return !(target instanceof HTMLInputElement && target.type === "checkbox");
}

/** What can be chosen now, in the order it is shown: the number keys choose from it. */
export function choosable({ intent, sheets }: Parts): HTMLElement[] {
  const scope = sheets.open ? "dialog[open] " : ".field ";
  const query = intent.aim ? ".targets button" : `${scope}.card.offered, ${scope}[data-choice]`;
  return [...document.querySelectorAll<HTMLElement>(query)];
}

/** What each letter does; back and next belong to the review. */
const DOES: Partial<Record<Command, (parts: Parts) => void>> = {
  hand: () => focusHand(),
  board: (parts) => focusBoard(parts),
  end: ({ intent }) => void (intent.view?.legal.includes("end") && intent.act("end")),
  undo: ({ intent }) => void intent.undo(),
  hint: ({ intent }) => void (intent.isMine && intent.hint()),
  pile: ({ sheets }) => sheets.show("pile"),
  log: ({ sheets }) => sheets.show("log"),
  chat: ({ sheets }) => sheets.show("chat"),
  rules: ({ sheets }) => sheets.show("rules"),
};

/** Is it a key of the table? Then what it does is done. */
function press(parts: Parts, key: string): boolean {
  if (/^[1-9]$/.test(key)) {
    choosable(parts)[Number(key) - 1]?.click();
    return true;
  }
  if (key === "?") {
    parts.sheets.show("keys");
    return true;
  }
  const command = commandOf(key);
  const does = command && DOES[command];
  does?.(parts);
  return Boolean(does);
}

function focusBoard({ sheets }: Parts): void {
  const board = document.querySelector<HTMLElement>(".side .board .ready, .side .board button");
  if (board?.offsetParent) board.focus();
  else sheets.show("effects");
}

function focusHand(): void {
  document.querySelector<HTMLElement>(".field .hand .card")?.focus();
}

/** After an answer the button that was pressed may be gone: put the focus where the next choice is. */
export function refocus(parts: Parts): void {
  if (document.activeElement && !document.activeElement.matches("body, .field h1")) return;
  if (!document.documentElement.classList.contains("by-keyboard") || parts.sheets.open) return;
  const next =
    choosable(parts)[0] ??
    document.querySelector<HTMLElement>(".side .ready") ??
    document.querySelector<HTMLElement>("[data-action='end']");
  next?.focus();
}

export function listen(parts: Parts): () => void {
  const { intent, sheets } = parts;
  function onkeydown(event: KeyboardEvent): void {
    document.documentElement.classList.add("by-keyboard");
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    parts.playback.skip();
    if (event.key === "Escape" && !sheets.open) return intent.cancel();
    if (sheets.open && !/^[1-9]$/.test(event.key)) return;
    if (press(parts, event.key)) event.preventDefault();
  }
  const onpointerdown = () => document.documentElement.classList.remove("by-keyboard");
  document.addEventListener("keydown", onkeydown);
  document.addEventListener("pointerdown", onpointerdown);
  return () => {
    document.removeEventListener("keydown", onkeydown);
    document.removeEventListener("pointerdown", onpointerdown);
  };
}
