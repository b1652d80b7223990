/** What the player is about to do: aim, act, take back, ask. What may be done is the view's; why not is the server's. */

import { type Choice, choiceOf, choicesFor, exampleOf } from "../game/actions";
import { FREE_BENEFITS, HAND_SIZES } from "../game/domains";
import { total } from "../game/counts";
import { Guidance } from "../coach/guidance.svelte";
import type { Answer, HintGiven, Request, SureTold, Verdict, View } from "../net/types";
import { settings } from "../settings/settings.svelte";
import { choiceName, explained } from "../words/narrate";
import { say } from "../words/words.svelte";
import { NO_OFFER, offered, promptKey, seatTargets, targets } from "./aim";
import type { Past } from "./past.svelte";
import type { Playback } from "./playback.svelte";
import type { Sheets } from "./sheets.svelte";
import { sound } from "./sound";
import type { Voice } from "./voice.svelte";

export interface Note {
  text: string;
  rule?: string;
  tone: "info" | "bad";
}

export type Ask = (message: Request) => Promise<Answer | null>;

const NOTE_TIME = 9000;
const SETTLE_TIME = 3000;
const PATIENCE = 1500; // milliseconds for the coach to say something against an action
const SEES_HIDDEN = new Set(["breakthrough", "inquisition"]); // effects that nobody can take back as a whole

export class Intent {
  aim = $state<string | null>(null);
  busy = $state(false);
  note = $state.raw<Note | null>(null);
  hinted = $state.raw<HintGiven | null>(null);
  readonly guidance: Guidance;
  /** What the coach says against the action that is about to be done. */
  warned = $state.raw<SureTold | null>(null);
  private warnedIn = -1;
  /** Is what is forced played by itself, if the player likes that? Not where it is to be learned. */
  plays = true;
  private reminded = -1;
  private noteTimer: ReturnType<typeof setTimeout> | undefined;

  /** The view that can be acted on: none while an earlier position is looked at. */
  readonly view = $derived.by(() => (this.past.shown ? null : this.playback.state.view));
  readonly isMine = $derived(Boolean(this.view?.legal.length));
  /** What is asked of me, as a sentence. */
  readonly question = $derived(
    this.view && this.isMine ? say(promptKey(this.view), this.promptArguments(this.view)) : "",
  );
  readonly offer = $derived(this.view ? offered(this.view) : NO_OFFER);
  readonly targets = $derived(this.view ? targets(this.view, this.aim) : new Map<string, Choice>());
  readonly seatTargets = $derived(this.view ? seatTargets(this.view, this.aim) : new Map<number, Choice>());
  readonly aimed = $derived(this.view && this.aim ? choicesFor(this.view.legal, this.aim) : []);
  readonly canUndo = $derived.by(() => this.playback.state.canUndo && !this.past.shown);
  /** Can the effect that is under way be taken back as a whole? */
  readonly canCancel = $derived(Boolean(this.canUndo && this.view?.effect && !SEES_HIDDEN.has(this.view.effect)));

  constructor(
    private readonly playback: Playback,
    private readonly past: Past,
    private readonly sheets: Sheets,
    private readonly voice: Voice,
    readonly ask: Ask,
  ) {
    this.guidance = new Guidance(
      () => this.view?.legal ?? [],
      (text) => this.act(text),
    );
  }

  /** Everything told is shown: tell what is asked, and play what is forced if the player likes that. */
  readonly settle = (): void => {
    const view = this.view;
    this.busy = false;
    this.voice.asked = "";
    if (this.aim && (!view || !choicesFor(view.legal, this.aim).length)) this.aim = null;
    if (!view || !this.isMine) return;
    this.voice.asked = this.question;
    if (view.decision === "play" && !view.effect) sound("turn");
    const only = this.plays && view.legal.length === 1 && settings.likes.autoplay ? view.legal[0] : null;
    if (only) setTimeout(() => this.view === view && void this.act(only), settings.flight / 2);
  };

  private promptArguments(view: View): Record<string, string | number> {
    return {
      count: view.owed || 1,
      effect: view.effect ? say(`effect-${view.effect}`) : "",
      other: view.victim ? this.playback.nameOf(view.victim) : "",
      seat: this.playback.nameOf(view.turn),
    };
  }

  readonly act = async (text: string): Promise<void> => {
    if (this.busy || !this.playback.isCurrent || !this.view) return; // what is shown is not, or no more, the last word
    this.playback.begin();
    this.note = null;
    if (text === "end" && this.shouldRemind(this.view)) return this.sheets.show("remind");
    if (this.asksFirst(this.view, text) && !(await this.isSure(this.view, text))) return;
    await this.send(text);
  };

  /** The coach has asked and the player is sure. */
  readonly actAnyway = async (): Promise<void> => {
    const text = this.warned?.action;
    this.sheets.close();
    if (text && this.view?.legal.includes(text) && !this.busy) await this.send(text);
  };

  private async send(text: string): Promise<void> {
    this.busy = true;
    this.guidance.noticed(text);
    const answer = await this.ask({ type: "act", seq: this.playback.state.seq, action: text });
    this.taken(answer);
    if (answer?.type === "done") this.aim = null;
  }

  /** Where the player likes it the coach looks at an action first, and asks once in a turn. */
  private asksFirst(view: View, text: string): boolean {
    const options = this.playback.state.info?.options;
    if (!settings.likes.sure || !options?.hints || options.rated || this.warnedIn === view.turns) return false;
    return view.legal.length > 1 && this.guidance.step !== text;
  }

