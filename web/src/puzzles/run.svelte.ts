/** A run against the clock: three minutes, puzzles that get harder, three mistakes. */

const SECONDS = 180;
const MISTAKES = 3;
const FIRST = 900;
const STEP = 45;

export class Run {
  left = $state(SECONDS);
  solved = $state(0);
  wrong = $state(0);
  private readonly timer = setInterval(() => this.left > 0 && this.left--, 1000);

  readonly isOver = $derived.by(() => this.left <= 0 || this.wrong >= MISTAKES);

  /** The rating of the puzzle to come. */
  get near(): number {
    return FIRST + STEP * (this.solved + this.wrong);
  }

  count(isSolved: boolean): void {
    if (this.isOver) return;
    if (isSolved) this.solved++;
    else this.wrong++;
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
