/** What a player sees at a glance, counted from public facts: the race, the Majority, the end as a story. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { journeyOf, runnersUp, stopped } from "../src/game/journey";
import { answersTo, dangers, majority, nearest, newDangers, turnsLeft } from "../src/game/race";
import { tally } from "../src/game/counts";
import { LETTERS } from "../src/game/domains";
import type { Change, GameEvent, View } from "../src/net/types";
import { withoutUndone } from "../src/table/history";
import { changesOf } from "../src/table/stored";

interface Fixture {
  view: View;
  changes: { events: GameEvent[] }[];
}
const FOLDER = join(import.meta.dirname, "..", "fixtures");
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));
const games = files.map((name) => ({
  name,
  ...(JSON.parse(readFileSync(join(FOLDER, name), "utf8")) as Fixture),
}));
const three = games.find(({ name }) => name === "three.json") as Fixture;
const withAreas = (areas: View["areas"], more: Partial<View> = {}): View => ({ ...three.view, areas, ...more });

describe("the race", () => {
  test("the nearest Hegemony counts democracies", () => {
    const needs = structuredClone(three.view.needs);
    needs.hegemony[1].S = 9; // two democracies lie on it
    const view = withAreas([{}, { S1: 5, M1: 4 }, {}], { needs });
    expect(nearest(view, 2)).toEqual({ seat: 2, domain: "M", have: 4, need: 7, missing: 3 });
    expect(nearest(view, 1)).toBeNull();
  });

  test("an answer is what is legal and touches that Domain of that player", () => {
    const legal = [
      "end",
      "attack S",
      "embargo P2 S",
      "embargo P3 S",
      "democracy P2 M",
      "inquisition P2",
      "breakthrough",
    ];
    const view = withAreas([{ S1: 1 }, { S1: 6 }, {}], { legal });
    expect(dangers(view)).toEqual([{ seat: 2, domain: "S", have: 6, need: 7, missing: 1 }]);
    expect(answersTo(view, 2, "S")).toEqual(["attack", "embargo", "inquisition"]);
    expect(answersTo(view, 3, "S")).toEqual(["attack", "embargo"]);
  });

  test("my own lead, and my partner's, is no danger to me", () => {
    expect(dangers(withAreas([{ S1: 6 }, {}, {}]))).toEqual([]);
    const team = withAreas([{}, {}, { S1: 6 }, {}], { players: 4, teams: true });
    team.needs = { ...team.needs, hegemony: [...team.needs.hegemony, team.needs.hegemony[0]] };
    expect(dangers(team)).toEqual([]);
  });

  test("each Domain is led by those with the most, a team by either partner", () => {
    const view = withAreas([{ M1: 2, S1: 1 }, { M2: 2 }, { C1: 1 }]);
    const { leads, points } = majority(view);
    expect(leads.find(({ domain }) => domain === "M")).toEqual({ domain: "M", leaders: [1, 2], most: 2 });
    expect(leads.find(({ domain }) => domain === "U")).toEqual({ domain: "U", leaders: [], most: 0 });
    expect(points.map((each) => each.points)).toEqual([2, 1, 1]);
  });

  test("the turns of the last round are counted to the First Player", () => {
    const empty = (turn: number) => ({ ...three.view, deck: [0, 0, 0], first: 3, turn });
    expect([3, 1, 2].map((turn) => turnsLeft(empty(turn)))).toEqual([3, 2, 1]);
    expect(turnsLeft(three.view)).toBeNull();
  });
});

describe("the end", () => {
  test.each(games.filter(({ view }) => !view.draft))(
    "$name: the areas told by the events are those of the view",
    ({ view, changes }) => {
      const { strongest } = journeyOf(withoutUndone([...changesOf(changes), END]), view.players);
      expect(strongest.at(-1)).toEqual(
        view.areas.map((area) => Math.max(...LETTERS.map((domain) => tally(area, domain)))),
      );
    },
  );

  test("a democracy that stopped a Hegemony is told", () => {
    const needs = structuredClone(three.view.needs);
    needs.hegemony[1].S = 8;
    const view = withAreas([{}, { S1: 7 }, { S2: 5 }], { needs, democracies: [{}, { S: 1 }, {}] });
    expect(stopped(view)).toEqual([{ seat: 2, domain: "S" }]);
    expect(runnersUp(view, { how: "majority", winners: [1] }).map(({ seat, missing }) => [seat, missing])).toEqual([
      [2, 1],
      [3, 2],
    ]);
  });
});

const END: Change = {
  version: 10_000,
  entry: { what: "acted", at: 0, seat: 1 },
  events: [{ what: "ended", seat: 1, ending: "majority" }],
};

describe("a danger", () => {
  const quiet = withAreas([{}, { S1: 4 }, {}]);
  const one = withAreas([{}, { S1: 4, S2: 2 }, {}]);

  test("is new once, when somebody else comes within a card of Hegemony", () => {
    expect(newDangers(quiet, one).map(({ seat, domain, missing }) => ({ seat, domain, missing }))).toEqual([
      { seat: 2, domain: "S", missing: 1 },
    ]);
    expect(newDangers(one, one)).toEqual([]);
    expect(newDangers(one, quiet)).toEqual([]);
  });

  test("is none of mine, and none where nothing was shown before", () => {
    expect(newDangers(quiet, withAreas([{ S1: 4, S2: 2 }, {}, {}]))).toEqual([]);
    expect(newDangers(null, one)).toEqual([]);
  });
});
