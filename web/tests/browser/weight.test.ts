/** What a first visit costs, from the address to the table where the first decision is made: bytes over the wire, and nothing that jumps. */

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import type { Page } from "playwright-core";

import { DESK, listed, PHONE, Stage } from "./stage.ts";

const MOST = 350_000; // bytes
const STILL = 0.02; // cumulative layout shift that no eye sees
const GAMES = ["majesty", "academy", "mastery", "reliquium", "castlecraft"];
const stage = new Stage();

before(async () => {
  await stage.open();
});
after(async () => {
  await stage.close();
});

/** Counts every byte that comes in; what is given tells how many so far. */
async function counting(page: Page): Promise<() => number> {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  let bytes = 0;
  line.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  line.on("Network.webSocketFrameReceived", ({ response }) => {
    bytes += response.payloadData.length;
  });
  return () => bytes;
}

for (const game of GAMES) {
  test(`${game}: at most ${MOST / 1000} kB until the table stands and somebody is asked`, async () => {
    const page = await stage.person(DESK, "ru");
    const bytes = await counting(page);
    await page.goto(stage.server.address);
    await page.locator("h1").waitFor();
    await page.evaluate(async (key) => {
      const answer = await fetch("api/quick", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ game: key, level: "page", seats: 0 }) });
      history.pushState(null, "", `t/${((await answer.json()) as { id: string }).id}`);
      dispatchEvent(new PopStateEvent("popstate"));
    }, game);
    await page.locator("[role=region].board").waitFor();
    await page.locator("[data-now=asked], [data-now=waiting]").waitFor(); // who begins is drawn by lot; others' moves come as they are made
    await page.evaluate(() => document.fonts.ready);

    assert.ok(bytes() > 50_000 && bytes() <= MOST, `${bytes()} bytes`);
    await page.context().close();
  });
}

test("nothing jumps when a board loads", async (boards) => {
  const names = (await listed([])).filter((name) => name.endsWith("-choice"));
  for (const laid of await stage.server.lay(names, "ru")) {
    for (const [device, size] of [["desk", DESK], ["phone", PHONE]] as const) {
      await boards.test(`${laid.name} on a ${device}`, async () => {
        const page = await stage.person(size, "ru");
        await page.addInitScript(() => {
          const shifts: string[] = [];
          Object.assign(window, { shifts, shifted: 0 });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as unknown as { value: number; sources: { node: Node | null }[] }[]) {
              (window as unknown as { shifted: number }).shifted += entry.value;
              shifts.push(...entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? ""))));
            }
          }).observe({ type: "layout-shift", buffered: true });
        });
        await page.context().addCookies([{ name: "quintain", value: laid.cookies[laid.viewer] ?? "", url: stage.server.address }]);
        await page.goto(`${stage.server.address}t/${laid.table}`);
        await page.locator("[data-now=asked]").waitFor();
        await page.evaluate(() => document.fonts.ready);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        const [shifted, shifts] = await page.evaluate(() => {
          const { shifted: sum, shifts: places } = window as unknown as { shifted: number; shifts: string[] };
          return [sum, places] as const;
        });

        assert.ok(shifted <= STILL, `${shifted}: ${shifts.join("\n")}`);
        await page.context().close();
      });
    }
  }
});

test("no page complained", () => {
  assert.deepEqual(stage.complaints, []);
});
