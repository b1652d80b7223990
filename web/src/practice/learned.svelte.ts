/** Which lessons have been taken: kept in this browser. */

const PLACE = "impera-learned";

class Learned {
  done = $state<string[]>(read());

  add(lesson: string): void {
    if (this.done.includes(lesson)) return;
    this.done.push(lesson);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.done));
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
