/** One castle on the table of the workshop: what is drawn, what the server says of it, what is saved. */

import * as ask from "../../../pages/ask.ts";
import type { CastleCheck, CastleFile, CastleFix } from "../../../wire/server.ts";
import { type Blueprint, blueprintOf, emptyFloor, put, signAt, withTower, written } from "../blueprint.ts";
import { begun, changed, type History, redone, undone } from "../history.ts";
import { type Brush, BRUSHES, painted } from "./brushes.ts";

const PAUSE = 120; // milliseconds without a stroke before the check is asked for
const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** An id for a castle file that no other castle is likely to have. */
export function freshId(): string {
  return `own_${[...crypto.getRandomValues(new Uint8Array(8))].map((byte) => LETTERS[byte % LETTERS.length]).join("")}`;
}

export function bare(names: readonly [string, string]): Blueprint {
  return { id: freshId(), name_en: names[0], name_ru: names[1], people: "humans", width: 11, depth: 5, floors: [emptyFloor(11, 5)], towers: [] };
}

export class Workshop {
  history = $state.raw<History<Blueprint>>(begun(bare(["Castle", "Замок"])));
  check = $state.raw<CastleCheck | null>(null);
  checking = $state(false);
  floor = $state(0);
  brush = $state.raw<Brush>(BRUSHES[1] ?? { key: "floor", sign: ".", on: "cells" });
  id = $state(""); // of the address; empty: not kept yet
  shared = $state(false);
  kept = $state(""); // the text as it was last kept
  pointed = $state(-1); // the fault that is shown
  readonly castle = $derived(this.history.now);
  pictured = $state.raw<Blueprint>(this.history.now); // as tabs and picture show it: one frame behind the plan
  readonly text = $derived(written(this.history.now));
  readonly dirty = $derived(written(this.history.now) !== this.kept);
  #stroke: Blueprint | null = null; // what was there before the stroke under way
  #wait: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  open(file: CastleFile | null, castle: Blueprint): void {
    this.history = begun(castle);
    this.pictured = castle;
    this.id = file?.mine ? file.id : "";
    this.shared = Boolean(file?.mine && file.shared);
    this.kept = file?.mine ? written(castle) : "";
    this.check = file?.check ?? null;
    this.floor = 0;
    this.pointed = -1;
    if (!file?.mine) this.later();
  }

  change(castle: Blueprint): void {
    const next = changed(this.history, castle);
    if (next !== this.history) {
      this.history = next;
      this.later();
    }
    this.floor = Math.min(this.floor, this.castle.floors.length - 1);
  }

  /** A stroke of the brush begins; all of it is one step back. */
  begin(): void {
    this.#stroke = this.castle;
  }

  paint(row: number, column: number): void {
    const next = put(this.castle, this.floor, row, column, painted(this.brush, signAt(this.castle, this.floor, row, column)));
    if (next === this.castle) return;
    this.history = this.#stroke ? { ...this.history, now: next } : changed(this.history, next);
  }

  end(): void {
    const before = this.#stroke;
    this.#stroke = null;
    if (before && before !== this.castle) {
      this.history = changed({ ...this.history, now: before }, this.castle);
      this.later();
    }
  }

  undo(): void {
    this.history = undone(this.history);
    this.floor = Math.min(this.floor, this.castle.floors.length - 1);
    this.later();
  }

  redo(): void {
    this.history = redone(this.history);
    this.later();
  }

  mend(fix: CastleFix, names: readonly [string, string]): void {
    const [z, row, column] = [fix.z ?? 0, fix.row ?? 0, fix.column ?? 0];
    if (fix.do === "put") this.change(put(this.castle, z, row, column, fix.sign ?? " "));
    else if (fix.do === "tower") this.change(withTower(this.castle, (column - 1) / 2, (row - 1) / 2, z, names));
    else this.change({ ...this.castle, towers: this.castle.towers.filter((_, at) => at !== (fix.index ?? 0)) });
    this.pointed = -1;
  }

  /** The engine's own check, asked for when the hand rests; an answer that came too late is dropped. */
  later(): void {
    clearTimeout(this.#wait);
    this.pointed = -1;
    this.checking = true;
    this.#wait = setTimeout(() => { void this.judge(); }, PAUSE);
  }

  async judge(): Promise<void> {
    this.#asked += 1;
    const mine = this.#asked;
    try {
      const found = await ask.checkCastle(this.text);
      if (mine === this.#asked) this.check = found;
    } catch {
      if (mine === this.#asked) this.check = null;
    } finally {
      if (mine === this.#asked) this.checking = false;
    }
  }

  async keep(): Promise<CastleFile> {
    const wish = { text: this.text, shared: this.shared };
    const file = this.id ? await ask.changeCastle(this.id, wish) : await ask.keepCastle(wish);
    this.id = file.id;
    this.kept = wish.text;
    return file;
  }

  /** What stands in a file, or null where it cannot be drawn; the faults are then shown. */
  async read(text: string): Promise<Blueprint | null> {
    const found = await ask.checkCastle(text);
    if (!found.plan) {
      this.check = found;
      return null;
    }
    return blueprintOf(found.plan);
  }
}
