/** Every drawing on one page (art.html), to be looked at. Not part of the game's build. */

import "@fontsource-variable/literata";
import "@fontsource-variable/noto-sans";
import "../styles/tokens.css";
import "../styles/base.css";
import { mount } from "svelte";
import Sheet from "./Sheet.svelte";

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get("theme") ?? "dark";
const props = { part: query.get("part") ?? "signs", age: query.get("age") ?? "" };
mount(Sheet, { target: document.getElementById("app") as HTMLElement, props });
