/** My notes at the positions of a finished game. */

import { api, signedIn } from "../net/api";
import type { NoteInfo } from "../net/types";
import { settings } from "../settings/settings.svelte";
import { refusal } from "../words/narrate";
import { say } from "../words/words.svelte";

export class Notes {
  kept = $state.raw<readonly NoteInfo[]>([]);

  constructor(private readonly table: string) {}

  /** Those that are there; without them the game is reviewed all the same. */
  async load(): Promise<void> {
    this.kept = (await api.notes(this.table).catch(() => ({ notes: [] }))).notes;
  }

  /** Keep a note, or take it away if it is empty; what stood in the way, in words. */
  readonly write = async (action: number, text: string): Promise<string> => {
    try {
      await signedIn(settings.likes.name || say("web-guest"));
      this.kept = (await api.writeNote(this.table, action, text)).notes;
      return "";
    } catch (error) {
      return refusal(error);
    }
  };
}
