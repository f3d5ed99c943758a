/** The pages around the tables, walked through as a person would, looked at by axe in both lights, and behind a path prefix. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";

import type { Cookie, Page } from "playwright-core";

import type { TableInfo } from "../../src/wire/server.ts";
import { serious } from "./axe.ts";
import { asked, finished } from "./people.ts";
import { DESK, PHONE, Stage } from "./stage.ts";

const stage = new Stage();
let played: TableInfo; // a match of three that ended
let cookies: Cookie[] = []; // of the first of them

before(async () => {
  await stage.open();
  const people = await Promise.all(["Anna", "Boris", "Clara"].map(() => stage.person()));
  for (const [at, page] of people.entries()) {
    await page.goto(stage.server.address);
    await asked(page, "PATCH", "api/me", { name: ["Anna", "Boris", "Clara"][at] ?? "" });
  }
  played = await finished(people, "majesty");
  cookies = (await people[0]?.context().cookies()) ?? [];
});

after(async () => {
  await stage.close();
});

/** Anna's browser, at a page. */
async function anna(path: string, options = DESK, theme: "light" | "dark" = "light", language = "en"): Promise<Page> {
  const page = await stage.person({ ...options, colorScheme: theme, permissions: ["clipboard-read", "clipboard-write"] }, language);
  await page.context().addCookies(cookies);
  await page.goto(stage.server.address + path);
  await page.waitForSelector("h1");
  return page;
}

test("from home to the first decision in two clicks, without an account", async () => {
  const page = await stage.person();
  await page.goto(stage.server.address);

  await page.getByRole("button", { name: /^Play\s*: Majesty$/ }).click();
  await page.waitForURL(/\/t\/[a-z0-9]{10}$/);
  await page.waitForSelector(".board");
  await page.keyboard.press("1");

  assert.equal((await asked<{ mine: TableInfo[] }>(page, "GET", "api/lobby")).mine[0]?.game, "majesty");
  await page.context().close();
});

test("the language changes everywhere without loading anything anew", async () => {
  const page = await stage.person(DESK, "ru");
  await page.goto(stage.server.address);
  await page.getByRole("heading", { name: "Во что сыграем?" }).waitFor();
  await page.evaluate(() => Object.assign(window, { same: true }));

  await page.getByRole("button", { name: "EN" }).click();
  await page.getByRole("heading", { name: "What shall we play?" }).waitFor();

  assert.equal(await page.evaluate(() => "same" in window), true);
  await page.context().close();
});

test("a table of one's own: what excludes what is explained, and taken instead", async () => {
  const page = await anna("new/mastery");
  const teams = page.getByRole("radiogroup", { name: "Allegiance" });
  await teams.getByRole("radio", { name: "teams of two" }).check();

  await page.getByText("not together with “Allegiance”").waitFor();
  assert.equal(await teams.getByRole("radio", { name: /teams of three/ }).isDisabled(), true);
  await page.getByRole("button", { name: /^Take instead\s*: Castle Siege$/ }).click();
  await page.getByText("not together with “Castle Siege”").first().waitFor();
  assert.equal(await page.getByRole("switch", { name: "Castle Siege" }).isChecked(), true);

  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByText("The table is open").waitFor();
  await page.getByRole("img", { name: "QR code of the link" }).waitFor();
  await page.getByRole("button", { name: "Seat bots and begin" }).click();
  await page.waitForURL(/\/t\/[a-z0-9]{10}$/);
  const table = await asked<TableInfo>(page, "GET", `api/tables/${page.url().slice(-10)}`);

  assert.equal(table.phase, "running");
  assert.deepEqual(table.unusual, ["castle_siege"]);
  await page.context().close();
});

test("somebody sits down at an open table with rules of its own after seeing them", async () => {
  const host = await anna("");
  const wanted = { game: "academy", options: { seats: 2, open_scores: true }, seats: [{ kind: "me" }, { kind: "open" }], public: true, name: "Under the Oak" };
  const table = await asked<TableInfo>(host, "POST", "api/tables", wanted);
  const guest = await stage.person();
  await guest.goto(stage.server.address);

  const row = guest.getByRole("listitem").filter({ hasText: "Under the Oak" });
  await row.getByRole("button", { name: "Sit down" }).click();
  await guest.getByRole("dialog").getByText("Open scores: yes").waitFor();
  await guest.getByRole("button", { name: "Agreed, sit down" }).click();
  await guest.waitForURL(new RegExp(`/t/${table.id}$`));

  assert.equal((await asked<TableInfo>(host, "GET", `api/tables/${table.id}`)).phase, "running");
  await guest.context().close();
  await host.context().close();
});

