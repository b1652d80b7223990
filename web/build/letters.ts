/** The letters that the five languages are written in, cut out of the fonts: `virtual:letters.css`. Any other letter, in
 *  somebody's name, comes from Fontsource's whole fonts, which must be imported before. */

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { catalogueOf, LATER, laterOf } from "./catalogues.ts";

const ROOT = join(import.meta.dirname, "..");
const FONTS = join(ROOT, "node_modules", "@fontsource-variable");
const KEPT = join(ROOT, "node_modules", ".letters");
const MODULE = "virtual:letters.css";
const LANGUAGES = ["en", "el", "hu", "it", "ro"];
/** From the running text to the boldest head. */
const WEIGHTS = { min: 400, max: 800 };
const FAMILIES = { literata: "Literata Variable", "noto-sans": "Noto Sans Variable" };

/** What each file has: letters that every name of the five languages may need, and signs that the catalogues use. */
const ALPHABETS = {
  latin: [range(0x20, 0x7e), range(0xa0, 0xff), "–—‘’“”„…•−"].join(""),
  "latin-ext": "ĂăĐđĞğŁłŐőŒœŘřŞşŠšŢţŰűŽžȘșȚț",
  greek: range(0x384, 0x3ce),
};
type Alphabet = keyof typeof ALPHABETS;

/** Every character from one to another. */
function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

/** The alphabet, and whatever else of the catalogues its file has. */
export function lettersOf(alphabet: Alphabet): string {
  if (alphabet !== "latin") return ALPHABETS[alphabet];
  const used = LANGUAGES.map(
    (language) => catalogueOf(language) + LATER.map((name) => laterOf(name, language)).join(""),
  ).join("");
  const others = ALPHABETS["latin-ext"] + ALPHABETS.greek;
  const signs = [...new Set(used)].filter((sign) => sign > "~" && !others.includes(sign));
  return [...new Set([...ALPHABETS.latin, ...signs])].sort().join("");
}

/** As a stylesheet tells it: «U+20-7E,U+A0-FF,U+201C». */
export function rangesOf(letters: string): string {
  const points = [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((one, two) => one - two);
  const runs: [number, number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(",");
}

async function cut(font: keyof typeof FAMILIES, alphabet: Alphabet): Promise<string> {
  const source = readFileSync(join(FONTS, font, "files", `${font}-${alphabet}-wght-normal.woff2`));
  const letters = lettersOf(alphabet);
  const key = createHash("sha256").update(source).update(letters).update(JSON.stringify(WEIGHTS)).digest("hex");
  const file = `${font}-${alphabet}-${key.slice(0, 8)}.woff2`;
  if (!existsSync(join(KEPT, file))) {
    const options = { targetFormat: "woff2", variationAxes: { wght: WEIGHTS } } as const;
    writeFileSync(join(KEPT, file), await subsetFont(source, letters, options));
  }
  // The same weights as in Fontsource's faces: only then are they one family, of which the last one that has a letter is used.
  const weights = font === "literata" ? "200 900" : "100 900";
  return (
    `@font-face { font-family: "${FAMILIES[font]}"; font-style: normal; font-display: swap; font-weight: ${weights};\n` +
    `  src: url(./${file}) format("woff2-variations"); unicode-range: ${rangesOf(letters)}; }\n`
  );
}

/** The fonts are under a licence that travels with them. */
const licences = (): string =>
  Object.keys(FAMILIES)
    .map((font) => readFileSync(join(FONTS, font, "LICENSE"), "utf8"))
    .join("\n\n");

export function letters(): Plugin {
  let made: Promise<string> | null = null;
  async function make(): Promise<string> {
    mkdirSync(KEPT, { recursive: true });
    const faces: string[] = [];
    for (const font of ["literata", "noto-sans"] as const)
      for (const alphabet of ["latin-ext", "greek", "latin"] as const) faces.push(await cut(font, alphabet));
    const path = join(KEPT, "letters.css");
    writeFileSync(path, faces.join(""));
    return path;
  }
  return {
    name: "impera-letters",
    resolveId: (id) => (id === MODULE ? (made ??= make()) : null),
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "fonts-licence.txt", source: licences() });
    },
  };
}
