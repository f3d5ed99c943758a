/** Axe at tables of every game, when I choose, when I wait and when it is over: on a desk and on a phone, in both lights. */

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { serious } from "./axe.ts";
import { DESK, listed, PHONE, Stage } from "./stage.ts";

const STATES = /^[a-z]+-(choice|waiting|final)$/;
const WHOLE = process.env.WHOLE !== undefined; // every state there is
const GAMES = process.env.GAMES?.split(",") ?? [];
const stage = new Stage();

before(async () => {
  await stage.open();
});
after(async () => {
  await stage.close();
});

test("axe finds nothing serious at any table", async (tables) => {
  const names = (await listed(GAMES)).filter((name) => WHOLE || STATES.test(name));
  for (const laid of await stage.server.lay(names, "ru")) {
    await tables.test(laid.name, async () => {
      const found: string[] = [];
      for (const [device, size] of [["desk", DESK], ["phone", PHONE]] as const) {
        const page = await stage.seated(laid, { ...size, colorScheme: "light" }, "ru");
        found.push(...(await serious(page)).map((each) => `${device}, light: ${each}`));
        await page.emulateMedia({ colorScheme: "dark" });
        found.push(...(await serious(page, ["color-contrast"])).map((each) => `${device}, dark: ${each}`));
        await page.context().close();
      }
      assert.deepEqual(found, []);
    });
  }
  assert.deepEqual(stage.complaints, []);
});
