/** The Fluent catalogues: `virtual:catalogues` says how each is loaded, one module per part and language (`virtual:words/it`). */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "..", "..", "locales");
const ALL = "virtual:catalogues";
/** What is long and not needed at once: each is a module of its own. */
export const LATER = [
  "rules",
  "lessons",
  "puzzles",
  "daily",
  "duels",
  "duplicates",
  "position",
  "mistakes",
  "mydata",
] as const;
export type Later = (typeof LATER)[number];
export type Part = "words" | Later;
const MODULE = new RegExp(`^\\0virtual:(words|${LATER.join("|")})/(\\w+)$`);
const NOT_FOR_BROWSERS = new Set([
  "bots.ftl",
  "cli.ftl",
  "lab.ftl",
  "luck.ftl",
  "mining.ftl",
  "porch.ftl",
  "seats.ftl",
  "tui.ftl",
  ...LATER.map((name) => `${name}.ftl`),
]);

/** Everything a browser may have to say in a language. */
export function catalogueOf(language: string): string {
  const folder = join(FOLDER, language);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && !NOT_FOR_BROWSERS.has(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
}

/** What comes later, in a language. */
export function laterOf(name: Later, language: string): string {
  return readFileSync(join(FOLDER, language, `${name}.ftl`), "utf8");
}

/** Comments are for translators: they need not travel. */
function withoutComments(text: string): string {
  return text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

/** How every part is loaded, by language. */
function loaders(): string {
  const of = (part: Part) => readdirSync(FOLDER).map((tag) => `${tag}: () => import("virtual:${part}/${tag}")`);
  const parts = (["words", ...LATER] as const).map((part) => `${part}: { ${of(part).join(", ")} }`);
  return `export const catalogues = { ${parts.join(", ")} };`;
}

export function catalogues(): Plugin {
  return {
    name: "impera-catalogues",
    resolveId: (id) => (id === ALL || MODULE.test(`\0${id}`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) return loaders();
      const [, part, language] = MODULE.exec(id) ?? [];
      if (!language) return null;
      for (const name of readdirSync(join(FOLDER, language))) this.addWatchFile(join(FOLDER, language, name));
      const text = part === "words" ? catalogueOf(language) : laterOf(part as Later, language);
      return `export default ${JSON.stringify(withoutComments(text))};`;
    },
  };
}
