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

  /** Play a deal, or the next board, or go on with the one that is being played. */
  async play(deal: number | null = null): Promise<void> {
    await this.ask(async () => router.go(`/table/${(await api.playBoard(this.id, deal)).table.id}`));
  }

  /** Take part in a match against each other. */
  async enter(): Promise<void> {
    await this.ask(async () => (this.info = await api.enterDuplicate(this.id)));
  }

  /** Have its tables drawn. */
  async begin(): Promise<void> {
    await this.ask(async () => (this.info = await api.beginDuplicate(this.id)));
  }

  /** Leave it, or take somebody out. */
  async leave(person: string | null = null): Promise<void> {
    await this.ask(async () => (this.info = await api.leaveDuplicate(this.id, person)));
  }

  private async ask(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.trouble = "";
    try {
      await signedIn(settings.likes.name || say("web-guest"));
      await work();
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
  if (board.awaited) return say("duplicate-awaited");
  const sign = signOf(board);
  return say(sign === "judging" ? "duplicate-board-judging" : `duplicate-${sign}`);
}

/** A result against the field without luck; null: not compared yet. */
export function againstField({ won, luck, adjusted_datum }: BoardInfo): number | null {
  return won === null || luck === null || adjusted_datum === null ? null : won - luck - adjusted_datum;
}

/** Who sits at a table of people beside the one who looks, in a row. */
export function othersAt({ people, seat }: BoardInfo): string {
  const others = (people ?? []).filter((_, index) => index !== seat - 1);
  return others.map((name) => name ?? say("duplicate-a-bot")).join(", ");
}

/** What a match is, in one line. */
export function whatOf({
  seating,
  deals,
  players,
  level,
}: Pick<DuplicateInfo, "seating" | "deals" | "players" | "level">) {
  return say(seating === "people" ? "duplicate-what-people" : "duplicate-what", { deals, players, level });
}

/** A score with the half width of its interval. */
export function scoreText(score: number | null, margin: number | null, language: string): string {
  if (score === null) return "–";
  const told = points(score, language, true);
  return margin === null ? told : `${told} ± ${points(margin, language)}`;
}
