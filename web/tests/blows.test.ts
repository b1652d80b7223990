/** Each blow is seen where it falls, in the scenes of the drawing board: what really happened in a game. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type BlowKind, blowsOf } from "../src/table/blows";
import type { GameEvent, View } from "../src/net/types";

interface Scene {
  then: { seat: number; events: GameEvent[]; view: View }[];
}
const SCENES = join(import.meta.dirname, "..", "fixtures", "scenes");
const scene = (name: string) => JSON.parse(readFileSync(join(SCENES, `${name}.json`), "utf8")) as Scene;

const EXPECTED: readonly [string, BlowKind, number, string[]][] = [
  ["attack", "attack", 2, ["area-2-M", "area-3-M", "area-1-M"]],
  ["inquisition", "inquisition", 2, ["hand-1"]],
  ["inquisition-mine", "inquisition", 1, ["hand-2"]],
  ["embargo", "embargo", 2, ["area-1-S"]],
  ["democracy", "democracy", 3, ["area-1-C"]],
  ["breakthrough", "breakthrough", 2, ["deck"]],
  ["inspiration", "inspiration", 2, ["area-1-M"]],
  ["hegemony", "hegemony", 2, ["area-2-M"]],
];

test.each(EXPECTED)("%s", (name, kind, seat, spots) => {
  const [{ events, view }] = scene(name).then;
  expect(blowsOf(events, view)).toEqual([{ kind, seat, spots }]);
});

test("an effect of one's own level is no blow", () => {
  expect(blowsOf([{ what: "applied", seat: 1, effect: "holy-book" }], null)).toEqual([]);
});

test("a Hegemony lights up what was won with, not what others came near with", () => {
  const [{ events, view }] = scene("hegemony").then;
  const area = { M1: 4, M2: 2 };
  const near = { ...view, areas: view.areas.map((own, index) => (index === 2 ? area : own)) };
  expect(blowsOf(events, near)[0].spots).toEqual(["area-2-M"]);
});
