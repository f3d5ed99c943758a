/** Takes pictures of fixtures: node dev/shots.js FOLDER FIXTURE:MOMENT… [--view table] [--sizes 1440x900,390x844] [--looks ru-light,en-dark] [--do "js"]. */

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";

import chromium from "@sparticuz/chromium";
import { chromium as browser } from "playwright-core";
import { createServer } from "vite";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    view: { type: "string", default: "board" },
    sizes: { type: "string", default: "1440x900,390x844" },
    looks: { type: "string", default: "ru-light,en-dark" },
    do: { type: "string", default: "" }, // run in the page before the picture, `choices` is there
  },
});
const [folder = "build/shots", ...moments] = positionals;
await mkdir(folder, { recursive: true });
const server = await createServer({ configFile: join(import.meta.dirname, "vite.config.ts"), logLevel: "error" });
await server.listen();
const address = server.resolvedUrls?.local[0] ?? "";
const running = await browser.launch({ executablePath: await chromium.executablePath(), args: chromium.args.filter((each) => each !== "--single-process"), headless: true });
for (const moment of moments) {
  const [fixture, at = "0"] = moment.split(":");
  for (const size of values.sizes.split(",")) {
    const [width, height] = size.split("x").map(Number);
    for (const look of values.looks.split(",")) {
      const [lang, theme] = look.split("-");
      const page = await running.newPage({ viewport: { width, height }, hasTouch: width < 700, isMobile: width < 700 });
      page.on("console", (message) => ["error", "warning"].includes(message.type()) && console.log(`${moment} ${look}: ${message.text()}`));
      page.on("pageerror", (error) => console.log(`${moment} ${look}: ${error.message}`));
      await page.goto(`${address}?fixture=${fixture}&moment=${at}&lang=${lang}&theme=${theme}&view=${values.view}`);
      await page.waitForSelector("main", { timeout: 60_000 });
      await page.evaluate(() => document.fonts.ready);
      if (values.do) {
        await page.evaluate(values.do);
      }
      await page.waitForTimeout(400);
      const file = join(folder, `${fixture}-${at}-${values.view}-${size}-${look}.png`);
      await page.screenshot({ path: file });
      console.log(file);
      await page.close();
    }
  }
}
await running.close();
await server.close();
