import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { THINGS } from "../src/art/tableaus";
import { KINDS, LETTERS } from "../src/game/domains";

const ART = join(import.meta.dirname, "../src/art");
const drawings = [ART, join(ART, "scenes")]
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .filter((file) => file.endsWith(".svelte"))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const ids = [...drawings.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id);

describe("the drawings", () => {
  it("are four of each kind, and a pictogram and an emblem of each Domain", () => {
    for (const kind of KINDS) for (const variant of [0, 1, 2, 3]) expect(ids).toContain(`scene-${kind}-${variant}`);
    for (const letter of LETTERS)
      expect(ids).toEqual(expect.arrayContaining([`pictogram-${letter}`, `emblem-${letter}`]));
  });

  it("point only at what is drawn, and no name is given twice", () => {
    const pointed = [...drawings.matchAll(/(?:href="#|url\(#)([\w-]+)["')]/g)].map(([, id]) => id);
    expect(pointed.length).toBeGreaterThan(50);
    expect(pointed.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("have every thing that stands in a tableau", () => {
    for (const things of Object.values(THINGS)) for (const { id } of things) expect(ids).toContain(`thing-${id}`);
  });
});
