/** The drawings there are, loaded when a table needs them; a game without one is shown by the plain picture. */

import type { Component } from "svelte";

import type { BoardProps } from "../board/contract.ts";

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- a board narrows scene and picture to its game's */
type Board = Component<BoardProps<any, any>>;

export const BOARDS: Readonly<Record<string, () => Promise<{ default: Board }>>> = {};
