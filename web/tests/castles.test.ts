/** Castles on the page: the file is written as the terminal writes it, and steps back and forth lose nothing. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { type Blueprint, blueprintOf, emptyFloor, keepOf, mirrored, put, resized, withFloor, withoutTop, withTower, written } from "../src/games/castlecraft/blueprint.ts";
import { begun, changed, redone, undone } from "../src/games/castlecraft/history.ts";
import { isometry } from "../src/games/castlecraft/isometry.ts";

const BARE: Blueprint = { id: "own", name_en: 'The "Cliff"', name_ru: "Утёс", people: "humans", width: 7, depth: 4, floors: [emptyFloor(7, 4)], towers: [] };

/** Chance that is the same every time. */
function chance(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * most);
  };
}

function edited(castle: Blueprint, draw: (most: number) => number): Blueprint {
  const z = draw(castle.floors.length);
  const what = draw(20);
  if (what === 0) return withFloor(castle);
  if (what === 1) return withoutTop(castle);
  if (what === 2) return mirrored(castle);
  if (what === 3) return resized(castle, 4 + draw(6), 3 + draw(4));
  if (what === 4) return withTower(castle, draw(castle.width), draw(castle.depth), z, ["Tower", "Башня"]);
  const [row, column] = [draw(2 * castle.depth + 1), draw(2 * castle.width + 1)];
  const cells = [" ", ".", "#", "s", "h", "q", "o"];
  const edges = [" ", "-", "=", "D", "G", "A"];
  return put(castle, z, row, column, row % 2 && column % 2 ? (cells[draw(cells.length)] ?? ".") : (edges[draw(edges.length)] ?? "-"));
}

test("two hundred random edits, taken back and made again, give the same files byte for byte", () => {
  const draw = chance(27);
  let history = begun(BARE);
  const files = [written(BARE)];
  while (files.length <= 200) {
    const next = changed(history, edited(history.now, draw));
    if (next !== history) {
      history = next;
      files.push(written(history.now));
    }
  }
  for (const file of files.slice(0, -1).reverse()) {
    history = undone(history);
    assert.equal(written(history.now), file);
  }
  for (const file of files.slice(1)) {
    history = redone(history);
    assert.equal(written(history.now), file);
  }
});

test("no edge is ever left that touches nothing", () => {
  let castle = put(BARE, 0, 3, 3, ".");
  castle = put(castle, 0, 2, 3, "-");
  assert.equal(castle.floors[0]?.[2]?.[3], "-");
  castle = put(castle, 0, 3, 3, " ");
  assert.equal(castle.floors[0]?.[2]?.[3], " ");
  assert.equal(put(castle, 0, 2, 3, "-"), castle);
});

test("every castle that can be drawn has a picture without holes in its numbers", () => {
  const draw = chance(5);
  let castle = BARE;
  for (let step = 0; step < 300; step += 1) castle = edited(castle, draw);
  const view = isometry(keepOf(castle), 40, 9, "humans");
  assert.doesNotMatch(view.svg, /NaN|undefined|Infinity/);
  assert.ok(view.box.every(Number.isFinite));
});

test("a plan that came as data is written as it came", () => {
  const castle = put(put(BARE, 0, 3, 3, "."), 0, 2, 3, "G");
  const plan = { id: castle.id, name_en: castle.name_en, name_ru: castle.name_ru, people: castle.people, size: [7, 4], level: [{ z: 0, plan: castle.floors[0] }] };
  assert.equal(written(blueprintOf(plan)), written(castle));
});
