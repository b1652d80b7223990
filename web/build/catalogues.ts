/** The Fluent catalogues, one module per language: `virtual:words/it`; later `virtual:rules/it` and the others of LATER. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "..", "..", "locales");
const MODULE = /^\0virtual:(words|rules|lessons|puzzles|daily|position)\/(\w+)$/;
/** What is long and not needed at once: each is a module of its own. */
export const LATER = ["rules", "lessons", "puzzles", "daily", "position"];
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
export function laterOf(name: string, language: string): string {
  return readFileSync(join(FOLDER, language, `${name}.ftl`), "utf8");
}

/** Comments are for translators: they need not travel. */
function withoutComments(text: string): string {
  return text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

export function catalogues(): Plugin {
  return {
    name: "impera-catalogues",
    resolveId: (id) => (MODULE.test(`\0${id}`) ? `\0${id}` : null),
    load(id) {
      const [, what, language] = MODULE.exec(id) ?? [];
      if (!language) return null;
      for (const name of readdirSync(join(FOLDER, language))) this.addWatchFile(join(FOLDER, language, name));
      return `export default ${JSON.stringify(withoutComments(LATER.includes(what) ? laterOf(what, language) : catalogueOf(language)))};`;
    },
  };
}
