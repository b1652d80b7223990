import { describe, expect, test } from "vitest";
import { botsOf, filled, resized, seat } from "../src/pages/seating";

describe("the seats of a new table", () => {
  test("I change places with who sits there, and cannot be sent away", () => {
    expect(seat(["me", "", "light"], 2, "me")).toEqual(["light", "", "me"]);
    expect(seat(["me", "", ""], 0, "light")).toEqual(["me", "", ""]);
    expect(seat(["me", "", ""], 1, "level:2")).toEqual(["me", "level:2", ""]);
  });

  test("a smaller table keeps a seat for me", () => {
    expect(resized(["light", "", "me"], 2)).toEqual(["me", ""]);
    expect(resized(["me", "light"], 4)).toEqual(["me", "light", "", ""]);
  });

  test("free seats are filled, and bots told by seat", () => {
    expect(botsOf(filled(["", "me", "light"], "level:3"))).toEqual({ 1: "level:3", 3: "light" });
  });
});
