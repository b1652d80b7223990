/** Whose words I do not want to read: kept by the server, at every table. */

import { api } from "../net/api";
import type { Change, TableInfo } from "../net/types";

class Mutes {
  people = $state.raw<ReadonlySet<string>>(new Set());
  private asked = false;

  /** Ask once whom I have muted. */
  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    this.people = await api
      .mutes()
      .then(({ muted }) => new Set(muted))
      .catch(() => this.people);
  }

  has(person: string | null | undefined): boolean {
    return Boolean(person && this.people.has(person));
  }

  async set(person: string, on: boolean): Promise<void> {
    const { muted } = await (on ? api.mute(person) : api.unmute(person));
    this.people = new Set(muted);
  }
}

export const mutes = new Mutes();

export interface Talker {
  person: string;
  name: string;
  seat: number | null;
}

/** Everyone at the table, beside me, who could say something or has. */
export function talkers(info: TableInfo | null, log: readonly Change[], me: string | null): Talker[] {
  const found = new Map<string, Talker>();
  for (const { person, name, seat } of info?.seats ?? [])
    if (person) found.set(person, { person, name: name ?? "", seat });
  for (const { entry } of log) {
    const spoke = entry.what === "said" || entry.what === "phrased";
    if (spoke && entry.person && !found.has(entry.person))
      found.set(entry.person, { person: entry.person, name: entry.name ?? "", seat: null });
  }
  return [...found.values()].filter(({ person }) => person !== me);
}
