import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { plainSha256 } from "../src/game/sha256";
import { hexOf } from "../src/game/shuffle";

test.each([0, 1, 55, 56, 63, 64, 65, 1000])("our SHA-256 of %i bytes is everyone's", (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length) & 255);
  expect(hexOf(plainSha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
});
