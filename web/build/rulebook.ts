/** The rulebook in a language, docs/rules.md or docs/rules.it.md, as sections of HTML: `virtual:rulebook/it`. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Marked, type Tokens } from "marked";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "..", "..", "docs");
const MODULE = /^\0virtual:rulebook\/(\w+)$/;
/** A rule begins with its anchor. */
const ANCHOR = /^<a id="([a-z0-9.]+)"><\/a>/;
/** The number of another rule, where it is not a link already. */
const NUMBER = /(?<![>"#\w.])R(\d\.\d)(?!<\/strong>)/g;

/** Where the rulebook of a language is. */
export const pageOf = (language: string): string =>
  join(FOLDER, language === "en" ? "rules.md" : `rules.${language}.md`);

export interface Section {
  id: string;
  title: string;
  html: string;
}

/** Split the page at its second-level headings and write each part as HTML. */
export function sectionsOf(markdown: string): Section[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = "", ...rest] = part.split("\n");
      return { id: slug(title), title, html: written(rest.join("\n")) };
    });
}

export function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

const escape = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

const marked = new Marked({
  renderer: {
    /** The anchor becomes the paragraph's id. */
    paragraph({ tokens }: Tokens.Paragraph): string {
      const text = this.parser.parseInline(tokens);
      const anchor = ANCHOR.exec(text);
      const body = anchor ? text.slice(anchor[0].length) : text;
      return anchor ? `<p id="${anchor[1]}" class="rule">${body}</p>\n` : `<p>${body}</p>\n`;
    },
    /** Wide tables scroll by themselves; each cell knows its column, for phones. */
    table({ header, rows }: Tokens.Table): string {
      const columns = header.map(({ text }) => escape(text));
      const inline = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens);
      const heads = header.map((cell) => `<th>${inline(cell)}</th>`).join("");
      const cells = (row: Tokens.TableCell[]) =>
        row.map((cell, index) => `<td data-column="${columns[index] ?? ""}">${inline(cell)}</td>`).join("");
      return (
        `<div class="wide" tabindex="0" role="group" aria-label="${columns[0] ?? ""}"><table>` +
        `<thead><tr>${heads}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join("")}</tbody></table></div>\n`
      );
    },
  },
});

function written(markdown: string): string {
  return marked.parse(markdown, { async: false }).replace(NUMBER, '<a href="#r$1">R$1</a>').trim();
}

export function rulebook(): Plugin {
  return {
    name: "impera-rulebook",
    resolveId: (id) => (MODULE.test(`\0${id}`) ? `\0${id}` : null),
    load(id) {
      const [, language] = MODULE.exec(id) ?? [];
      if (!language) return null;
      this.addWatchFile(pageOf(language));
      return `export default ${JSON.stringify(sectionsOf(readFileSync(pageOf(language), "utf8")))};`;
    },
  };
}
