/** Which lessons have been taken: kept in this browser and with the person, so that another device goes on; none is ever lost. */

import { api, isKnown } from "../net/api";

const PLACE = "impera-learned";

class Learned {
  done = $state<string[]>(read());

  add(lesson: string): void {
    if (this.done.includes(lesson)) return;
    this.keep([...this.done, lesson]);
    void this.meet();
  }

  /** Put together what this browser and the server know; without a server, or a person, the browser's holds. */
  async meet(): Promise<void> {
    if (!isKnown()) return;
    const told = await api.takeLessons(this.done).catch(() => null);
    if (told) this.keep([...new Set([...this.done, ...told.lessons])]);
  }

  private keep(done: string[]): void {
    this.done = done;
    try {
      localStorage.setItem(PLACE, JSON.stringify(done));
    } catch {
      // It is known until the page is closed.
    }
  }
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? kept.filter((lesson) => typeof lesson === "string") : [];
  } catch {
    return [];
  }
}

export const learned = new Learned();
