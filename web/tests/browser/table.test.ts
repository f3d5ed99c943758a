/** What people do at a table beside choosing: talk, take back, look back, resign, play again; and what the page shows of a lost line. */

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import type { TableInfo } from "../../src/wire/server.ts";
import { asked } from "./people.ts";
import { answered, dice, seated } from "./playing.ts";
import { Stage } from "./stage.ts";

const stage = new Stage();
const first = dice(3);

before(async () => {
  await stage.open();
});
after(async () => {
  await stage.close();
});

test("two people talk, take back, look back, resign and play again", async () => {
  const { table, pages } = await seated(stage, "majesty");
  const [host, guest] = pages;
  const mine = "[data-act]:not(:disabled)";
  const begins = (await host.locator(mine).count()) > 0 ? host : guest;
  const follows = begins === host ? guest : host;
  await begins.locator(mine).first().waitFor({ state: "attached" });

  await host.getByPlaceholder("Write at the table…").fill("Good luck!");
  await host.keyboard.press("Enter");
  await guest.getByRole("tab", { name: /Talk/ }).click();
  await guest.getByText("Good luck!").waitFor();

  await answered(begins, first);
  await follows.locator(mine).first().waitFor({ state: "attached" });
  await begins.getByRole("button", { name: "Ask to take back" }).click();
  await begins.getByRole("button", { name: "Yes" }).click();
  await follows.getByRole("button", { name: /Take it back/ }).click();
  await begins.locator(mine).first().waitFor({ state: "attached" });
  await begins.getByText("practice", { exact: true }).waitFor();

  await answered(begins, first);
  await follows.locator(mine).first().waitFor({ state: "attached" });
  await begins.getByRole("tab", { name: /Chronicle/ }).click();
  await begins.locator(".log .shield").first().click();
  await begins.getByText("You are looking back").waitFor();
  await answered(follows, first);
  await begins.getByText(/new moves/).waitFor();
  await begins.getByRole("button", { name: "To the present" }).click();

  await follows.getByRole("button", { name: "Menu" }).click();
  await follows.getByRole("button", { name: "Resign" }).click();
  await follows.getByRole("button", { name: "Yes" }).click();
  await begins.getByText("The match is over").waitFor();
  await begins.getByRole("button", { name: "Rematch" }).click();
  await follows.getByRole("button", { name: "Rematch" }).click();
  await begins.getByRole("link", { name: "To the rematch" }).click();
  await begins.locator("[role=region].board").waitFor();
  const [before, next] = await Promise.all([table.id, begins.url().slice(-10)].map((id) => asked<TableInfo>(begins, "GET", `api/tables/${id}`)));
  assert.deepEqual(next?.seats.map((seat) => Boolean(seat.mine)), before?.seats.map((seat) => !seat.mine), "seats are rotated");

  assert.deepEqual(stage.complaints, []);
});

test("a table that does not exist says so, and nothing is tried again", async () => {
  const page = await stage.person();
  await page.goto(`${stage.server.address}t/22222yyyyy`);
  await page.getByRole("alert").waitFor();

  assert.deepEqual(stage.complaints, []);
});

test("a choice made without a line is kept over a reload and sent when the line is back", async () => {
  const { pages } = await seated(stage, "majesty");
  const [host, guest] = pages;
  await host.waitForFunction(() => document.querySelector("[data-act]:not(:disabled)") !== null || document.querySelector(".quiet") !== null);
  const mine = (await host.locator("[data-act]:not(:disabled)").count()) > 0 ? host : guest;
  const other = mine === host ? guest : host;
  await mine.evaluate(() => {
    WebSocket.prototype.send = () => undefined; // the line is there, but nothing goes out on it
  });
  await answered(mine, first);
  await mine.locator(".rubric.sent").waitFor();
  await mine.reload();

  await other.locator("[data-act]:not(:disabled)").first().waitFor({ state: "attached" });
  assert.deepEqual(stage.complaints, []);
});
