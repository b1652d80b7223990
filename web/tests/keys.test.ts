import { beforeAll, describe, expect, it, vi } from "vitest";
import { commandOf, COMMANDS, letterOf } from "../src/table/letters";
import { words } from "../src/words/words.svelte";

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
});

describe.each(["en", "el", "hu", "it", "ro"])("the letters of %s", (language) => {
  it("are letters, one for each command, and do what they say, large or small", async () => {
    await words.speak(language);
    const letters = COMMANDS.map(letterOf);
    expect(new Set(letters).size).toBe(COMMANDS.length);
    for (const [index, letter] of letters.entries()) {
      expect(letter).toMatch(/^\p{Lu}$/u);
      expect(commandOf(letter)).toBe(COMMANDS[index]);
      expect(commandOf(letter.toLowerCase())).toBe(COMMANDS[index]);
    }
    expect(commandOf("Shift")).toBe(null);
  });
});

it("a Greek reader with a Latin layout presses the same key", async () => {
  await words.speak("el");
  expect(letterOf("end")).toBe("Τ");
  expect(commandOf("t")).toBe("end");
  expect(commandOf("q")).toBe(null);
});
