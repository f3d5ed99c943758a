/** Takes pictures of every page and of tables in the states of tools/stages at six sizes, in both lights and languages, and lists
 * what is wrong in them: node screens.js FOLDER [PAGE|STATE|GAME|pages|tables…] [--sizes 1440x900,390x844] [--looks ru-light,en-dark]. */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import type { Cookie, Page } from "playwright-core";

import type { CastleFile, CastleShelf, TableInfo } from "../../src/wire/server.ts";
import { faultsOf } from "./faults.ts";
import { asked, finished, laid, played } from "./people.ts";
import { type Laid, listed, Stage } from "./stage.ts";

type Language = "ru" | "en";

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  ru: ["Варвара", "Томас", "Гавейн", "Агнесса"],
  en: ["Barbara", "Thomas", "Gawain", "Agnes"],
};
const CALM = 400; // for what a click has begun
const PAGES = ["home", "new", "new-castlecraft", "new-majesty", "castles", "castle", "castle-wrong", "castle-walk", "castle-setup", "replay", "replay-end", "rules", "content", "about", "me", "restore", "missing"];
const SOON = 1500; // for a move or two before a table is left alone

/** Castles in the gallery: one of the first person's that is sound, one with an open rim, and those of the others; the two first are given. */
async function drawn(pages: readonly Page[]): Promise<readonly [string, string]> {
  const [first, ...others] = pages;
  if (!first) {
    throw new Error("nobody is there");
  }
  const { ready } = await asked<CastleShelf>(first, "GET", "api/castles");
  const named = (of: string, en: string, ru: string) => (ready.find(({ id }) => id === of)?.text ?? "").replace(/name_en = ".*"/, `name_en = "${en}"`).replace(/name_ru = ".*"/, `name_ru = "${ru}"`);
  for (const [at, text] of [named("castle_dwarves", "White Rock", "Белый Утёс"), named("castle_shadows", "Dark Ford", "Тёмный Брод"), named("castle_extra", "Lone Tower", "Одинокая Башня")].entries()) {
    const other = others[at % others.length];
    if (other) await asked(other, "POST", "api/castles", { text, shared: true });
  }
  const sound = named("castle_humans", "Falcon Cliff", "Соколиный Утёс");
  const kept = await asked<CastleFile>(first, "POST", "api/castles", { text: sound });
  const wrong = await asked<CastleFile>(first, "POST", "api/castles", { text: sound.replace('"!q Q!"', '"!q Q"').replace("Falcon Cliff", "Hawk Nest").replace("Соколиный Утёс", "Ястребиное Гнездо") });
  return [kept.id, wrong.id];
}

/** What there is to be seen by one person: matches that ended, tables that go on and that wait. */
async function furnished(stage: Stage, lang: Language): Promise<{ page: Page; paths: Record<string, string> }> {
  const pages = await Promise.all(NAMES[lang].map(() => stage.person(undefined, lang)));
  for (const [at, page] of pages.entries()) {
    await page.goto(stage.server.address);
    await asked(page, "PATCH", "api/me", { name: NAMES[lang][at] ?? "" });
  }
  const [first, second, third] = pages;
  if (!first || !second || !third) {
    throw new Error("nobody is there");
  }
  const majesty = await finished(pages, "majesty");
  await finished(pages.slice(0, 3), "academy");
  const going = await laid(pages, "majesty");
  await Promise.race([Promise.all(pages.slice(1).map((page) => played(page, going.id, 2))), new Promise((done) => setTimeout(done, SOON))]);
  const me = { kind: "me", bot: "" };
  const open = { kind: "open", bot: "" };
  await asked(second, "POST", "api/tables", { game: "castlecraft", options: { seats: 2 }, seats: [me, open], public: true, name: lang === "ru" ? "У старой мельницы" : "At the Old Mill" });
  await asked(third, "POST", "api/tables", { game: "mastery", options: { seats: 4, allegiance: "two" }, seats: [me, open, { kind: "bot", bot: "page" }, open], public: true });
  await asked(first, "POST", "api/quick", { game: "reliquium", level: "page", seats: 0 });
  const [sound, wrong] = await drawn(pages);
  await asked<TableInfo>(first, "GET", `api/tables/${majesty.id}`);
  return {
    page: first,
    paths: {
      home: "",
      new: "new/mastery",
      "new-castlecraft": "new/castlecraft",
      "new-majesty": "new/majesty",
      castles: "castles",
      castle: `castles/${sound}`,
      "castle-wrong": `castles/${wrong}`,
      "castle-walk": `castles/${sound}?walk`,
      "castle-setup": "castles/setup",
      replay: `m/${majesty.id}?step=25&eyes=0`,
      "replay-end": `m/${majesty.id}?step=9999&eyes=-2`,
      rules: "rules/academy#AC-9.4",
      content: "content/academy",
      about: "about",
      me: "me",
      restore: "restore#secret",
      missing: "nowhere/at/all",
    },
  };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: "string", default: "1440x900,1024x768,820x1180,390x844,844x390,320x640" },
    looks: { type: "string", default: "ru-light,ru-dark,en-light,en-dark" },
  },
});
const [folder = "build/screens", ...only] = positionals;
const looks = values.looks.split(",");
const sizes = values.sizes.split(",").map((size) => size.split("x").map(Number) as [number, number]);
const everything = only.length === 0;
const states = everything || only.includes("tables") ? await listed([]) : (await listed(only)).filter((name) => only.some((each) => name === each || name.startsWith(`${each}-`)));
mkdirSync(folder, { recursive: true });
const stage = new Stage();
const faults: string[] = [];
let taken = 0;

