import "@fontsource/alegreya/latin-500.css";
import "@fontsource/alegreya/latin-700.css";
import "@fontsource/alegreya/cyrillic-500.css";
import "@fontsource/alegreya/cyrillic-700.css";
import "@fontsource/source-sans-3/latin-400.css";
import "@fontsource/source-sans-3/latin-600.css";
import "@fontsource/source-sans-3/cyrillic-400.css";
import "@fontsource/source-sans-3/cyrillic-600.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import { router } from "./app/router.svelte.ts";
import { keptOffline } from "./app/worker.ts";
import App from "./App.svelte";

const target = document.getElementById("app");
if (target) {
  router.start();
  mount(App, { target });
  keptOffline();
}
