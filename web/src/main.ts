/** The browser game. */

import "@fontsource-variable/literata";
import "@fontsource-variable/noto-sans";
import "virtual:letters.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./settings/settings.svelte";
import { words } from "./words/words.svelte";

settings.paint();
matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => settings.paint());
void words.speak().then(() => mount(App, { target: document.getElementById("app") as HTMLElement }));
