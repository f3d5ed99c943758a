/** What the log tells in place of every step: a turn in a sentence or two, with its gains; the scoring row by row. */

import type { Told } from "../../board/contract.ts";

const ROWS = ["scored_wounded", "scored_variety", "scored_majority"];
const TURNS = ["hired", "recovered", "bargained", "earned"]; // sentences that gains of whose turn it is belong to

function nameOf(told: Told): string {
  return typeof told.event === "string" ? told.event : "";
}

function number(told: Told, field: string): number {
  const value = told[field];
  return typeof value === "number" ? value : 0;
}

/** The sentence of this turn, changed; a sentence of its own where the gain stands alone. */
function main(found: Told[], told: Told, change: Told): void {
  const at = found.findLastIndex((each) => TURNS.includes(nameOf(each)) && each.seat === told.seat);
  const known = found[at];
  if (known) {
    found[at] = { ...known, ...change };
  } else {
    found.push({ event: "earned", seat: told.seat ?? -1, building: told.building ?? "none", points: 0, workers: 0, over: 0, bonus: 0, ...change });
  }
}

/** The turn that a gain belongs to has more of it. */
function gained(found: Told[], told: Told): void {
  const at = found.findLast((each) => TURNS.includes(nameOf(each)) && each.seat === told.seat);
  const sum = (field: string) => (at ? number(at, field) : 0) + number(told, field);
  main(found, told, { points: sum("points"), workers: sum("workers"), ...(typeof told.clause === "string" && at?.deed !== "attack" ? { clause: told.clause } : {}) });
}

/** What all others get for a card of theirs: those with the same in one sentence. */
function shared(found: Told[], told: Told): void {
  const last = found.at(-1);
  if (last?.event === "shared" && last.points === told.points && last.workers === told.workers && Array.isArray(last.targets)) {
    found[found.length - 1] = { ...last, targets: [...last.targets, number(told, "seat")] };
  } else {
    found.push({ ...told, event: "shared", targets: [number(told, "seat")] });
  }
}

/** A row of the scoring: whoever comes to the same stands together. */
function counted(found: Told[], told: Told): void {
  const row = told.event === "scored_majority" ? "majority" : told.event === "scored_wounded" ? "wounded" : "variety";
  const points = number(told, "points");
  const whose = { row, building: told.building ?? "none", points, sign: points < 0 ? "minus" : points > 0 ? "plus" : "none" };
  const same = (each: Told) => each.row === row && each.building === whose.building;
  const at = found.findIndex((each) => same(each) && each.points === points);
  const known = found[at];
  if (known && Array.isArray(known.targets)) {
    found[at] = { ...known, targets: [...known.targets, number(told, "seat")] };
    return;
  }
  const before = found.findLastIndex(same);
  const last = found[before];
  if (last) {
    found[before] = { ...last, last: "no" };
  }
  found.push({ ...(last ? { event: "counted_more" } : { event: "counted" }), ...whose, targets: [number(told, "seat")], last: "yes", clause: row === "wounded" ? "MJ-9.1" : row === "variety" ? "MJ-9.2" : told.building === "infirmary" ? "MJ-9.4" : "MJ-9.3" });
}

function ranked(totals: readonly Told[]): Told[] {
  const sorted = [...totals].sort((one, other) => number(one, "rank") - number(other, "rank"));
  return sorted.map((each, at) => ({ ...each, ...(at > 0 ? { event: "ranked_next" } : { event: "ranked" }), last: at === sorted.length - 1 ? "yes" : "no", clause: "MJ-9.5" }));
}

export function digest(events: readonly Told[]): readonly Told[] {
  const found: Told[] = [];
  let turn = -1; // whose it is
  for (const told of events) {
    const seat = number(told, "seat");
    if (told.event === "took") {
      turn = seat;
      found.push({ event: "hired", seat, role: told.role ?? "none", paid: number(told, "slot"), points: 0, workers: number(told, "workers"), deed: "none", healed: "none", over: 0, bonus: 0, clause: "MJ-2.3" });
    } else if (told.event === "attacked") {
      main(found, told, { deed: "attack", clause: "MJ-5.3" });
      found.push({ event: "raided", seat, target: told.target ?? -1, success: told.success ?? 0, card: "none", building: "none", variety: 0, clause: "MJ-5.3" });
    } else if (told.event === "wounded" && found.at(-1)?.event === "raided") {
      found[found.length - 1] = { ...found.at(-1), card: told.card ?? "none", building: told.building ?? "none", variety: told.variety ?? 0 };
    } else if (told.event === "healed" && found.some((each) => each.event === "hired")) {
      main(found, told, { healed: told.card ?? "none" });
    } else if (told.event === "healed") {
      turn = seat;
      found.push({ event: "recovered", seat, card: told.card ?? "none", building: told.building ?? "none", points: 0, workers: 0, over: 0, bonus: 0, clause: "MJ-5.7" });
    } else if (told.event === "traded") {
      turn = seat;
      found.push({ ...told, event: "bargained", points: 0, workers: 0, over: 0, bonus: 0, clause: "MJ-4.10" });
    } else if (told.event === "overflowed") {
      main(found, told, { over: told.workers ?? 0, bonus: told.points ?? 0 });
    } else if (told.event === "gained") {
      turn = turn < 0 ? seat : turn;
      (seat === turn ? gained : shared)(found, told);
    } else if (ROWS.includes(nameOf(told))) {
      counted(found, told);
    } else if (told.event !== "totalled" && told.event !== "placed") {
      found.push(told);
    }
  }
  return [...found, ...ranked(events.filter((told) => told.event === "totalled"))];
}