  /** The coach looks, and never keeps one waiting. */
  private async isSure(view: View, text: string): Promise<boolean> {
    this.busy = true;
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
    const answer = await Promise.race([this.ask({ type: "sure", action: text }), late]);
    this.busy = false;
    if (this.view !== view) return false; // it was for another moment
    if (answer?.type !== "sure" || !answer.gives_away) return true;
    this.warnedIn = view.turns;
    this.warned = answer;
    this.sheets.show("sure");
    return false;
  }

  readonly choose = (choice: Choice): void => void this.act(choice.text);

  /** A free effect that would bring cards and was forgotten: once in a turn. */
  private shouldRemind(view: View): boolean {
    const deck = view.deck.reduce((sum, count) => sum + count, 0);
    const helps = (effect: string) => view.legal.includes(effect) && total(view.hand) < HAND_SIZES[effect];
    if (!settings.likes.remind || !deck || !FREE_BENEFITS.some(helps) || this.reminded === view.turns) return false;
    this.reminded = view.turns;
    return true;
  }

  private taken(answer: Answer | null): void {
    this.busy = false;
    if (answer?.type === "refused") {
      sound("refused");
      this.tell(explained(answer.error, this.playback.nameOf), answer.error.rule ?? undefined, "bad");
    }
  }

  /** Start an effect: at once, by aiming it, or with the reason why not. */
  readonly start = async (effect: string): Promise<void> => {
    const view = this.view;
    if (!view) return;
    const choices = choicesFor(view.legal, effect);
    if (!choices.length) return this.why(exampleOf(effect, view));
    this.sheets.close();
    if (choices.length === 1 && choices[0].text === effect) return this.act(effect);
    this.aim = effect;
    this.note = null;
    this.voice.told = say("web-aim", { effect: say(`effect-${effect}`) });
  };

  /** A card of the hand was chosen: play it, or say why that cannot be. */
  readonly chooseFromHand = async (card: string): Promise<void> => {
    const choice = this.offer.hand.get(card);
    if (choice) return this.act(choice.text);
    const decision = this.view?.decision;
    return this.why(`${decision === "discard" || decision === "give" ? decision : "play"} ${card}`);
  };

  readonly why = async (action: string): Promise<void> => {
    const answer = await this.ask({ type: "explain", action });
    if (answer?.type === "explanation") this.tellVerdict(answer.verdict);
    else this.taken(answer);
  };

  private tellVerdict(verdict: Verdict): void {
    if (verdict.status !== "legal") sound("refused");
    this.tell(explained(verdict, this.playback.nameOf), verdict.rule, verdict.status === "legal" ? "info" : "bad");
  }

  tell(text: string, rule?: string, tone: "info" | "bad" = "info"): void {
    clearTimeout(this.noteTimer);
    this.note = { text, rule, tone };
    this.voice.told = rule ? `${text} (${rule})` : text;
    this.noteTimer = setTimeout(this.forget, NOTE_TIME);
  }

  /** The note has been read. */
  readonly forget = (): void => {
    this.note = null;
  };

  readonly cancel = (): void => {
    this.note = null;
    if (this.past.shown) this.past.leave();
    else if (this.aim) this.aim = null;
    else if (this.canCancel) void this.takeBackEffect();
  };

  private async takeBackEffect(): Promise<void> {
    while (this.canCancel) {
      const known = this.playback.state.log.length;
      const isKnown = () => this.playback.state.log.length === known;
      await this.undo();
      const late = Date.now() + SETTLE_TIME;
      while ((isKnown() || this.playback.moving) && Date.now() < late)
        await new Promise((next) => setTimeout(next, 15));
      if (isKnown()) return; // refused, or the line is cut
    }
  }

  readonly undo = async (): Promise<void> => {
    if (this.busy || !this.canUndo) return;
    this.aim = null;
    this.busy = true;
    const answer = await this.ask({ type: "undo", seq: this.playback.state.seq });
    this.taken(answer);
  };

  /** The coach's plan for the turn on a sheet; where a plain bot answers, its next action. */
  readonly hint = async (): Promise<void> => {
    const view = this.view;
    if (!view) return;
    this.tell(say("coach-thinking"));
    const answer = await this.ask({ type: "hint" });
    if (answer?.type !== "hint") return this.taken(answer);
    if (this.view !== view) return this.forget(); // it was for another moment
    if (answer.before == null) return this.tell(say("web-hint", { action: this.wording(choiceOf(answer.action)) }));
    this.forget();
    this.hinted = answer;
    this.sheets.show("hint");
  };

  readonly showMe = (): void => {
    this.guidance.follow(this.hinted?.plan ?? []);
    this.sheets.close();
  };

  /** «play Military, Age 1», «Attack · Science», «End turn». */
  private wording(choice: Choice): string {
    const name = choiceName(choice, this.playback.nameOf);
    if (choice.card) return `${say(`web-verb-${choice.verb}`)} ${name}`;
    return choice.seat || choice.domain ? `${say(`effect-${choice.verb}`)} · ${name}` : name;
  }

  /** Any other request of the table: sit, leave, say, phrase, offer … */
  readonly request = async (message: Request): Promise<boolean> => {
    const answer = await this.ask(message);
    this.taken(answer);
    return answer?.type === "done";
  };
}
