/** A duel as this browser knows it: what the server tells of it, the position on the table, the time that is left. */

import { api, signedIn } from "../net/api";
import type { DuelInfo } from "../net/types";
import { PracticeTable } from "../practice/practice.svelte";
import { settings } from "../settings/settings.svelte";
import { refusal } from "../words/narrate";
import { say } from "../words/words.svelte";

const EVERY = 2500;

export class DuelRun {
  info = $state.raw<DuelInfo | null>(null);
  table = $state.raw<PracticeTable | null>(null);
  trouble = $state("");
  busy = $state(false);
  private moves: string[] = [];
  private number = 0; // of the position on the table
  private moment = $state(Date.now());
  private behind = 0; // milliseconds by which this clock is behind the server's
  private readonly timer = setInterval(() => this.tick(), 1000);
  private looked = 0;

  constructor(readonly id: string) {
    void this.look();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Seconds that are left; null: no clock runs. */
  readonly left = $derived.by(() => {
    const ends = this.info?.status === "running" ? this.info.ends : null;
    return ends ? Math.max(0, Math.ceil((ends - this.moment - this.behind) / 1000)) : null;
  });

  /** Is the turn on the table over, and everything shown? */
  readonly isOver = $derived.by(() => {
    if (!this.table || !this.info) return false;
    const { playback } = this.table.parts;
    const { view } = playback.state;
    return view !== null && !playback.moving && (view.decision === "over" || view.turn !== this.info.seat);
  });

  private tick(): void {
    this.moment = Date.now();
    const waits = this.info && (this.info.status !== "over" || this.info.people.some((each) => each.place === null));
    if (waits && !document.hidden && this.moment - this.looked > EVERY) void this.look();
  }

  async look(): Promise<void> {
    this.looked = Date.now();
    await this.take(api.duel(this.id));
  }

  async begin(): Promise<void> {
    this.busy = true;
    try {
      await signedIn(settings.likes.name || say("web-guest"));
      await this.take(api.beginDuel(this.id));
    } catch (error) {
      this.trouble = refusal(error);
    }
    this.busy = false;
  }

  /** The turn on the table is the answer. */
  async answer(): Promise<void> {
    if (this.busy || !this.moves.length || !this.number) return;
    this.busy = true;
    await this.take(api.answerDuel(this.id, this.number, this.moves));
    this.busy = false;
  }

  private async take(asked: Promise<DuelInfo>): Promise<void> {
    try {
      const info = await asked;
      this.behind = info.now - Date.now();
      this.trouble = "";
      this.info = info;
      await this.lay(info);
    } catch (error) {
      this.trouble = refusal(error);
    }
  }

  /** Lay the position that is asked for now; what was recorded on the way there is shown first. */
  private async lay({ number, start }: DuelInfo): Promise<void> {
    if (number === null || start === null) {
      this.number = 0;
      this.table = null;
      return;
    }
    if (number === this.number) return;
    this.number = number;
    this.moves = [];
    const table = new PracticeTable(start, {
      may: (legal) => [...legal],
      undo: true,
      moved: (action) => this.moves.push(action),
    });
    await table.open();
    this.table = table;
  }
}

/** What an answer is called, by what it cost. */
export function signOf(loss: number | null): "open" | "fine" | "inaccuracy" | "mistake" | "blunder" {
  if (loss === null) return "open";
  if (loss >= 0.15) return "blunder";
  if (loss >= 0.07) return "mistake";
  return loss >= 0.03 ? "inaccuracy" : "fine";
}

/** Minutes and seconds. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
