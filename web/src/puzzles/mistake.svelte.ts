/** A mistake of one's own on the table, asked again. */

import { api } from "../net/api";
import type { MistakeOffer, MistakeVerdict } from "../net/types";
import { AskedTurn } from "./turn.svelte";

export class MistakeTable extends AskedTurn<MistakeVerdict> {
  constructor(readonly offer: MistakeOffer) {
    super(offer.start, offer.seat);
  }

  protected judge(moves: readonly string[]): Promise<MistakeVerdict> {
    return api.tryMistake(this.offer.table, this.offer.action, moves);
  }

  protected solution({ better }: MistakeVerdict): readonly string[] {
    return better;
  }
}
