/** A lesson under way: its scenes one after the other, each step by step, then the exercise. */

import type { Lesson, Scene } from "../net/types";
import { learned } from "./learned.svelte";
import { ANYTHING, PracticeTable } from "./practice.svelte";

/** What goes on: an action is awaited, something is to be read, or the exercise is won or lost. */
export type Moment = "act" | "read" | "solved" | "failed";

export class LessonRun {
  private number = $state(0);
  private step = $state(0);
  table = $state.raw() as PracticeTable;

  readonly scene: Scene = $derived.by(() => this.lesson.scenes[this.number]);
  readonly moment: Moment = $derived.by(() => {
    if (this.scene.task) return this.table.outcome === "open" ? "act" : this.table.outcome;
    return this.scene.steps[this.step]?.may.length ? "act" : "read";
  });
  /** The key of what the narrator says. */
  readonly sentence: string = $derived.by(() => {
    if (this.moment === "failed") return "learn-failed";
    if (this.scene.task) return this.scene.task;
    return this.scene.steps[this.step]?.say ?? "learn-led";
  });
  /** How far it is, from 0 to 1. */
  readonly progress: number = $derived.by(() => {
    const steps = this.lesson.scenes.reduce((sum, scene) => sum + scene.steps.length + 1, 0);
    const before = this.lesson.scenes.slice(0, this.number).reduce((sum, scene) => sum + scene.steps.length + 1, 0);
    return (before + this.step + Number(this.moment === "solved")) / steps;
  });

  constructor(readonly lesson: Lesson) {
    this.begin(0);
  }

  /** What was read is read: to the next step, or the next scene. */
  readonly next = (): void => {
    if (this.step + 1 < this.scene.steps.length) {
      this.step++;
      this.table.retouch();
    } else this.begin(this.number + 1);
  };

  readonly again = (): void => this.begin(this.number);

  /** The exercise is solved and shown. */
  finish(): void {
    learned.add(this.lesson.id);
  }

  private begin(number: number): void {
    const scene = this.lesson.scenes[number];
    this.number = number;
    this.step = 0;
    const led = { may: (legal: readonly string[]) => this.lit(legal), undo: false, moved: () => void this.step++ };
    this.table = new PracticeTable(scene.start, scene.task ? ANYTHING : led).byHand();
    void this.table.open();
  }

  /** What the step is about, and nothing else. */
  private lit(legal: readonly string[]): string[] {
    const may = this.scene.steps[this.step]?.may ?? [];
    return legal.filter((action) => may.some((one) => action === one || action.startsWith(`${one} `)));
  }
}