/** A picture of what a page shows now, and its faults. */
async function taking(page: Page, name: string, look: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const size = page.viewportSize();
  const file = `${name}-${size?.width ?? 0}x${size?.height ?? 0}-${look}`;
  await page.screenshot({ path: join(folder, `${file}.png`) });
  faults.push(...(await faultsOf(page)).map((fault) => `${file}: ${fault}`));
  taken += 1;
}

/** Where a state says so, something is clicked first: a card is picked, a sheet is opened. */
async function brought(page: Page, laid: Laid, touch: boolean): Promise<void> {
  for (const selector of touch && laid.phone.length > 0 ? laid.phone : laid.click) {
    await page.locator(selector).first().click({ timeout: 3000 }).catch(() => faults.push(`${laid.name}: there is no ${selector} to click`));
  }
  await page.mouse.move(0, 0);
  await page.waitForTimeout(CALM);
}

/** Every wanted page and table in one look at one size. */
async function looked(lang: Language, theme: "light" | "dark", [width, height]: [number, number], paths: Record<string, string>, cookies: Cookie[], tables: readonly Laid[]): Promise<void> {
  const touch = Math.min(width, height) < 700 && Math.max(width, height) < 1000;
  const device = { viewport: { width, height }, colorScheme: theme, hasTouch: touch, isMobile: touch };
  if (Object.keys(paths).length > 0) {
    const page = await stage.person(device, lang);
    await page.context().addCookies(cookies);
    for (const [name, path] of Object.entries(paths)) {
      await page.goto(stage.server.address + path);
      await page.waitForSelector("h1, [role=alert]");
      await page.waitForLoadState("networkidle", { timeout: 5000 }).catch(() => undefined); // a page that polls is never idle for long
      await taking(page, name, `${lang}-${theme}`);
    }
    await page.context().close();
  }
  for (const laid of tables) {
    const page = await stage.seated(laid, device, lang);
    await brought(page, laid, touch);
    await taking(page, laid.name, `${lang}-${theme}`);
    await page.context().close();
  }
}

try {
  await stage.open();
  for (const lang of (["ru", "en"] as const).filter((each) => looks.some((look) => look.startsWith(each)))) {
    let [paths, cookies]: [Record<string, string>, Cookie[]] = [{}, []];
    if (everything || only.includes("pages") || only.some((each) => PAGES.includes(each))) {
      const { page, paths: all } = await furnished(stage, lang);
      cookies = (await page.context().storageState()).cookies;
      paths = Object.fromEntries(Object.entries(all).filter(([each]) => everything || only.includes("pages") || only.includes(each)));
    }
    const tables = states.length > 0 ? await stage.server.lay(states, lang) : [];
    for (const theme of (["light", "dark"] as const).filter((each) => looks.includes(`${lang}-${each}`))) {
      for (const size of sizes) {
        await looked(lang, theme, size, paths, cookies, tables);
      }
    }
  }
} finally {
  await stage.close();
  faults.push(...new Set(stage.complaints));
  writeFileSync(join(folder, "faults.txt"), faults.map((fault) => `${fault}\n`).join(""));
}
console.log(`${taken} pictures, ${faults.length} faults, listed in ${join(folder, "faults.txt")}`);
process.exitCode = faults.length > 0 || taken === 0 ? 1 : 0;
