/** The rulebook in a language, docs/rules.md or docs/rules.it.md, as sections of HTML: `virtual:rulebook/it`. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "..", "..", "docs");
const MODULE = /^\0virtual:rulebook\/(\w+)$/;

/** Where the rulebook of a language is. */
export const pageOf = (language: string): string => join(FOLDER, language === "en" ? "rules.md" : `rules.${language}.md`);

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
      return { id: slug(title), title, html: blocks(rest.join("\n")) };
    });
}

export function slug(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
}

function blocks(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(block)
    .join("\n");
}

function block(text: string): string {
  const lines = text.split("\n");
  if (lines.every((line) => line.startsWith(">"))) {
    return `<blockquote>${blocks(lines.map((line) => line.replace(/^> ?/, "")).join("\n"))}</blockquote>`;
  }
  if (lines[0]?.startsWith("|")) return table(lines);
  return paragraph(lines.join(" "));
}

/** A rule begins with its anchor: the anchor becomes the paragraph's id. */
function paragraph(text: string): string {
  const anchor = /^<a id="([a-z0-9.]+)"><\/a>/.exec(text);
  const body = inline(anchor ? text.slice(anchor[0].length) : text);
  return anchor ? `<p id="${anchor[1]}" class="rule">${body}</p>` : `<p>${body}</p>`;
}

function table(lines: string[]): string {
  const rows = lines.filter((line) => !/^\|[-| :]+\|$/.test(line)).map((line) => line.split("|").slice(1, -1));
  const [head = [], ...rest] = rows;
  const column = (index: number) => escape((head[index] ?? "").trim());
  const heads = head.map((cell) => `<th>${inline(cell.trim())}</th>`).join("");
  const row = (cells: string[]) => `<tr>${cells.map((cell, index) => `<td data-column="${column(index)}">${inline(cell.trim())}</td>`).join("")}</tr>`;
  return (
    `<div class="wide" tabindex="0" role="group" aria-label="${column(0)}"><table>` +
    `<thead><tr>${heads}</tr></thead><tbody>${rest.map(row).join("")}</tbody></table></div>`
  );
}

function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>")
    .replace(/\[([^\]]+)\]\(#([^)]+)\)/g, '<a href="#$2">$1</a>')
    .replace(/(?<![>"#\w.])R(\d\.\d)(?!<\/strong>)/g, '<a href="#r$1">R$1</a>');
}

function escape(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
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
