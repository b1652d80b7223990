/** The views a tab has seen of a running game, so that the log can show them again after the page is loaded anew. */

import type { View } from "../net/types";

const place = (table: string) => `impera-view-${table}-`;

export function remember(table: string, version: number, view: View): void {
  try {
    sessionStorage.setItem(`${place(table)}${version}`, JSON.stringify(view));
  } catch {
    // Full, or not allowed: the log shows fewer positions.
  }
}

export function remembered(table: string): Map<number, View> {
  const views = new Map<number, View>();
  try {
    for (let index = 0; index < sessionStorage.length; index++) {
      const key = sessionStorage.key(index) ?? "";
      if (key.startsWith(place(table))) views.set(Number(key.slice(place(table).length)), JSON.parse(sessionStorage.getItem(key) ?? "null") as View);
    }
  } catch {
    // Nothing is remembered.
  }
  return views;
}

/** Other tables' views are of no use any more. */
export function forgetOthers(table: string): void {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? "");
    for (const key of keys) if (key.startsWith("impera-view-") && !key.startsWith(place(table))) sessionStorage.removeItem(key);
  } catch {
    // Nothing to forget.
  }
}
