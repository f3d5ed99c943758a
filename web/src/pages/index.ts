/** The pages there are, each loaded when its address is opened. */

import type { Component } from "svelte";

import type { PageName, Route } from "../app/routes.ts";

export type Page = Component<{ route: Route }>;

export const PAGES: Readonly<Record<PageName, () => Promise<{ default: Page }>>> = {
  home: () => import("./Home.svelte"),
  new: () => import("./NewTable.svelte"),
  table: () => import("./TablePage.svelte"),
  match: () => import("./Replay.svelte"),
  rules: () => import("./Rules.svelte"),
  content: () => import("./Content.svelte"),
  about: () => import("./About.svelte"),
  me: () => import("./Me.svelte"),
  person: () => import("./Person.svelte"),
  castles: () => import("./Castles.svelte"),
  restore: () => import("./Restore.svelte"),
  missing: () => import("./Missing.svelte"),
};
