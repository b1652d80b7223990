/** Pages that a first game does without: each comes when it is asked for. */

import type { Component } from "svelte";
import { words } from "./words/words.svelte";

export const LATER: Partial<Record<string, () => Promise<{ default: Component }>>> = {
  "/new": () => import("./pages/NewTable.svelte"),
  "/lobby": () => import("./pages/Lobby.svelte"),
  "/ratings": () => import("./pages/Ratings.svelte"),
  "/position": () => words.learn("position").then(() => import("./position/Position.svelte")),
  "/games": () => import("./pages/Games.svelte"),
  "/puzzles": () => words.learn("puzzles", "mistakes").then(() => import("./puzzles/Puzzles.svelte")),
  "/replay": () => import("./pages/Replay.svelte"),
  "/learn": () => import("./practice/Learn.svelte"),
  "/duels": () => words.learn("duels").then(() => import("./duels/Duels.svelte")),
  "/duplicates": () => words.learn("duplicates").then(() => import("./duplicates/Duplicates.svelte")),
  "/daily": () => words.learn("daily").then(() => import("./daily/Daily.svelte")),
};
