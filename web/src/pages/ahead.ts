/** What a table needs, fetched while the server opens it; what fails here is fetched again when the table is drawn, and says so then. */

import { words } from "../app/words.svelte.ts";
import { BOARDS } from "../games/index.ts";
import { PAGES } from "./index.ts";

export function ahead(game: string): void {
  void Promise.allSettled([PAGES.table(), BOARDS[game]?.(), words.load(game)]);
}
