/** What the reader has chosen on this device: kept here, not in the account, since a phone wants other things than a desk. */

import { type Language, LANGUAGES } from "../words/catalogue.ts";

const KEY = "quintain.settings";

export type Theme = "system" | "light" | "dark";
export type Motion = 0 | 1 | 2 | 4; // off, or how many times faster
export type Confirm = "auto" | "always" | "never";

interface Kept {
  theme: Theme;
  language: Language;
  motion: Motion;
  sound: boolean;
  confirm: Confirm;
  leftHanded: boolean;
}

function asBrowser(): Language {
  const wanted = navigator.languages.map((each) => each.slice(0, 2));
  return LANGUAGES.find((each) => each === wanted.find((one) => (LANGUAGES as readonly string[]).includes(one))) ?? "en";
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {}; // storage may be forbidden or spoilt; the page works without
  }
}

const dark = window.matchMedia("(prefers-color-scheme: dark)");
const still = window.matchMedia("(prefers-reduced-motion: reduce)");
const coarse = window.matchMedia("(pointer: coarse)");

class Settings {
  #kept = $state<Kept>({
    theme: "system",
    language: asBrowser(),
    motion: 1,
    sound: false,
    confirm: "auto",
    leftHanded: false,
    ...read(),
  });
  #dark = $state(dark.matches);
  #still = $state(still.matches);
  #coarse = $state(coarse.matches);

  constructor() {
    dark.addEventListener("change", () => (this.#dark = dark.matches));
    still.addEventListener("change", () => (this.#still = still.matches));
    coarse.addEventListener("change", () => (this.#coarse = coarse.matches));
  }

  get theme(): Theme {
    return this.#kept.theme;
  }
  get language(): Language {
    return this.#kept.language;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get confirm(): Confirm {
    return this.#kept.confirm;
  }
  get leftHanded(): boolean {
    return this.#kept.leftHanded;
  }
  get motion(): Motion {
    return this.#kept.motion;
  }

  /** The light that is shown. */
  get lit(): "light" | "dark" {
    return this.theme === "system" ? (this.#dark ? "dark" : "light") : this.theme;
  }

  /** How fast things move now: 0 where the system asks for stillness. */
  get pace(): Motion {
    return this.#still ? 0 : this.motion;
  }

  /** Whether the finger points: choices then take two steps. */
  get touch(): boolean {
    return this.#coarse;
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.#kept[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify($state.snapshot(this.#kept)));
    } catch {
      return; // storage may be forbidden; the choice lasts as long as the page
    }
  }
}

export const settings = new Settings();
