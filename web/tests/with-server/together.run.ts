/** A duplicate match against each other, as the pages of two people ask for it: from the invitation to the table. */

import { expect, test } from "vitest";
import { Somebody, standIn } from "./browser";

standIn();
const { api, signedIn } = await import("../../src/net/api");
const { DuplicateRun, othersAt, whatOf, wordOf } = await import("../../src/duplicates/duplicate.svelte");
const { settings } = await import("../../src/settings/settings.svelte");
const { router } = await import("../../src/router.svelte");
const { words } = await import("../../src/words/words.svelte");

const ann = new Somebody();
const bob = new Somebody();

test("people take part, the tables are drawn, and both come to the same one", async () => {
  await words.speak("en");
  await words.learn("duplicates");
  const { id } = await ann.does(async () => {
    await signedIn("Ann");
    return api.makeDuplicate({ players: 2, deals: 2, level: 1, variant: "basic", seating: "people" });
  });
  const [hers, his] = [new DuplicateRun(id), new DuplicateRun(id)];
  settings.likes.name = "Bob";
  await bob.does(() => his.look());
  expect(whatOf(his.info!)).toBe("2 deals against each other, 2 at a table");
  expect(his.info?.field).toEqual({ begun: false, entered: false, people: 1, needed: 2, mine: false });
  await bob.does(() => his.enter());
  await bob.does(() => his.begin());
  expect(his.trouble).toContain("Only whoever made the match");
  await ann.does(() => hers.begin());
  expect(hers.info?.field?.begun).toBe(true);
  expect(hers.info?.boards.map(othersAt)).toEqual(["Bob", "Bob"]);
  expect(hers.info?.boards.map(wordOf)).toEqual(["not played yet", "not played yet"]);
  await ann.does(() => hers.play(2));
  const table = router.path;
  expect(table).toMatch(/^\/table\/.+/);
  await bob.does(() => his.play(2));
  expect([his.trouble, router.path]).toEqual(["", table]);
  await ann.does(() => hers.look());
  await bob.does(() => his.look());
  const signs = [hers, his].map(({ info }) => wordOf(info!.boards[1])).sort();
  expect(signs).toEqual(["being played", "your turn"]);
  await bob.does(() => his.leave());
  expect(his.info?.boards.map(({ deal }) => deal)).toEqual([2]); // the one that has begun
  await ann.does(() => hers.look());
  expect(hers.info?.boards.map(othersAt)).toEqual(["a bot", "Bob"]);
});
