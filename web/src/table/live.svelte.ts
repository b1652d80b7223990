/** A table, live: what is shown, what is asked, what the player is about to do. It knows no rules. */

import { tick } from "svelte";
import { type Choice, choiceOf, choicesFor, exampleOf } from "../game/actions";
import { FREE_BENEFITS } from "../game/domains";
import { api } from "../net/api";
import { isInStep } from "../net/digest";
import { type Answer, Line, type Listener } from "../net/line";
import type { Change, ClockInfo, GameEvent, Letter, TableInfo, Update, Verdict, View, Welcome, YouInfo } from "../net/types";
import { settings } from "../settings/settings.svelte";
import { choiceName, explained, narrate, recount } from "../words/narrate";
import { say } from "../words/words.svelte";
import { offered, promptKey, seatTargets, targets } from "./aim";
import { isMuted } from "./chat";
import { flightsOf } from "./flights";
import { actionsUpTo, isDoneTo } from "./history";
import { arrive, depart } from "./motion";
import { nameOfSeat } from "./names";
import { sound } from "./sound";

export interface Note {
  text: string;
  rule?: string;
  tone: "info" | "bad";
}

export type Sheet = "effects" | "log" | "chat" | "pile" | "keys" | "rules" | "rule" | "settings" | "domain" | "remind" | "menu" | null;

const TOO_MANY = 14; // changes waiting: catch up without flights
const NOTE_TIME = 9000;
const OPENING_FLIGHT = 140; // milliseconds, until I am asked for the first time
const TO_READ = 2.6; // flights that what is done to me stays in sight; what is done to nobody 0.6
const SETTLE_TIME = 3000;
const SEES_HIDDEN = new Set(["breakthrough", "inquisition"]); // effects that nobody can take back as a whole

export class LiveTable implements Listener {
  view = $state.raw<View | null>(null);
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<YouInfo>({ person: null, name: null, seat: null, host: false });
  clock = $state.raw<ClockInfo>({ mode: "none", now: 0, seat: null, deadline: null, bank: [] });
  clockRead = $state(0);
  canUndo = $state(false);
  log = $state.raw<Change[]>([]);
  connection = $state<"connecting" | "here" | "lost" | "gone">("connecting");
  gone = $state("");
  aim = $state<string | null>(null);
  busy = $state(false);
  note = $state.raw<Note | null>(null);
  banner = $state.raw<{ seat: number; text: string } | null>(null);
  /** For those who listen: what happened, and what is asked. */
  told = $state("");
  asked = $state("");
  sheet = $state<Sheet>(null);
  looked = $state.raw<{ seat: number; domain: Letter } | null>(null);
  past = $state.raw<{ version: number; view: View } | null>(null);
  moving = $state(false);
  unread = $state(0);
  /** The rule that is looked up: R4.3. */
  rule = $state("");
  chatOpen = $state(false);

  readonly offer = $derived(this.view && !this.past ? offered(this.view) : offered({ legal: [] as string[] } as View));
  readonly targets = $derived(this.view && !this.past ? targets(this.view, this.aim) : new Map<string, Choice>());
  readonly seatTargets = $derived(this.view && !this.past ? seatTargets(this.view, this.aim) : new Map<number, Choice>());
  readonly aimed = $derived(this.view && this.aim ? choicesFor(this.view.legal, this.aim) : []);
  readonly shown = $derived(this.past?.view ?? this.view);
  readonly isMine = $derived(Boolean(this.view?.legal.length) && !this.past);

  /** While a finished game is reviewed, the log leads through it. */
  marked = $state<number | null>(null);
  jump = $state.raw<((version: number) => void) | null>(null);
  /** Views seen already, by version: the others are asked for when the log is led back to them. */
  private readonly views = new Map<number, View>();
  readonly id: string;
  private readonly line: Line;
  private seq = 0;
  private queue: Update[] = [];
  private reminded = -1;
  private misfits = 0;
  private wanted = 0;
  private begun = false;
  private noteTimer: ReturnType<typeof setTimeout> | undefined;
  private stage: { root: HTMLElement; layer: HTMLElement } | null = null;

