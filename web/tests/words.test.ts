import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { catalogueOf, laterOf } from "../build/catalogues";
import { pageOf, sectionsOf } from "../build/rulebook";

import { softly } from "../src/words/softly";
import { partOf, ruleKey } from "../src/game/rulenumbers";

const ROOT = join(import.meta.dirname, "..", "..");
const LANGUAGES = ["en", "el", "hu", "it", "ro"];
const keysOf = (language: string) =>
  ["web.ftl", "pages.ftl"]
    .map((file) => readFileSync(join(ROOT, "locales", language, file), "utf8"))
    .flatMap((text) => [...text.matchAll(/^(web-[a-z0-9-]+) =/gm)])
    .map(([, key]) => key)
    .filter((key) => !key.startsWith("web-preview-")); // said by the server, to messengers

function sources(folder: string): string {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .map((path) =>
      statSync(path).isDirectory()
        ? sources(path)
        : /\.(svelte|ts)$/.test(path) && !path.endsWith(".d.ts")
          ? readFileSync(path, "utf8")
          : "",
    )
    .join("\n");
}

describe("the catalogues", () => {
  const source = sources(join(import.meta.dirname, "..", "src"));
  const said = new Set([...source.matchAll(/["'`](web-[a-z0-9-]+)["'`]/g)].map(([, key]) => key));
  const begun = [...source.matchAll(/`(web-[a-z0-9-]+-)\$\{/g)].map(([, start]) => start);
  // `web-${name}` and `web-${name}-text` are the doors of the first page.
  const doors = ["new-table", "lobby", "games", "puzzles", "position", "replay", "rules", "settings"].flatMap(
    (name) => [`web-${name}`, `web-${name}-text`],
  );

  test.each(LANGUAGES)("%s has every key once and can be read", (language) => {
    expect([...keysOf(language)].sort()).toEqual([...new Set(keysOf("en"))].sort());
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(catalogueOf(language)))).toEqual([]);
    for (const key of keysOf("en")) expect(bundle.hasMessage(key), key).toBe(true);
  });

  test("every key is used", () => {
    const unused = keysOf("en").filter(
      (key) => !said.has(key) && !doors.includes(key) && !begun.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  test("everything said has a key", () => {
    const bundle = new FluentBundle("en");
    bundle.addResource(new FluentResource(catalogueOf("en")));
    expect([...said].filter((key) => !bundle.hasMessage(key))).toEqual([]);
  });
});

test("long words may be broken after an open syllable", () => {
  expect(softly("Rivoluzionaria").split("\u00ad")).toEqual(["Ri", "vo", "lu", "zio", "na", "ria"]);
  expect(softly("Κοινοβουλευτισμός").split("\u00ad")).toEqual(["Κοι", "νο", "βου", "λευ", "τισμός"]);
  expect(softly("Holy Book")).toBe("Holy Book");
});

describe("the numbered rules", () => {
  const rulebook = readFileSync(pageOf("en"), "utf8");
  const numbers = [...rulebook.matchAll(/<a id="(r\d\.\d)"><\/a>/g)].map(([, number]) => number.toUpperCase());

  test.each(LANGUAGES)("%s tells each of them, with its name", (language) => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(laterOf("rules", language)))).toEqual([]);
    for (const rule of numbers) {
      expect(bundle.hasMessage(`rule-part-${partOf(rule)}`)).toBe(true);
      expect(bundle.getMessage(ruleKey(rule))?.attributes.title, `${language} ${rule}`).toBeTruthy();
    }
    expect(catalogueOf(language)).not.toContain("rule-r4-1 ="); // it comes later
  });
});

describe("the rulebook", () => {
  const textOf = (language: string) => readFileSync(pageOf(language), "utf8");
  const anchors = (html: string) => [...html.matchAll(/ id="([rq][\d.]+)"/g)].map(([, id]) => id);

  test.each(LANGUAGES)("%s has every rule and ruling, with the same examples", (language) => {
    const pages = [language, "en"].map((tag) => sectionsOf(textOf(tag)));
    const [own, english] = pages.map((sections) => sections.map(({ html }) => html).join(""));
    expect(anchors(own)).toEqual(anchors(english));
    expect(own).toContain('<a href="#r4.5">R4.5</a>');
    expect(own).not.toContain("**");
    for (const tag of ["<blockquote>", "<tr>", "<code>"]) {
      expect(own.split(tag).length, `${language} ${tag}`).toBe(english.split(tag).length);
    }
    expect(new Set(pages[0].map(({ id }) => id)).size).toBe(pages[1].length);
  });
});
