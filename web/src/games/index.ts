/** The drawings there are, loaded when a table needs them; a game without one is shown by the plain picture. */

import type { Drawing } from "../board/contract.ts";

export const BOARDS: Readonly<Record<string, () => Promise<Drawing>>> = {
  academy: () => import("./academy/index.ts"),
  castlecraft: () => import("./castlecraft/index.ts"),
  majesty: () => import("./majesty/index.ts"),
  mastery: () => import("./mastery/index.ts"),
  reliquium: () => import("./reliquium/index.ts"),
};
