import { expect, test } from "vitest";
import { qrOf } from "../src/kit/qr";

/** Made by another implementation (segno 1.6.6: bytes, L, mask 2); each row as a hexadecimal number. */
const TEXT = "https://impera.example.org/table/q3mZ1xYt7Rb0aLkpXyZw";
const ROWS =
  "1fc6fe7f 1059b941 174d355d 175e885d 17445f5d 10513841 1fd5557f 94100 1f74faaa 93ec371 9f43cb0 20f24fa 1a6b790c " +
  "1692d7f1 1475399c 2c5112 107bceac 12244ff5 10547974 168530e2 13fda9f7 16511f 1fd5e35c 104d7710 175c49f4 175b540d " +
  "1759a5fe 105b033a 1fddea04";

test("a QR code is the one that others make", () => {
  expect(qrOf(TEXT)?.map((row) => parseInt(row.map(Number).join(""), 2).toString(16))).toEqual(ROWS.split(" "));
});

test("a QR code grows with its text, and there is none for what is too long", () => {
  expect([1, 18, 54, 106, 107].map((length) => qrOf("x".repeat(length))?.length)).toEqual([21, 25, 33, 37, undefined]);
});
