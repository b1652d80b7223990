/** A duplicate match as this browser knows it: what the server tells of it, and the way to the next board. */

import { outcome, points } from "../daily/share";
import { api, signedIn } from "../net/api";
import type { BoardInfo, DuplicateInfo } from "../net/types";
import { router } from "../router.svelte";
import { settings } from "../settings/settings.svelte";
import { refusal } from "../words/narrate";
import { say } from "../words/words.svelte";

const SOON = 1500; // while a board is being compared
const LATER = 15000; // others play too

export class DuplicateRun {
  info = $state.raw<DuplicateInfo | null>(null);
  trouble = $state("");
  busy = $state(false);
  private timer = 0;

  constructor(readonly id: string) {
    void this.look();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = -1;
  }

  /** Is the last board still being compared? */
  readonly isJudging = $derived(this.info?.boards.some(({ status }) => status === "judging") ?? false);

  async look(): Promise<void> {
    try {
      if (!document.hidden || !this.info) this.info = await api.duplicate(this.id);
      this.trouble = "";
    } catch (error) {
      this.trouble = refusal(error);
      if (!this.info) return;
    }
    if (this.timer !== -1) this.timer = window.setTimeout(() => void this.look(), this.isJudging ? SOON : LATER);
  }

  /** Play the next board, or go on with the one that is being played. */
  async play(): Promise<void> {
    this.busy = true;
    try {
      await signedIn(settings.likes.name || say("web-guest"));
      router.go(`/table/${(await api.playBoard(this.id)).table.id}`);
    } catch (error) {
      this.trouble = refusal(error);
    }
    this.busy = false;
  }
}

export type BoardSign = "won" | "shared" | "lost" | "running" | "judging" | "ahead";

/** What a board looks like in the row of all boards. */
export function signOf({ status, won }: BoardInfo): BoardSign {
  return status === "done" ? outcome(won ?? 0) : status;
}

/** What that is called. */
export function wordOf(board: BoardInfo): string {
  const sign = signOf(board);
  return say(sign === "judging" ? "duplicate-board-judging" : `duplicate-${sign}`);
}

/** A result against the field without luck; null: not compared yet. */
export function againstField({ won, luck, adjusted_datum }: BoardInfo): number | null {
  return won === null || luck === null || adjusted_datum === null ? null : won - luck - adjusted_datum;
}

/** A score with the half width of its interval. */
export function scoreText(score: number | null, margin: number | null, language: string): string {
  if (score === null) return "–";
  const told = points(score, language, true);
  return margin === null ? told : `${told} ± ${points(margin, language)}`;
}
