/** The pages there are, each loaded when its address is opened. */

import type { Component } from "svelte";

import type { PageName, Route } from "../app/routes.ts";

export type Page = Component<{ route: Route }>;

export const PAGES: Readonly<Partial<Record<PageName, () => Promise<{ default: Page }>>>> = {};
