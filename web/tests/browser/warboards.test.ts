/** Short matches of Mastery and Reliquium by clicking lit pieces: one person at a desk, the other with a phone. */

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { opened, played } from "./playing.ts";
import { DESK, PHONE, Stage } from "./stage.ts";

const stage = new Stage();
const MATCHES = [
  { game: "mastery", options: { seats: 2, skirmish: true, round_limit: 3 } },
  { game: "reliquium", options: { seats: 2, round_limit: 1 } },
];

before(async () => {
  await stage.open();
});
after(async () => {
  await stage.close();
});

for (const { game, options } of MATCHES) {
  test(`${game} is played to its end at a desk and on a phone`, async () => {
    const [host, guest] = [await stage.person(DESK), await stage.person(PHONE, "ru")];
    const table = await opened(host, stage.server.address, { game, options, seats: [{ kind: "me" }, { kind: "open" }], public: true, name: "Two roads" });
    await host.goto(`${stage.server.address}t/${table.id}`);
    await guest.goto(`${stage.server.address}t/${table.id}`);
    await guest.getByRole("checkbox").first().check(); // unusual options are agreed to before one sits down
    await guest.getByRole("button", { name: /Sit down here|Сесть здесь/ }).first().click();
    await Promise.all([host, guest].map((page) => page.locator(".board").waitFor()));
    const made = await played([host, guest], 11, undefined, [guest]);
    assert.ok(made > 5);
    assert.deepEqual(stage.complaints, []);
    await Promise.all([host, guest].map((page) => page.context().close()));
  });
}