  constructor(id: string) {
    this.id = id;
    this.line = new Line(id, this);
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

  /** Where cards fly. */
  setStage(root: HTMLElement, layer: HTMLElement): void {
    this.stage = { root, layer };
  }

  readonly nameOf = (seat: number): string => nameOfSeat(this.info, seat);

  nameChoice(choice: Choice): string {
    return choiceName(choice, this.nameOf);
  }

  // --- what the server tells ---

  welcome(told: Welcome): void {
    this.queue = [];
    this.seq = told.seq;
    this.you = told.you;
    this.info = told.table;
    this.setClock(told.clock);
    const known = this.log.at(-1)?.version ?? 0;
    this.log = [...this.log, ...told.changes.filter((change) => change.version > known)];
    this.show(told.view, told.version, told.can_undo);
    void this.checkStep(told);
    this.ask();
  }

  update(told: Update): void {
    this.seq = told.seq;
    void this.checkStep(told);
    this.queue.push(told);
    if (!this.moving) void this.drain();
  }

  private async checkStep(told: { view: View | null; digest: string | null }): Promise<void> {
    if (await isInStep(told.view, told.digest)) return;
    console.warn("impera: the view does not fit its digest; asking again");
    if (this.misfits++ < 3) this.line.again();
  }

  presence(table: TableInfo): void {
    this.info = table;
  }

  lineIs(state: "here" | "lost" | "gone", reason = ""): void {
    this.connection = state;
    this.gone = reason;
    if (state === "lost") this.busy = false;
  }

  private setClock(clock: ClockInfo): void {
    this.clock = clock;
    this.clockRead = Date.now();
  }

  private show(view: View | null, version: number, canUndo: boolean): void {
    this.view = view;
    this.canUndo = canUndo;
    if (view) this.views.set(version, view);
    if (this.aim && view && !choicesFor(view.legal, this.aim).length) this.aim = null;
  }

  /** Show what happened, one change after the other. */
  private async drain(): Promise<void> {
    this.moving = true;
    try {
      for (let next = this.queue.shift(); next; next = this.queue.shift()) await this.happen(next);
    } finally {
      this.moving = false;
    }
    this.ask();
  }

  private async happen(told: Update): Promise<void> {
    const { entry, events } = told.change;
    const flight = this.queue.length > TOO_MANY || document.hidden ? 0 : this.pace;
    if (entry.what === "acted" && entry.seat === this.you.seat) this.note = this.banner = null;
    const departures = this.stage && flight ? depart(this.stage.root, flightsOf(events)) : [];
    if (told.table) this.info = told.table;
    if (told.you) this.you = told.you;
    this.setClock(told.clock);
    this.log = [...this.log, told.change];
    this.announce(told.change, flight);
    this.show(told.view, told.version, told.can_undo);
    await tick();
    if (this.stage && departures.length) {
      sound("card");
      await arrive(this.stage.root, this.stage.layer, departures, flight);
    }
    if (entry.what !== "acted" || entry.seat === this.you.seat || !flight) return;
    await pause(flight * (events.some((event) => isDoneTo(this.you.seat, told.change, event)) ? TO_READ : 0.6));
  }

  /** How long a card flies now: who waits for a first decision is not kept waiting by the others' first cards. */
  private get pace(): number {
    return this.you.seat && !this.begun ? Math.min(settings.flight, OPENING_FLIGHT) : settings.flight;
  }

  private announce(change: Change, flight: number): void {
    const lines = recount(change.events, this.you.seat, this.nameOf);
    const muted = isMuted(change.entry);
    const talk = change.entry.what === "said" && !muted ? `${change.entry.name ?? ""}: ${change.entry.text ?? ""}` : "";
    this.told = [...lines, talk].filter(Boolean).join(". ");
    const spoke = !muted && (change.entry.what === "said" || change.entry.what === "phrased");
    if (spoke && change.entry.seat !== this.you.seat && !this.chatOpen) this.unread++;
    const headline = change.events.find((event) => this.isHeadline(event));
    if (headline) this.banner = { seat: headline.seat, text: this.headlineText(headline, change) };
    if (headline?.what === "applied" && flight) sound("effect");
    if (change.events.some((event) => event.what === "ended")) sound("end");
  }

  /** What somebody did, and what it cost me. */
  private headlineText(headline: GameEvent, change: Change): string {
    const losses = change.events.filter((event) => event.what === "lost" && isDoneTo(this.you.seat, change, event));
    return [headline, ...losses].map((event) => narrate(event, this.nameOf)).join(" · ");
  }

  private isHeadline(event: GameEvent): boolean {
    if (event.what === "ended" || event.what === "deck-emptied" || event.what === "play-skipped") return true;
    return event.seat !== this.you.seat && ["applied", "played", "claimed"].includes(event.what);
  }

  /** Tell what is asked, and play what is forced if the player likes that. */
  private ask(): void {
    const view = this.view;
    this.busy = false;
    this.asked = "";
    if (!view || !this.isMine) return;
    this.begun = true;
    this.asked = say(promptKey(view), this.promptArguments(view));
    if (view.decision === "play" && !view.effect) sound("turn");
    const only = view.legal.length === 1 && settings.likes.autoplay ? view.legal[0] : null;
    if (only) setTimeout(() => { if (this.view === view) void this.act(only); }, settings.flight / 2);
  }

  promptArguments(view: View): Record<string, string | number> {
    return {
      count: view.owed || 1,
      effect: view.effect ? say(`effect-${view.effect}`) : "",
      other: view.victim ? this.nameOf(view.victim) : "",
      seat: this.nameOf(view.turn),
    };
  }

  // --- what the player does ---

  async act(text: string): Promise<void> {
    if (this.busy || this.queue.length || this.past) return; // what is shown is not yet, or no more, the last word
    this.begun = true;
    this.note = null;
    if (text === "end" && this.shouldRemind()) {
      this.sheet = "remind";
      return;
    }
    this.busy = true;
    const answer = await this.line.ask({ type: "act", seq: this.seq, action: text });
    this.taken(answer);
    if (answer?.type === "done") this.aim = null;
  }

  private shouldRemind(): boolean {
    const view = this.view as View;
    const unused = FREE_BENEFITS.some((effect) => view.legal.includes(effect));
    if (!settings.likes.remind || !unused || this.reminded === view.turns) return false;
    this.reminded = view.turns;
    return true;
  }

  private taken(answer: Answer | null): void {
    this.busy = false;
    if (answer?.type === "refused") {
      sound("refused");
      this.tell(explained(answer.error, this.nameOf), answer.error.rule ?? undefined, "bad");
    }
  }

  /** Start an effect: at once, by aiming it, or with the reason why not. */
  async start(effect: string): Promise<void> {
    const view = this.view;
    if (!view || this.past) return;
    const choices = choicesFor(view.legal, effect);
    if (!choices.length) return this.why(exampleOf(effect, view));
    this.sheet = null;
    if (choices.length === 1 && choices[0].text === effect) return this.act(effect);
    this.aim = effect;
    this.note = null;
    this.told = say("web-aim", { effect: say(`effect-${effect}`) });
  }

  /** A card was clicked that is not on offer: say why. */
  async clickHand(card: string): Promise<void> {
    const choice = this.offer.hand.get(card);
    if (choice) return this.act(choice.text);
    const verb = ["discard", "give"].includes(this.view?.decision ?? "") ? (this.view?.decision as string) : "play";
    return this.why(`${verb} ${card}`);
  }

  async why(action: string): Promise<void> {
    const answer = await this.line.ask({ type: "explain", action });
    if (answer?.type === "explanation") this.tellVerdict(answer.verdict);
    else this.taken(answer);
  }

  private tellVerdict(verdict: Verdict): void {
    if (verdict.status !== "legal") sound("refused");
    this.tell(explained(verdict, this.nameOf), verdict.rule, verdict.status === "legal" ? "info" : "bad");
  }

  tell(text: string, rule?: string, tone: "info" | "bad" = "info"): void {
    clearTimeout(this.noteTimer);
    this.note = { text, rule, tone };
    this.told = rule ? `${text} (${rule})` : text;
    this.noteTimer = setTimeout(() => (this.note = null), NOTE_TIME);
  }

  cancel(): void {
    if (this.note) this.note = null;
    if (this.past) this.past = null;
    else if (this.aim) this.aim = null;
    else if (this.canCancel) void this.takeBackEffect();
  }

  /** Can the effect that is under way be taken back as a whole? */
  get canCancel(): boolean {
    return Boolean(this.canUndo && this.view?.effect && !SEES_HIDDEN.has(this.view.effect));
  }

  private async takeBackEffect(): Promise<void> {
    while (this.canCancel) {
      const known = this.log.length;
      await this.undo();
      const late = Date.now() + SETTLE_TIME;
      while ((this.log.length === known || this.moving) && Date.now() < late) await pause(15);
      if (this.log.length === known) return; // refused, or the line is cut
    }
  }

  async undo(): Promise<void> {
    if (this.busy || !this.canUndo || this.past) return;
    this.aim = null;
    this.busy = true;
    this.taken(await this.line.ask({ type: "undo", seq: this.seq }));
  }

  async hint(): Promise<void> {
    if (this.past) return;
    const answer = await this.line.ask({ type: "hint" });
    if (answer?.type !== "hint") return this.taken(answer);
    const choice = choiceOf(answer.action);
    this.tell(say("web-hint", { action: choice.card ? `${say(`web-verb-${choice.verb}`)} ${choice.card}` : [say(choice.verb === "end" ? "web-end-turn" : `effect-${choice.verb}`), choice.verb === "end" || !(choice.seat || choice.domain) ? "" : this.nameChoice(choice)].filter(Boolean).join(" · ") }));
  }

  /** Any other request of the table: sit, leave, say, phrase, offer … */
  async request(message: Record<string, unknown>): Promise<boolean> {
    const answer = await this.line.ask(message);
    this.taken(answer);
    return answer?.type === "done";
  }

  look(seat: number, domain: Letter): void {
    this.looked = { seat, domain };
    this.sheet = "domain";
  }

  lookUp(rule: string): void {
    this.rule = rule;
    this.sheet = "rule";
  }

  /** Somebody is muted no more: fetch what they said meanwhile. */
  async readTalkAgain(): Promise<void> {
    const { changes } = await api.changes(this.id);
    const entries = new Map(changes.map((change) => [change.version, change.entry]));
    this.log = this.log.map((change) => ({ ...change, entry: entries.get(change.version) ?? change.entry }));
  }

  /** Show the position as it was after an entry of the log. */
  async goTo(version: number): Promise<void> {
    if (this.jump) return this.jump(version);
    this.wanted = version;
    if (version === this.log.at(-1)?.version) return void (this.past = null);
    const view = this.views.get(version) ?? (await this.fetchView(version));
    if (!view || this.wanted !== version) return; // another line was clicked meanwhile
    this.aim = null;
    this.past = { version, view: { ...view, legal: [] } };
    this.told = say("web-past");
  }

  private async fetchView(version: number): Promise<View | null> {
    const found = await api.position(this.id, actionsUpTo(this.log, version)).catch(() => null);
    if (found) this.views.set(version, found.view);
    else this.tell(say("web-line-lost"), undefined, "bad");
    return found?.view ?? null;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
