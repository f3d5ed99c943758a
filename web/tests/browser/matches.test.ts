/** A whole match of every game by clicks, two people at two pages, disturbed: a reload, a cut of the line, a restart of the server, a spectator. */

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { BOARD, played, seated } from "./playing.ts";
import { Stage } from "./stage.ts";

const GAMES = (process.env.GAMES ?? "majesty,academy,mastery,castlecraft,reliquium").split(",");
const CUT = Number(process.env.CUT ?? 3000); // milliseconds without a network
const WHOLE = process.env.WHOLE !== undefined; // the printed length; otherwise long games end after some rounds
const SHORT: Readonly<Record<string, object>> = { mastery: { round_limit: 4 }, reliquium: { round_limit: 2 }, castlecraft: { round_cap: 2 } };
const LONG: Readonly<Record<string, object>> = { castlecraft: { round_cap: 60, quiet_cap: 12 } }; // as programs play: by chance alone nobody conquers in 200 rounds
const stage = new Stage();

before(async () => {
  await stage.open();
});
after(async () => {
  await stage.close();
});

for (const game of GAMES) {
  test(`${game} is played to its end through every disturbance`, async () => {
    const { table, pages } = await seated(stage, game, (WHOLE ? LONG : SHORT)[game] ?? {});
    const [host, guest] = pages;
    const spectator = await stage.person();
    await spectator.goto(`${stage.server.address}t/${table.id}`);
    await spectator.locator(BOARD).waitFor();

    const made = await played(pages, 7, async (count) => {
      if (count === 5) {
        await host.reload();
        await host.locator(BOARD).waitFor();
      } else if (count === 9) {
        await guest.context().setOffline(true);
        await guest.waitForTimeout(CUT);
        await guest.context().setOffline(false);
        await guest.locator(".dot:not(.off)").first().waitFor();
      } else if (count === 13) {
        await stage.server.stop();
        await host.locator(".band").waitFor();
        await stage.server.start();
        await host.locator(".band").waitFor({ state: "detached" });
        await guest.locator(".band").waitFor({ state: "detached" });
      }
    });

    assert.ok(made > 13);
    const [one, two, three] = await Promise.all([...pages, spectator].map((page) => page.locator(".places").innerText()));
    assert.equal(one, two);
    assert.equal(one, three);
    assert.deepEqual(stage.complaints, []);
    await Promise.all([...pages, spectator].map((page) => page.context().close()));
  });
}
