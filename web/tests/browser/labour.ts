/** What the page itself works, in time of the processor: the same however busy the machine is with other things. */

import type { Page } from "playwright-core";

const LONG = 50; // milliseconds

export interface Labour {
  readonly long: number; // tasks over 50 milliseconds
  readonly longest: number; // milliseconds
}

interface Traced {
  readonly name?: string;
  readonly tdur?: number; // microseconds of its thread
}

/** The tasks of the browser while something is done. */
export async function labour<T>(page: Page, doing: () => Promise<T>): Promise<{ readonly done: T; readonly labour: Labour }> {
  const line = await page.context().newCDPSession(page);
  const tasks: number[] = [];
  line.on("Tracing.dataCollected", ({ value }) => {
    tasks.push(...(value as Traced[]).flatMap(({ name, tdur }) => (name === "RunTask" && tdur ? [tdur / 1000] : [])));
  });
  const told = new Promise((ended) => line.once("Tracing.tracingComplete", ended));
  await line.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: ["devtools.timeline", "disabled-by-default-devtools.timeline"] } });
  const done = await doing();
  await line.send("Tracing.end");
  await told;
  return { done, labour: { long: tasks.filter((each) => each > LONG).length, longest: tasks.reduce((most, each) => Math.max(most, each), 0) } };
}
