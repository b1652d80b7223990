import { describe, expect, it } from "vitest";
import { catalogueOf } from "../build/catalogues";
import { lettersOf, rangesOf } from "../build/letters";

describe("the letters cut out of the fonts", () => {
  it("tells them as ranges", () => {
    expect(rangesOf("abcxAB–")).toBe("U+41-42,U+61-63,U+78,U+2013");
  });

  it.each(["en", "el", "hu", "it", "ro"])("has every letter of the catalogue of %s", (language) => {
    const there = new Set(lettersOf("latin") + lettersOf("latin-ext") + lettersOf("greek"));
    const missing = [...new Set(catalogueOf(language))].filter((letter) => letter > " " && !there.has(letter));
    expect(missing).toEqual([]);
  });
});
