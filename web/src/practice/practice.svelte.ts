/** A table for practice: it begins from a position of the server's and is kept nowhere; all my moves are sent each time. */

import { api, Refusal } from "../net/api";
import type { Answer, Practised, Request, Update, View, Welcome } from "../net/types";
import { settings } from "../settings/settings.svelte";
import { Parts } from "../table/parts";
import { untold } from "../table/state";
import { say } from "../words/words.svelte";

export type Outcome = Practised["outcome"];

/** What may be touched: everything legal, or what a step of a lesson is about. */
export interface Touch {
  /** Of what is legal now, what may be done. */
  may: (legal: readonly string[]) => string[];
  /** May an action be taken back? */
  undo: boolean;
  /** An action was taken, before it is shown. */
  moved?: (action: string) => void;
}

export const ANYTHING: Touch = { may: (legal) => [...legal], undo: true };

export class PracticeTable {
  outcome = $state<Outcome>("open");
  /** Is the server not to be reached? */
  lost = $state(false);
  readonly parts: Parts;
  private moves: string[] = [];
  private version = 0;
  private legal: readonly string[] = [];
  private readonly views = new Map<number, View>();

  constructor(
    readonly start: string,
    private readonly touch: Touch = ANYTHING,
    /** Where it begins, if that is a position of one's own. */
    private readonly position: string | null = null,
  ) {
    this.parts = new Parts(
      untold(""),
      (message) => this.ask(message),
      (version) => Promise.resolve(this.views.get(version) ?? null),
    );
  }

  /** Nothing is played by itself from now on. */
  byHand(): this {
    this.parts.intent.plays = false;
    return this;
  }

  /** Lay the cards, and let the others do what they do first. */
  async open(): Promise<void> {
    await this.tell([], null);
  }

  /** What may be touched has changed without a move. */
  retouch(): void {
    const { playback, intent } = this.parts;
    const { view } = playback.state;
    if (!view || playback.moving) return;
    playback.state = { ...playback.state, view: { ...view, legal: this.touch.may(this.legal) } };
    intent.settle();
  }

  private async ask(message: Request): Promise<Answer | null> {
    if (message.type === "act") return this.move(message.action);
    if (message.type === "undo") return this.move("undo");
    return message.type === "explain" ? this.explain(message.action) : null;
  }

  private async move(action: string): Promise<Answer | null> {
    const told = await this.tell([...this.moves, action], this.version, action);
    if (told) return told;
    return { type: "done", id: null, version: this.version, seq: this.parts.state.seq };
  }

  /** Send all moves; null if they were taken, else the refusal. */
  private async tell(moves: string[], since: number | null, action?: string): Promise<Answer | null> {
    try {
      const told = await api.practise(this.start, moves, since, this.position);
      this.lost = false;
      this.moves = moves;
      if (action) this.touch.moved?.(action);
      this.fold(told);
      return null;
    } catch (error) {
      return this.refused(error);
    }
  }

  private refused(error: unknown): Answer {
    const info = error instanceof Refusal ? error.info : null;
    this.lost = info === null;
    const lost = { code: "http", key: "web-line-lost", arguments: {}, message: "" };
    return { type: "refused", id: null, error: info ?? lost, version: null, seq: null };
  }

  private fold({ welcome, updates, outcome }: Practised): void {
    const { playback } = this.parts;
    if (welcome) playback.welcome(this.touched(welcome, updates.length === 0));
    updates.forEach((update, index) => playback.update(this.touched(update, index === updates.length - 1)));
    this.outcome = outcome;
  }

  /** What is told, with my name, and with what may be touched in place of all that is legal; where more follows, nothing yet. */
  private touched<Told extends Welcome | Update>(told: Told, isLast: boolean): Told {
    this.version = told.version;
    const table = told.table && named(told.table);
    if (!told.view) return { ...told, table };
    this.views.set(told.version, told.view);
    this.legal = told.view.legal;
    const legal = isLast ? this.touch.may(this.legal) : [];
    return { ...told, table, can_undo: told.can_undo && this.touch.undo, view: { ...told.view, legal } };
  }

  /** Why not? What is legal but not what the step is about is answered kindly, with its rule. */
  private async explain(action: string): Promise<Answer | null> {
    try {
      const verdict = await api.whyInPractice(this.start, this.moves, action, this.position);
      const kindly =
        verdict.status === "legal" ? { ...verdict, status: "illegal" as const, key: "practice-not-now" } : verdict;
      return { type: "explanation", id: null, verdict: kindly };
    } catch (error) {
      return this.refused(error);
    }
  }
}

/** The table with my name at my seat; it is nowhere to be found, so it has no id. */
function named(table: Welcome["table"]): Welcome["table"] {
  const name = settings.likes.name || say("web-guest");
  return { ...table, id: "", seats: table.seats.map((seat) => (seat.holder === "person" ? { ...seat, name } : seat)) };
}
