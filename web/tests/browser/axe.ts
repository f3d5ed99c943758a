/** What axe-core finds serious on a page: for those who listen, who use keys, and who see little contrast. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Page } from "playwright-core";

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}
interface Axe {
  run(options: object): Promise<{ violations: Finding[] }>;
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const SHOWN = 6; // places of one finding

/** What is serious or critical, one line each place; `rules` may be named, else all are asked. */
export async function serious(page: Page, rules: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(`${AXE}; undefined`);
  }
  const found = await page.evaluate(async (only) => {
    const options = { resultTypes: ["violations"], ...(only.length > 0 ? { runOnly: { type: "rule", values: only } } : {}) };
    return (await (window as unknown as { axe: Axe }).axe.run(options)).violations.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(({ html }) => ({ html })) }));
  }, rules);
  return found
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.slice(0, SHOWN).map(({ html }) => `${id}: ${html.slice(0, 200)}${nodes.length > SHOWN ? ` (${nodes.length} places)` : ""}`));
}
