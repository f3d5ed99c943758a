/** What signs of a plan and faults are called; columns have letters, as on the field. */

import type { CastleFix, CastleFlaw } from "../../../wire/server.ts";
import { letter } from "../../../words/places.ts";
import type { Speaker } from "../../../words/speaker.ts";
import type { Blueprint } from "../blueprint.ts";

export { letter };

const CELLS: Readonly<Record<string, string>> = { " ": "empty", ".": "floor", "#": "masonry", s: "stairs", h: "hatch", q: "square", Q: "square", o: "round", O: "round" };
const EDGES: Readonly<Record<string, string>> = { " ": "open", "-": "wall", "|": "wall", "=": "battlement", "!": "battlement", D: "door", G: "gate", A: "arch" };

export function signKey(sign: string, edge: boolean): string {
  return (edge ? EDGES[sign] : CELLS[sign]) ?? "empty";
}

/** A fault in few words. */
export function titleOf(flaw: CastleFlaw, speaker: Speaker): string {
  const key = `editor-flaw-${flaw.key}`;
  return speaker.say(speaker.has(key) ? key : flaw.warns ? "editor-flaw-warns" : "editor-flaw");
}

/** Where a fault lies: the tower, if it is one, floor and cell; nothing, or what stands there and what comes after it. */
export function whereOf(flaw: CastleFlaw, speaker: Speaker, castle: Blueprint, after = ""): string {
  const found = placeOf(flaw, speaker, castle);
  return found && found + after;
}

function placeOf(flaw: CastleFlaw, speaker: Speaker, castle: Blueprint): string {
  if (flaw.x < 0) return flaw.z >= 0 ? speaker.say("board-floor", { floor: flaw.z }) : "";
  const place = speaker.say("editor-place", { floor: flaw.z, letter: letter(flaw.x, speaker.lang), number: flaw.y + 1 });
  const tower = castle.towers.find(({ at: [x = 0, y = 0, z = 0] }) => z === flaw.z && Math.abs(x - flaw.x) <= 1 && Math.abs(y - flaw.y) <= 1);
  return tower ? `${speaker.lang === "ru" ? tower.name_ru : tower.name_en}, ${place.slice(0, 1).toLowerCase()}${place.slice(1)}` : place;
}

/** What the button says that mends it, on a phone in one word. */
export function fixKey(fix: CastleFix, short = false): string {
  if (fix.do !== "put") return short && fix.do === "tower" ? "editor-fix-tower-short" : `editor-fix-${fix.do}`;
  if (short && (fix.sign === "=" || fix.sign === "!")) return "editor-fix-close";
  return fix.sign === " " ? "editor-fix-clear" : fix.sign === "=" || fix.sign === "!" ? "editor-fix-battlement" : fix.sign === "-" || fix.sign === "|" ? "editor-fix-wall" : "editor-fix-put";
}