test("the rules are searched, a clause is an address, and the other language stands under it", async () => {
  const page = await anna("rules/academy");
  await page.getByRole("searchbox").fill("king coat");
  await page.getByRole("searchbox").press("Enter");
  await page.waitForURL(/#AC-/);
  await page.locator("mark").first().waitFor();

  await page.goto(`${stage.server.address}rules/academy#AC-9.4`);
  await page.locator('[id="AC-9.4"] [lang=ru]').waitFor();
  assert.equal(await page.locator('[id="AC-9.4"]').evaluate((clause) => clause.getBoundingClientRect().top < window.innerHeight), true);
  assert.ok((await page.locator('[id="AC-9.4"] .guess').count()) > 0);
  await page.context().close();
});

test("a record hides its end until asked, is scrubbed by keys, shared by moment and played on", async () => {
  const page = await anna(`m/${played.id}`);
  const slider = page.getByRole("slider");
  await slider.focus();
  await page.keyboard.press("PageUp");
  await page.keyboard.press("ArrowRight");
  const now = Number(await slider.getAttribute("aria-valuenow"));
  assert.ok(now > 1);
  const finals = played.seats.length;
  assert.equal(await page.locator(".finals li").count(), finals);
  await page.getByRole("button", { name: "Show how it ended" }).click();
  await page.getByRole("button", { name: "Show how it ended" }).waitFor({ state: "detached" });

  await page.getByRole("radio", { name: "All", exact: true }).check();
  await page.getByRole("button", { name: "Share this moment" }).click();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(address, new RegExp(`/m/${played.id}\\?step=${now}&eyes=-2$`));
  await page.goto(address);
  await page.waitForFunction((step) => document.querySelector("[role=slider]")?.getAttribute("aria-valuenow") === String(step), now);

  await page.getByRole("button", { name: "Chance verified" }).click();
  await page.getByRole("dialog").getByText("agrees").first().waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("slider").press("End");
  await page.waitForFunction(() => document.querySelector("[role=slider]")?.getAttribute("aria-valuenow") === document.querySelector("[role=slider]")?.getAttribute("aria-valuemax"));
  await page.goto(address);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL(/\/t\/[a-z0-9]{10}$/);
  await page.context().close();
});

test("a guest registers, comes back on another device by the link, and changes how things look", async () => {
  const page = await stage.person({ ...DESK, permissions: ["clipboard-read", "clipboard-write"] });
  await page.goto(`${stage.server.address}me`);
  await page.getByPlaceholder("Name").fill("Dorothy");
  await page.getByPlaceholder("Passphrase").fill("a long road to the mill");
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await page.getByRole("heading", { name: "You are registered" }).waitFor();
  await page.getByRole("button", { name: "Get it" }).click();
  await page.getByRole("button", { name: "Hide" }).waitFor();
  const link = await page.locator("output").filter({ hasText: "restore#" }).innerText();

  const other = await stage.person();
  await other.goto(`http://${link.trim()}`);
  await other.getByRole("button", { name: "It is me" }).click();
  await other.getByRole("heading", { name: /Dorothy/ }).waitFor();

  await other.getByRole("radiogroup", { name: "Theme" }).getByRole("radio", { name: "Dark" }).check();
  assert.equal(await other.evaluate(() => document.documentElement.dataset.theme), "dark");

  const [kept] = await Promise.all([other.waitForEvent("download"), other.getByRole("link", { name: "Download it all" }).click()]);
  assert.match(readFileSync(await kept.path(), "utf8"), /Dorothy/);
  await other.getByRole("button", { name: "Delete me" }).click();
  await other.getByRole("button", { name: "Delete for good" }).click();
  await other.getByRole("heading", { name: "What shall we play?" }).waitFor();
  await other.getByRole("link", { name: "Guest" }).waitFor();
  await other.context().close();
  await page.context().close();
});

test("a way for notices is added, tried and removed, each with what became of it", async () => {
  const page = await anna("me");
  await page.getByRole("button", { name: "Webhook" }).click();
  await page.getByRole("textbox", { name: "Webhook" }).fill("https://hooks.invalid/here");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByText("hooks.invalid").waitFor();
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByText("hooks.invalid").waitFor({ state: "detached" });
  await page.context().close();
});

for (const theme of ["light", "dark"] as const) {
  for (const [name, device] of [
    ["a desk", DESK],
    ["a phone", PHONE],
  ] as const) {
    test(`axe finds nothing serious on any page at ${name} in the ${theme}`, async () => {
      const page = await anna("", device, theme, theme === "light" ? "ru" : "en");
      const found: string[] = [];
      for (const path of ["", "new/mastery", "new/castlecraft", `m/${played.id}?step=9`, "rules/academy#AC-9.4", "content/academy", "about", "me", "restore#x"]) {
        await page.goto(stage.server.address + path);
        await page.waitForSelector("h1");
        await page.waitForLoadState("networkidle").catch(() => undefined); // a page that polls is never idle for long
        found.push(...(await serious(page)).map((each) => `${path || "home"}: ${each}`));
      }

      assert.deepEqual(found, []);
      await page.context().close();
    });
  }
}

test("behind a path prefix the page works, and its files are kept for a time without a server", async () => {
  const games = new Stage("/games");
  await games.open();
  try {
    const page = await games.person();
    await page.goto(`${games.server.address}rules/majesty#MJ-1.4`);
    await page.locator('[id="MJ-1.4"]').waitFor();
    const scope = await page.evaluate(async () => {
      const worker = await navigator.serviceWorker.register("sw.js");
      await navigator.serviceWorker.ready;
      return worker.scope;
    });
    assert.equal(scope, games.server.address);
    await page.reload();
    await page.locator('[id="MJ-1.4"]').waitFor();
    await page.context().setOffline(true);
    await page.goto(`${games.server.address}rules/majesty`);
    await page.waitForSelector("h1");

    assert.deepEqual(games.complaints.filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED')), []);
  } finally {
    await games.close();
  }
});

test("no page complained, and none asked an outside host", () => {
  assert.deepEqual(stage.complaints, []);
});
