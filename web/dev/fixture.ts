/** What tools/pictures_fixture.py writes. */

import type { Scene } from "../src/wire/common.ts";
import type { Snapshot } from "../src/wire/messages.ts";
import type { TableInfo } from "../src/wire/server.ts";

export interface Fixture {
  readonly game: string;
  readonly scene: Scene;
  readonly table: TableInfo;
  readonly moments: readonly Snapshot[];
}
