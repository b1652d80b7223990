/** Keys of the table. Letters work anywhere outside a text field. */

import type { LiveTable } from "./live.svelte";

const FIELDS = new Set(["INPUT", "TEXTAREA", "SELECT"]);

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && FIELDS.has(target.tagName) && (target as HTMLInputElement).type !== "checkbox";
}

/** What can be chosen now, in the order it is shown: the number keys choose from it. */
export function choosable(table: LiveTable): HTMLElement[] {
  const scope = table.sheet ? "dialog[open] " : ".field ";
  const query = table.aim
    ? ".targets button"
    : `${scope}.card.offered, ${scope}[data-choice]`;
  return [...document.querySelectorAll<HTMLElement>(query)];
}

function press(table: LiveTable, key: string): boolean {
  if (/^[1-9]$/.test(key)) {
    choosable(table)[Number(key) - 1]?.click();
    return true;
  }
  switch (key) {
    case "e": if (table.view?.legal.includes("end")) void table.act("end"); return true;
    case "u": void table.undo(); return true;
    case "h": if (table.isMine) void table.hint(); return true;
    case "f": focusBoard(table); return true;
    case "l": table.sheet = "log"; return true;
    case "c": table.sheet = "chat"; return true;
    case "p": table.sheet = "pile"; return true;
    case "r": table.sheet = "rules"; return true;
    case "d": focusHand(); return true;
    case "?": table.sheet = "keys"; return true;
    default: return false;
  }
}

function focusBoard(table: LiveTable): void {
  const board = document.querySelector<HTMLElement>(".side .board .ready, .side .board button");
  if (board?.offsetParent) board.focus();
  else table.sheet = "effects";
}

function focusHand(): void {
  document.querySelector<HTMLElement>(".field .hand .card")?.focus();
}

/** After an answer the button that was pressed may be gone: put the focus where the next choice is. */
export function refocus(table: LiveTable): void {
  if (document.activeElement && !document.activeElement.matches("body, .field h1")) return;
  if (!document.documentElement.classList.contains("by-keyboard") || table.sheet) return;
  const next = choosable(table)[0] ?? document.querySelector<HTMLElement>(".side .ready") ?? document.querySelector<HTMLElement>("[data-action='end']");
  next?.focus();
}

export function listen(table: LiveTable): () => void {
  function onkeydown(event: KeyboardEvent): void {
    document.documentElement.classList.add("by-keyboard");
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    if (event.key === "Escape" && !table.sheet) return table.cancel();
    if (table.sheet && !/^[1-9]$/.test(event.key)) return;
    if (press(table, event.key)) event.preventDefault();
  }
  const onpointerdown = () => document.documentElement.classList.remove("by-keyboard");
  document.addEventListener("keydown", onkeydown);
  document.addEventListener("pointerdown", onpointerdown);
  return () => {
    document.removeEventListener("keydown", onkeydown);
    document.removeEventListener("pointerdown", onpointerdown);
  };
}
