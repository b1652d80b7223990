/** The drawing board: every screen from stored views, without a server. Not part of the game's build. */

import "@fontsource-variable/literata";
import "@fontsource-variable/noto-sans";
import "virtual:letters.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import { answerFromStore } from "./fixtures/answers";
import Fixtures from "./fixtures/Fixtures.svelte";
import { settings, type Theme } from "./settings/settings.svelte";
import { words } from "./words/words.svelte";

const query = new URLSearchParams(location.search);
const THEMES: Record<string, Theme> = { light: "light", dark: "dark" };

answerFromStore();
settings.likes.firstGame = query.has("first");
settings.likes.theme = THEMES[query.get("theme") ?? ""] ?? "dark";
if (query.has("still")) settings.likes.speed = "instant";
settings.paint();
void words.speak(query.get("language") ?? "en").then(() =>
  mount(Fixtures, {
    target: document.getElementById("app") ?? document.body,
    props: {
      screen: query.get("screen") ?? "list",
      name: query.get("name") ?? "three",
      sheet: query.get("sheet") ?? "",
      state: query.get("state") ?? "",
      lost: query.has("lost"),
      watched: query.has("watched"),
    },
  }),
);
