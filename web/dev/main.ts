/** The page for work on drawings: a fixture of tools/pictures_fixture.py on the board alone, or on the whole table. Never shipped. */

import "../src/styles/tokens.css";
import "../src/styles/base.css";
import "./fonts.ts";

import { mount } from "svelte";

import { settings } from "../src/app/settings.svelte.ts";
import { words } from "../src/app/words.svelte.ts";
import { BOARDS } from "../src/games/index.ts";
import type { Fixture } from "./fixture.ts";
import Harness from "./Harness.svelte";
import Whole from "./Whole.svelte";

const asked = new URLSearchParams(location.search);
settings.set("language", asked.get("lang") === "en" ? "en" : "ru");
settings.set("theme", asked.get("theme") === "dark" ? "dark" : "light");
settings.set("motion", asked.get("motion") === "1" ? 1 : 0);
document.documentElement.dataset.theme = settings.lit;
document.documentElement.lang = settings.language;

const fixture = (await (await fetch(`/${asked.get("fixture") ?? "majesty"}.json`)).json()) as Fixture;
await words.load(fixture.game);
const drawing = await BOARDS[fixture.game]?.();
const target = document.getElementById("app");
if (target) {
  const props = { fixture, drawing: drawing ?? null, moment: Number(asked.get("moment") ?? 0) };
  mount(asked.get("view") === "table" ? Whole : Harness, { target, props });
}
