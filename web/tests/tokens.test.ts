import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "..", "src");
const text = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|css|ts)$/.test(name))
  .map((name) => readFileSync(join(SOURCES, name), "utf8"))
  .join("\n");
const names = (pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name));

test("every colour and measure that a style takes is given somewhere", () => {
  const taken = names(/var\((--[a-z\d-]*[a-z\d])\)/g);
  const given = names(/(?:^|[\s{;"'`]|style:)(--[a-z\d-]+)(?=[:=}"])/gm);
  expect([...taken].filter((name) => !given.has(name))).toEqual([]);
  expect(taken.size).toBeGreaterThan(20);
});

test("no letters are smaller than 14 pixels, which are 0.875rem", () => {
  const sizes = [...text.matchAll(/\bfont(?:-size)?:[^;{}]*?(?<![\w.])(\d*\.?\d+)(px|rem|em)\b/g)];
  const small = sizes.filter(([, size, unit]) => Number(size) * (unit === "px" ? 1 : 16) < 14);
  expect(small.map(([found]) => found)).toEqual([]);
  expect(sizes.length).toBeGreaterThan(100);
});
