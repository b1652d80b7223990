/** A duel as the browser's own code answers it, from the first position to the last, judged by the real coach. */

import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { soon, standIn } from "./browser";

standIn();
const { api, signedIn } = await import("../../src/net/api");
const { DuelRun } = await import("../../src/duels/duel.svelte");
const { settings } = await import("../../src/settings/settings.svelte");
const { words } = await import("../../src/words/words.svelte");

type Run = InstanceType<typeof DuelRun>;

/** Wait for something, as long as a coach may need to be called. */
async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 6000 && !isSo(); tries++) await soon();
  expect(isSo()).toBe(true);
}

/** A turn by touch: the first card of the hand, taken back once if that can be, then whatever ends it soonest. */
async function playTurn(run: Run, takeBack: boolean): Promise<number> {
  let undone = 0;
  while (!run.isOver) {
    const intent = run.table?.parts.intent;
    const legal = intent?.view?.legal ?? [];
    if (!intent || !legal.length) await soon();
    else if (takeBack && !undone && intent.canUndo) {
      undone++;
      await intent.undo();
    } else await intent.act(legal.find((action) => action === "end") ?? legal[0]);
    flushSync();
  }
  return undone;
}

test("a duel is answered from the first position to the last, and judged", async () => {
  await words.speak("en");
  settings.likes.speed = "instant";
  settings.likes.remind = false;
  settings.likes.autoplay = false;
  await signedIn("Ada");
  const { id } = await api.makeDuel(2, 8);
  const run = new DuelRun(id);
  await until(() => run.info !== null);
  expect(run.info?.status).toBe("new");
  expect(run.table).toBeNull(); // nothing of the first position before it is begun
  await run.begin();
  const count = run.info?.count ?? 0;
  let undone = 0;
  for (let number = 1; number <= count; number++) {
    await until(() => run.info?.number === number && run.table !== null);
    expect(run.left).toBeGreaterThan(0);
    undone += await playTurn(run, number === 1);
    await run.answer(); // as the page does when the turn is over
    expect(run.trouble).toBe("");
    expect(run.info?.mine.length).toBe(number);
  }
  expect([count, undone]).toEqual([12, 1]);
  expect([run.table, run.info?.number]).toEqual([null, null]);
  await until(() => {
    void run.look();
    return run.info?.status === "over";
  });
  run.stop();
  const turns = run.info?.mine ?? [];
  expect(turns.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  expect(turns.every(({ loss, recorded }) => loss !== null && loss >= 0 && recorded !== null)).toBe(true);
  expect(turns.some(({ loss }) => (loss ?? 0) > 0)).toBe(true); // the first card and the end is no good duel
  const [me] = run.info?.people ?? [];
  expect([me.name, me.place, me.answered]).toEqual(["Ada", 1, 12]);
  expect(me.loss).toBeCloseTo(
    turns.reduce((sum, { loss }) => sum + (loss ?? 0), 0),
    3,
  );
});
