/** Takes pictures of every page at six sizes, in both lights and languages, and lists what is wrong in them:
 * node screens.js FOLDER [PAGE…] [--sizes 1440x900,390x844] [--looks ru-light,en-dark]. */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import type { Page } from "playwright-core";

import type { TableInfo } from "../../src/wire/server.ts";
import { faultsOf } from "./faults.ts";
import { asked, finished, laid, played } from "./people.ts";
import { Stage } from "./stage.ts";

type Language = "ru" | "en";

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  ru: ["Варвара", "Томас", "Гавейн", "Агнесса"],
  en: ["Barbara", "Thomas", "Gawain", "Agnes"],
};
const SOON = 1500; // for a move or two before a table is left alone

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
  await asked<TableInfo>(first, "GET", `api/tables/${majesty.id}`);
  return {
    page: first,
    paths: {
      home: "",
      new: "new/mastery",
      "new-castlecraft": "new/castlecraft",
      "new-majesty": "new/majesty",
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
mkdirSync(folder, { recursive: true });
const stage = new Stage();
const faults: string[] = [];
try {
  await stage.open();
  for (const lang of (["ru", "en"] as const).filter((each) => looks.some((look) => look.startsWith(each)))) {
    const { page: first, paths } = await furnished(stage, lang);
    const { cookies } = await first.context().storageState();
    for (const theme of (["light", "dark"] as const).filter((each) => looks.includes(`${lang}-${each}`))) {
      for (const size of values.sizes.split(",")) {
        const [width = 0, height = 0] = size.split("x").map(Number);
        const touch = width < 700;
        const page = await stage.person({ viewport: { width, height }, colorScheme: theme, hasTouch: touch, isMobile: touch }, lang);
        await page.context().addCookies(cookies);
        for (const [name, path] of Object.entries(paths).filter(([each]) => only.length === 0 || only.includes(each))) {
          await page.goto(stage.server.address + path);
          await page.waitForSelector("h1, [role=alert]");
          await page.evaluate(() => document.fonts.ready);
          await page.waitForLoadState("networkidle", { timeout: 5000 }).catch(() => undefined); // a page that polls is never idle for long
          await page.screenshot({ path: join(folder, `${name}-${size}-${lang}-${theme}.png`) });
          faults.push(...(await faultsOf(page)).map((fault) => `${name} ${size} ${lang} ${theme}: ${fault}`));
        }
        await page.context().close();
      }
    }
  }
} finally {
  await stage.close();
  faults.push(...new Set(stage.complaints));
  writeFileSync(join(folder, "faults.txt"), faults.map((fault) => `${fault}\n`).join(""));
}
console.log(`${faults.length} faults, listed in ${join(folder, "faults.txt")}`);
process.exitCode = faults.length > 0 ? 1 : 0;
