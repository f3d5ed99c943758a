/** The boxes on the shelf: who plays, how long, how hard, and what is on the cover. */

import type { Component } from "svelte";

import Academy from "./Academy.svelte";
import Castlecraft from "./Castlecraft.svelte";
import Majesty from "./Majesty.svelte";
import Mastery from "./Mastery.svelte";
import Reliquium from "./Reliquium.svelte";

export interface Book {
  readonly art: Component;
  readonly ground: string; // the cloth of the cover, the same in both lights
  readonly gilt: string; // its frame
  readonly size: number; // of a title of one line
  readonly players: readonly [number, number];
  readonly minutes: readonly [number, number];
  readonly weight: 1 | 2 | 3;
}

/** In the order of the shelf. */
export const BOOKS: Readonly<Record<string, Book>> = {
  majesty: { art: Majesty, ground: "#4A2F6B", gilt: "#F0CF78", size: 34, players: [2, 4], minutes: [20, 30], weight: 1 },
  academy: { art: Academy, ground: "#173A72", gilt: "#E7C468", size: 28, players: [2, 5], minutes: [30, 30], weight: 1 },
  mastery: { art: Mastery, ground: "#7E2318", gilt: "#E7C468", size: 28, players: [2, 6], minutes: [45, 60], weight: 2 },
  castlecraft: { art: Castlecraft, ground: "#5A4A2C", gilt: "#E2C68A", size: 29, players: [2, 3], minutes: [20, 40], weight: 3 },
  reliquium: { art: Reliquium, ground: "#1F3B37", gilt: "#E7C468", size: 30, players: [2, 4], minutes: [40, 80], weight: 3 },
};

export const GAMES: readonly string[] = Object.keys(BOOKS);
