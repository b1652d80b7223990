/** An earlier position of the running game, looked at from the log. */

import type { View } from "../net/types";

export type FetchView = (version: number) => Promise<View | null>;

export class Past {
  shown = $state.raw<{ version: number; view: View } | null>(null);
  /** Views seen already, by version: the others are asked for when the log is led back to them. */
  private readonly views = new Map<number, View>();
  private wanted = 0;

  constructor(private readonly fetchView: FetchView) {}

  keep(version: number, view: View | null): void {
    if (view) this.views.set(version, view);
  }

  /** Show the position after an entry of the log; false if it could not be had. */
  async goTo(version: number, last: number): Promise<boolean> {
    this.wanted = version;
    if (version === last) {
      this.leave();
      return true;
    }
    const view = this.views.get(version) ?? (await this.fetchView(version));
    if (this.wanted !== version) return true; // another line was clicked meanwhile
    this.keep(version, view);
    if (view) this.shown = { version, view: { ...view, legal: [] } };
    return view !== null;
  }

  readonly leave = (): void => {
    this.shown = null;
  };
}
