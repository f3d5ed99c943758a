/** What is done with a castle or a set-up that is drawn: a table against bots, a file; what went wrong meanwhile. */

import { router } from "../../../app/router.svelte.ts";
import * as ask from "../../../pages/ask.ts";
import { saidOf } from "../../../pages/parts/trouble.ts";

/** A table of Castle Craft with these options, against so many bots, is opened and gone to. */
export async function played(options: Readonly<Record<string, unknown>>, bots = 1): Promise<void> {
  const seats = [{ kind: "me" as const, bot: "" }, ...Array.from({ length: bots }, () => ({ kind: "bot" as const, bot: "squire" }))];
  const table = await ask.open({ game: "castlecraft", options, seats, pace: "none", move_ms: 0, reserve_ms: 0, public: false, hints: true, rated: false, open_after: true, name: "" } as Parameters<typeof ask.open>[0]);
  router.go(`t/${table.id}`);
}

export function downloaded(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export class Deeds {
  busy = $state(false);
  trouble = $state("");

  async do(work: () => Promise<void>): Promise<void> {
    [this.busy, this.trouble] = [true, ""];
    try {
      await work();
    } catch (error) {
      this.trouble = saidOf(error);
    }
    this.busy = false;
  }
}
