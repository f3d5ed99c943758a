/** The board of Majesty as a person uses it: only what is lit is clicked, on a desk and on a phone, to the end of the scoring. */

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import type { Page } from "playwright-core";

import { opened } from "./playing.ts";
import { DESK, PHONE, Stage } from "./stage.ts";

const MOST = 60; // choices of one player
const stage = new Stage();

before(async () => {
  await stage.open();
});
after(async () => {
  await stage.close();
});

/** What is drawn inside an svg but is no drawing, and words that are missing. */
async function faults(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const board = document.querySelector(".board") ?? document.body;
    const strays = [...board.querySelectorAll("svg *")].filter((each) => each.namespaceURI !== "http://www.w3.org/2000/svg");
    const shapes = ["path", "rect", "circle", "ellipse", "g", "text"].flatMap((tag) => [...board.getElementsByTagName(tag)]);
    const lost = shapes.filter((each) => each.namespaceURI !== "http://www.w3.org/2000/svg");
    return [...[...strays, ...lost].map((each) => each.tagName), ...(document.body.textContent.match(/⟦[^⟧]*⟧/g) ?? [])];
  });
}

/** Clicks something lit on the board: a building, else a card, else the exchange; a choice that waits is confirmed. */
async function clicked(page: Page): Promise<boolean> {
  for (const lit of [".strip .confirm", ".board [data-building]", ".strip .go:not(:disabled)", ".board [data-slot]"]) {
    const found = page.locator(lit);
    if ((await found.count()) > 0) {
      await found.last().click();
      return true;
    }
  }
  return false;
}

for (const [name, device, sides] of [
  ["a desk", DESK, "B"],
  ["a phone", PHONE, "ABABABAB"],
] as const) {
  test(`a match is played on ${name} by what is lit on the board alone`, async () => {
    const page = await stage.person(device);
    const seats = [{ kind: "me" }, { kind: "bot", bot: "page" }];
    const table = await opened(page, stage.server.address, { game: "majesty", options: { seats: 2, sides }, seats });
    await page.goto(`${stage.server.address}t/${table.id}`);
    await page.locator(".board [data-slot]").first().waitFor();
    assert.deepEqual(await faults(page), []);

    let made = 0;
    while (made < MOST && (await page.locator(".board [role=table]").count()) === 0) {
      if (await clicked(page)) {
        made += 1;
      }
      await page.waitForTimeout(20);
    }

    assert.equal(await page.locator(".board [role=table]").count(), 1);
    assert.deepEqual(await faults(page), []);
    assert.deepEqual(stage.complaints, []);
    await page.context().close();
  });
}
