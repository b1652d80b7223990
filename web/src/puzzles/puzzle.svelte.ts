/** One puzzle on the table. */

import { api } from "../net/api";
import type { PuzzleOffer, PuzzleVerdict } from "../net/types";
import { AskedTurn } from "./turn.svelte";

export class PuzzleTable extends AskedTurn<PuzzleVerdict> {
  constructor(readonly offer: PuzzleOffer) {
    super(offer.start, offer.seat);
  }

  protected judge(moves: readonly string[]): Promise<PuzzleVerdict> {
    return api.tryPuzzle(this.offer.id, moves);
  }

  protected solution({ solution }: PuzzleVerdict): readonly string[] {
    return solution;
  }
}
