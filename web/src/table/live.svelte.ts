/** A table with a server behind it: what the line brings goes to the playback, what the player wants goes to the line. */

import { api } from "../net/api";
import { isInStep } from "../net/digest";
import { Line, type Listener } from "../net/line";
import type { TableInfo, Update, View, Welcome } from "../net/types";
import { actionsUpTo } from "./history";
import { Parts } from "./parts";
import { untold } from "./state";

const MISFITS = 3; // times that everything is asked for anew

export type Connection = "connecting" | "here" | "lost" | "gone";

export class LiveTable implements Listener {
  connection = $state<Connection>("connecting");
  gone = $state("");
  readonly parts: Parts;
  private readonly line: Line;
  private misfits = 0;

  constructor(readonly id: string) {
    this.line = new Line(id, this);
    this.parts = new Parts(
      untold(id),
      (message) => this.line.ask(message),
      (version) => this.viewAt(version),
    );
  }

  open(): void {
    this.line.open();
  }

  close(): void {
    this.line.close();
  }

  nudge(): void {
    this.line.nudge();
  }

  welcome(told: Welcome): void {
    this.parts.playback.welcome(told);
    void this.checkStep(told);
  }

  update(told: Update): void {
    void this.checkStep(told);
    this.parts.playback.update(told);
  }

  presence(table: TableInfo): void {
    this.parts.playback.attend(table);
  }

  lineIs(state: "here" | "lost" | "gone", reason = ""): void {
    this.connection = state;
    this.gone = reason;
    if (state === "lost") this.parts.intent.busy = false;
  }

  private async checkStep(told: { view: View | null; digest: string | null }): Promise<void> {
    if (await isInStep(told.view, told.digest)) return;
    console.warn("impera: the view does not fit its digest; asking again");
    if (this.misfits++ < MISFITS) this.line.again();
  }

  private viewAt(version: number): Promise<View | null> {
    const actions = actionsUpTo(this.parts.state.log, version);
    return api.position(this.id, actions).then(
      ({ view }) => view,
      () => null,
    );
  }
}
