/** A plan that is followed step by step: it ends when something else is done, or something new is seen. */

export class Guidance {
  plan = $state.raw<readonly string[]>([]);
  at = $state(0);

  constructor(
    private readonly legal: () => readonly string[],
    private readonly act: (text: string) => Promise<void>,
  ) {}

  /** The step to confirm now, if the plan still fits what may be done. */
  readonly step = $derived.by(() => {
    const next = this.plan[this.at];
    return next !== undefined && this.legal().includes(next) ? next : null;
  });

  readonly follow = (plan: readonly string[]): void => {
    this.plan = plan;
    this.at = 0;
  };

  readonly take = async (): Promise<void> => {
    const { step } = this;
    if (step) await this.act(step);
    else this.stop();
  };

  /** Something is played: as planned, or the plan is left. */
  readonly noticed = (text: string): void => {
    if (text !== this.plan[this.at]) this.stop();
    else if (++this.at === this.plan.length) this.stop();
  };

  readonly stop = (): void => {
    this.plan = [];
    this.at = 0;
  };
}
