/** A whole turn that is asked for on the table: it is played as any other, and once it is over it is the answer. */

import { PracticeTable } from "../practice/practice.svelte";
import { refusal } from "../words/narrate";

const STEP = 900; // milliseconds between the steps of a solution

export abstract class AskedTurn<Verdict> {
  table = $state.raw<PracticeTable>() as PracticeTable;
  verdict = $state.raw<Verdict | null>(null);
  judging = $state(false);
  trouble = $state("");
  private moves: string[] = [];

  constructor(
    private readonly start: string,
    private readonly seat: number,
  ) {
    this.table = this.laid();
  }

  /** Ask the coach about a turn. */
  protected abstract judge(moves: readonly string[]): Promise<Verdict>;

  /** A right turn, once a verdict tells it. */
  protected abstract solution(verdict: Verdict): readonly string[];

  private laid(): PracticeTable {
    return new PracticeTable(this.start, {
      may: (legal) => [...legal],
      undo: true,
      moved: (action) => this.moves.push(action),
    });
  }

  /** Is the turn over, and everything shown? */
  readonly isOver = $derived.by(() => {
    const { playback } = this.table.parts;
    const { view } = playback.state;
    return view !== null && !playback.moving && (view.decision === "over" || view.turn !== this.seat);
  });

  /** The turn is the answer. */
  async answer(): Promise<void> {
    if (this.judging || this.verdict || !this.moves.length) return;
    this.judging = true;
    try {
      this.verdict = await this.judge(this.moves);
    } catch (error) {
      this.trouble = refusal(error);
    }
    this.judging = false;
  }

  /** Lay the position anew, for another try. */
  async again(): Promise<void> {
    const table = this.laid();
    await table.open();
    this.moves = [];
    this.verdict = null;
    this.trouble = "";
    this.table = table;
  }

  /** Lay the position anew and play the solution, step by step. */
  async show(): Promise<void> {
    const plan = this.verdict ? this.solution(this.verdict) : [];
    const table = this.laid();
    await table.open();
    this.table = table;
    for (const action of plan) {
      await new Promise((done) => setTimeout(done, STEP));
      if (this.table !== table) return;
      await table.parts.intent.request({ type: "act", seq: table.parts.playback.state.seq, action });
    }
  }
}
