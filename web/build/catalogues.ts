/** The Fluent catalogues of the whole project, one module per language: `virtual:words/it`. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "..", "..", "locales");
const PREFIX = "virtual:words/";
const NOT_FOR_BROWSERS = new Set(["bots.ftl", "cli.ftl", "lab.ftl", "tui.ftl"]);

/** Everything a browser may have to say in a language. */
export function catalogueOf(language: string): string {
  const folder = join(FOLDER, language);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && !NOT_FOR_BROWSERS.has(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
}

/** Comments are for translators: they need not travel. */
function withoutComments(text: string): string {
  return text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

export function catalogues(): Plugin {
  return {
    name: "impera-catalogues",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const language = id.slice(PREFIX.length + 1);
      for (const name of readdirSync(join(FOLDER, language))) this.addWatchFile(join(FOLDER, language, name));
      return `export default ${JSON.stringify(withoutComments(catalogueOf(language)))};`;
    },
  };
}
