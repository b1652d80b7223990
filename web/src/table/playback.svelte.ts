/** What the server told, shown one change after the other: at once where I did it, at a pace to follow where others did. */

import { tick } from "svelte";
import { newDangers } from "../game/race";
import type { Change, TableInfo, Update, Welcome } from "../net/types";
import { settings } from "../settings/settings.svelte";
import { recount } from "../words/narrate";
import { isMuted, talkText } from "./chat";
import { blowsOf } from "./blows";
import { choreograph } from "./choreography";
import { flightsOf } from "./flights";
import { isDoneTo } from "./history";
import { arrive, depart } from "./motion";
import { nameOfSeat } from "./names";
import { turnTime } from "./pace";
import { hear, sound } from "./sound";
import { attended, reread, type TableState, updated, welcomed } from "./state";
import type { Voice } from "./voice.svelte";

const TOO_MANY = 14; // changes waiting: catch up without flights
const OPENING_FLIGHT = 140; // milliseconds, until I am asked for the first time
const DANGER_AFTER = 0.25; // seconds after the card that made it

/** Where cards fly. */
export interface Stage {
  root: HTMLElement;
  layer: HTMLElement;
}

export class Playback {
  /** What is shown now. */
  state = $state.raw() as TableState;
  moving = $state(false);
  /** Words nobody has read yet. */
  unread = $state(0);
  private queue: Update[] = [];
  private chatOpen = false;
  private begun = false;
  private stage: Stage | null = null;
  private spent = 0; // milliseconds of this turn's time
  private wake: (() => void) | null = null;
  private hurried = false;

  constructor(
    state: TableState,
    private readonly voice: Voice,
    /** Everything told is shown: what is asked now? */
    private readonly settled: () => void = () => {},
  ) {
    this.state = state;
  }

  readonly nameOf = (seat: number): string => nameOfSeat(this.state.info, seat);

  readonly setStage = (stage: Stage): void => {
    this.stage = stage;
  };

  /** Is what is shown the last word of the server? */
  get isCurrent(): boolean {
    return this.queue.length === 0;
  }

  welcome(told: Welcome): void {
    this.queue = [];
    this.state = welcomed(this.state, told, Date.now());
    this.settle();
  }

  update(told: Update): void {
    this.queue.push(told);
    if (!this.moving) void this.drain();
  }

  attend(info: TableInfo): void {
    this.state = attended(this.state, info);
  }

  /** Somebody is muted no more: what they said meanwhile. */
  reread(changes: readonly Change[]): void {
    this.state = reread(this.state, changes);
  }

  /** Nobody is asked to wait: from now on nothing is held back for the first cards of others. */
  begin(): void {
    this.begun = true;
  }

  /** Show at once all that waits to be shown. */
  readonly skip = (): void => {
    if (!this.moving) return;
    this.hurried = true;
    this.land();
    this.wake?.();
  };

  /** While the chat is in sight nothing in it is unread. */
  readonly readChat = (): (() => void) => {
    this.chatOpen = true;
    this.unread = 0;
    return () => (this.chatOpen = false);
  };

  private settle(): void {
    if (this.state.view?.legal.length) this.begun = true;
    this.settled();
  }

  private async drain(): Promise<void> {
    this.moving = true;
    try {
      for (let next = this.queue.shift(); next; next = this.queue.shift()) await this.happen(next);
    } finally {
      this.moving = false;
      this.hurried = false;
    }
    this.settle();
  }

  private async happen(told: Update): Promise<void> {
    const { entry, events } = told.change;
    const flight = this.isHurried ? 0 : this.pace;
    const departures = this.stage && flight ? depart(this.stage.root, flightsOf(events)) : [];
    const before = this.state.view;
    this.state = updated(this.state, told, Date.now());
    this.announce(told.change, flight);
    if (newDangers(before, this.state.view).length) sound("danger", DANGER_AFTER);
    if (!flight) return;
    await tick();
    if (this.stage) choreograph({ ...this.stage, flight }, blowsOf(events, told.view));
    const landed = this.stage ? arrive(this.stage.root, this.stage.layer, departures, flight) : Promise.resolve();
    if (entry.what === "acted" && entry.seat !== this.state.you.seat) await this.follow(told.change, flight, landed);
  }

  /** Others' cards are waited for, within the time of their turn. */
  private async follow(change: Change, flight: number, landed: Promise<void>): Promise<void> {
    const began = performance.now();
    if (change.events.some((event) => event.what === "turn-began")) this.spent = 0;
    const isMine = change.events.some((event) => isDoneTo(this.state.you.seat, change, event));
    const time = turnTime({ flight, waiting: this.queue.length, spent: this.spent, isMine });
    await this.awaken(Promise.all([landed, pause(time)]), time);
    this.spent += performance.now() - began;
  }

  /** Wait for something, until the player will not wait any longer or the time is up. */
  private async awaken(something: Promise<unknown>, time: number): Promise<void> {
    const woken = new Promise<void>((resolve) => (this.wake = resolve));
    await Promise.race([something, woken, pause(time)]);
    this.wake = null;
  }

  private land(): void {
    for (const flying of this.stage?.layer.getAnimations({ subtree: true }) ?? []) flying.finish();
  }

  private get isHurried(): boolean {
    return this.hurried || this.queue.length > TOO_MANY || document.hidden;
  }

  /** How long a card flies now: who waits for a first decision is not kept waiting by the others' first cards. */
  private get pace(): number {
    return this.state.you.seat && !this.begun ? Math.min(settings.flight, OPENING_FLIGHT) : settings.flight;
  }

  private announce(change: Change, flight: number): void {
    const { entry, events } = change;
    const me = this.state.you.seat;
    const lines = recount(events, me, this.nameOf);
    const muted = isMuted(entry);
    const talk = entry.what === "said" && !muted ? `${entry.name ?? ""}: ${entry.text ?? ""}` : "";
    const undone = entry.what === "undone" ? talkText(entry, this.nameOf) : "";
    this.voice.told = [...lines, undone, talk].filter(Boolean).join(". ");
    const spoke = !muted && (entry.what === "said" || entry.what === "phrased");
    if (spoke && entry.seat !== me && !this.chatOpen) this.unread++;
    if (flight || events.some((event) => event.what === "ended")) hear(events, me, this.state.view?.result?.winners);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
