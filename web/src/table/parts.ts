/** A table on the screen is made of these. Live, reviewed or from the drawing board: only who is asked differs. */

import { api } from "../net/api";
import { say } from "../words/words.svelte";
import { type Ask, Intent } from "./intent.svelte";
import { type FetchView, Past } from "./past.svelte";
import { mutes, type Talker } from "./mutes.svelte";
import { Playback } from "./playback.svelte";
import { Sheets } from "./sheets.svelte";
import type { TableState } from "./state";
import { Voice } from "./voice.svelte";

const NOBODY_ANSWERS: Ask = () => Promise.resolve(null);
const NOTHING_KEPT: FetchView = () => Promise.resolve(null);

export class Parts {
  readonly voice = new Voice();
  readonly sheets = new Sheets();
  readonly past: Past;
  readonly playback: Playback;
  readonly intent: Intent;

  constructor(state: TableState, ask: Ask = NOBODY_ANSWERS, fetchView: FetchView = NOTHING_KEPT) {
    this.past = new Past(fetchView);
    this.playback = new Playback(state, this.voice, () => this.settle());
    this.intent = new Intent(this.playback, this.past, this.sheets, this.voice, ask);
  }

  get state(): TableState {
    return this.playback.state;
  }

  private settle(): void {
    this.past.keep(this.state.version, this.state.view);
    this.intent.settle();
  }

  /** Show the position as it was after an entry of the log. */
  readonly goTo = async (version: number): Promise<void> => {
    this.intent.aim = null;
    if (await this.past.goTo(version, this.state.log.at(-1)?.version ?? -1)) {
      if (this.past.shown) this.voice.told = say("web-past");
    } else this.intent.tell(say("web-line-lost"), undefined, "bad");
  };

  /** Somebody's words are not to be read any more, or again: then also what they said meanwhile. */
  readonly mute = async ({ person, name }: Talker, on: boolean): Promise<void> => {
    try {
      await mutes.set(person, on);
      if (!on) this.playback.reread((await api.changes(this.state.id)).changes);
      this.voice.told = say(on ? "web-muted" : "web-unmuted", { name });
    } catch {
      this.intent.tell(say("web-line-lost"), undefined, "bad");
    }
  };
}
