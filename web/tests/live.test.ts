/** A table over a socket that is none: what is asked, what is refused, what outlives a cut line. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import three from "../fixtures/three.json";
import type { View } from "../src/net/types";

class Socket {
  static OPEN = 1;
  static CONNECTING = 0;
  static all: Socket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};
  constructor() {
    Socket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
    this.onclose();
  }
  tell(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const kept = new Map<string, string>();
vi.stubGlobal("WebSocket", Socket);
vi.stubGlobal("location", { protocol: "http:", host: "here", pathname: "/", hash: "" });
vi.stubGlobal("matchMedia", () => ({ matches: true }));
vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {}, lang: "" } });
vi.stubGlobal("localStorage", {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
  removeItem: (name: string) => kept.delete(name),
});

const { LiveTable } = await import("../src/table/live.svelte");
const { settings } = await import("../src/settings/settings.svelte");
const { words } = await import("../src/words/words.svelte");

const view = { ...three.view, legal: [...three.view.legal] } as unknown as View;
const clock = { mode: "none", now: 0, seat: null, deadline: null, bank: [] };
const welcome = (shown: View, seq = 9) => ({
  type: "welcome",
  version: 5,
  seq,
  digest: null,
  you: { person: "p", name: "Ada", seat: 1, host: true },
  table: { seats: [], options: { hints: true } },
  view: shown,
  clock,
  can_undo: true,
  changes: [],
});

let table: InstanceType<typeof LiveTable>;
const intent = () => table.parts.intent;
const socket = () => Socket.all.at(-1) as Socket;
const asked = () =>
  socket()
    .sent.filter(({ type }) => type === "act")
    .map(({ action }) => action);

beforeEach(async () => {
  vi.useFakeTimers();
  await words.speak("en");
  settings.likes.autoplay = false;
  settings.likes.remind = true;
  table = new LiveTable("t");
  table.open();
  socket().onopen();
  socket().tell(welcome(view));
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

test("an action carries the sequence number of the last message", () => {
  void intent().act("breakthrough");
  expect(socket().sent.at(-1)).toMatchObject({ type: "act", seq: 9, action: "breakthrough" });
});

test("ending the turn reminds of the unused Holy Book, once", () => {
  void intent().act("end");
  expect(table.parts.sheets.open).toBe("remind");
  expect(asked()).toEqual([]);
  void intent().act("end");
  expect(asked()).toEqual(["end"]);
});

test("the reminder can be told not to", () => {
  settings.likes.remind = false;
  void intent().act("end");
  expect(asked()).toEqual(["end"]);
});

test("an effect with targets is aimed, one without is applied", () => {
  void intent().start("embargo");
  expect(intent().aim).toBe("embargo");
  expect(asked()).toEqual([]);
  intent().cancel();
  void intent().start("breakthrough");
  expect(asked()).toEqual(["breakthrough"]);
});

test("an effect that is not legal asks the server why", () => {
  void intent().start("purge");
  expect(socket().sent.at(-1)).toMatchObject({ type: "explain", action: "purge" });
});

test("a refusal is said in words with its rule", async () => {
  void intent().act("purge");
  const id = socket().sent.at(-1)?.id;
  socket().tell({
    type: "refused",
    id,
    seq: 9,
    version: 5,
    error: {
      code: "illegal-action",
      rule: "R4.1",
      key: "why-level-too-low",
      arguments: { effect: { term: "effect-purge" }, domain: { term: "domain-M" }, needed: 5, have: 1 },
      message: "",
    },
  });
  await vi.waitFor(() => expect(intent().note?.text).toBe("Purge needs 5 Military in play, you have 1"));
  expect(intent().note?.rule).toBe("R4.1");
});

test("a choice in progress outlives a cut line", () => {
  void intent().start("embargo");
  socket().close();
  expect(table.connection).toBe("lost");
  vi.advanceTimersByTime(1000);
  socket().onopen();
  expect(socket().sent[0]).toMatchObject({ type: "hello", since: 5 });
  socket().tell(welcome(view, 9));
  expect(table.connection).toBe("here");
  expect(intent().aim).toBe("embargo");
});

test("a choice that is no longer possible is dropped", () => {
  void intent().start("embargo");
  socket().tell(welcome({ ...view, legal: ["end"] }));
  expect(intent().aim).toBeNull();
});

test("a gap in the versions asks for everything missed", () => {
  socket().tell({
    type: "update",
    version: 8,
    seq: 12,
    digest: null,
    change: { version: 8, entry: { what: "acted", at: 0 }, events: [] },
    view,
    table: null,
    clock,
    you: null,
    can_undo: false,
  });
  expect(socket().readyState).toBe(3);
});

test("a forced move plays itself for those who like it", () => {
  settings.likes.autoplay = true;
  socket().tell(welcome({ ...view, decision: "play", legal: ["play E2"] } as View));
  vi.advanceTimersByTime(1000);
  expect(asked()).toEqual(["play E2"]);
});

test("nothing is done from an earlier position", async () => {
  void intent().start("embargo");
  await table.parts.goTo(5);
  expect(table.parts.past.shown?.version).toBe(5);
  expect(intent().aim).toBeNull();
  void intent().act("end");
  void intent().undo();
  void intent().hint();
  void intent().start("breakthrough");
  expect(socket().sent.filter(({ type }) => ["act", "undo", "hint"].includes(type as string))).toEqual([]);
  intent().cancel();
  expect(table.parts.past.shown).toBeNull();
});

test("an effect that is started closes its sheet, one that is refused leaves it open", () => {
  table.parts.sheets.open = "effects";
  void intent().start("purge");
  expect(table.parts.sheets.open).toBe("effects");
  void intent().start("breakthrough");
  expect(table.parts.sheets.open).toBeNull();
});

test("what happened and what is asked are told apart, the same thing once", async () => {
  const drawn = { what: "drew", seat: 2, card: "?1" };
  socket().tell({
    type: "update",
    version: 6,
    seq: 10,
    digest: null,
    change: {
      version: 6,
      entry: { what: "acted", at: 0, seat: 2 },
      events: [{ what: "played", seat: 2, card: "M1" }, drawn, drawn],
    },
    view,
    table: null,
    clock,
    you: null,
    can_undo: false,
  });
  await vi.waitFor(() => expect(table.parts.playback.moving).toBe(false));
  expect(table.parts.voice.told).toBe("Seat 2 plays Military, Age 1. Seat 2 draws an Age 1 card (×2)");
  expect(table.parts.voice.asked).toContain("effects");
});
