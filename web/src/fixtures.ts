/** The drawing board: the table from stored views, without a server. Not part of the game's build. */

import "@fontsource-variable/literata";
import "@fontsource-variable/noto-sans";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import Fixtures from "./Fixtures.svelte";
import { settings } from "./settings/settings.svelte";
import { words } from "./words/words.svelte";

const query = new URLSearchParams(location.search);
settings.likes.firstGame = query.has("first");
settings.likes.theme = (query.get("theme") ?? "dark") as "dark";
settings.paint();
const stored = import.meta.glob<{ view: never; changes: never[] }>("../fixtures/*.json", { eager: true });
void words.speak(query.get("language") ?? "en").then(() =>
  mount(Fixtures, {
    target: document.getElementById("app") as HTMLElement,
    props: { fixture: stored[`../fixtures/${query.get("name") ?? "three"}.json`] as never, cards: query.has("cards") },
  }),
);
