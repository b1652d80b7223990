/** One puzzle on the table: the turn is played as any other, and once it is over it is the answer. */

import { api } from "../net/api";
import type { PuzzleOffer, PuzzleVerdict } from "../net/types";
import { PracticeTable } from "../practice/practice.svelte";
import { refusal } from "../words/narrate";

const STEP = 900; // milliseconds between the steps of a solution

export class PuzzleTable {
  table = $state.raw<PracticeTable>() as PracticeTable;
  verdict = $state.raw<PuzzleVerdict | null>(null);
  judging = $state(false);
  trouble = $state("");
  private moves: string[] = [];

  constructor(readonly offer: PuzzleOffer) {
    this.table = this.laid();
  }

  private laid(): PracticeTable {
    return new PracticeTable(this.offer.start, {
      may: (legal) => [...legal],
      undo: true,
      moved: (action) => this.moves.push(action),
    });
  }

  /** Is the turn over, and everything shown? */
  readonly isOver = $derived.by(() => {
    const { playback } = this.table.parts;
    const { view } = playback.state;
    return view !== null && !playback.moving && (view.decision === "over" || view.turn !== this.offer.seat);
  });

  /** The turn is the answer. */
  async answer(): Promise<void> {
    if (this.judging || this.verdict || !this.moves.length) return;
    this.judging = true;
    try {
      this.verdict = await api.tryPuzzle(this.offer.id, this.moves);
    } catch (error) {
      this.trouble = refusal(error);
    }
    this.judging = false;
  }

  /** Lay the position anew and play the solution, step by step. */
  async show(): Promise<void> {
    const plan = this.verdict?.solution ?? [];
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
