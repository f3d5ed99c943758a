/** What the log tells in place of every step: a card and where it led in one sentence, a board that is scored in another. */

import type { Told } from "../../board/contract.ts";

const CHOSEN = "sword_"; // cards that their player sends to either of two boards

function number(told: Told, field: string): number {
  const value = told[field];
  return typeof value === "number" ? value : 0;
}

function text(told: Told, field: string): string {
  const value = told[field];
  return typeof value === "string" ? value : "";
}

/** A marker went: with the card that was played, or by a step of a bonus. */
function moved(found: Told[], told: Told): void {
  const played = found.at(-1);
  const [steps, progress] = [number(told, "steps"), number(told, "progress")];
  const way = { seat: told.seat ?? -1, squire: told.squire ?? "none", board: told.board ?? "none", from: progress - steps, progress, steps, below: told.below ?? 0 };
  if (played?.event === "played" && played.squire === told.squire) {
    const card = text(played, "card");
    const lost = steps < 0 ? 0 : Number(/\d+$/.exec(card)?.[0] ?? steps) - steps; // at the end of the King's track
    found[found.length - 1] = { event: "advanced", ...way, card, sword: card.startsWith(CHOSEN) ? "yes" : "no", lost: Math.max(0, lost), clause: lost > 0 ? "AC-6.5" : card.startsWith(CHOSEN) ? "AC-5.4" : "AC-5.3" };
  } else {
    found.push({ event: "stepped", ...way, clause: "AC-8.3" });
  }
}

/** Who is named on a board that is scored: coats, places. */
function listed(found: Told[], event: Told, kind: { event: string }, more: { event: string }): void {
  const before = found.at(-1);
  const told = { ...event, sign: number(event, "points") > 0 ? "plus" : "none" };
  if (before?.event === "scored") {
    found[found.length - 1] = { ...told, ...kind, board: before.board ?? "none", last: "yes" };
  } else if (before && (before.event === kind.event || before.event === more.event)) {
    found[found.length - 1] = { ...before, last: "no" };
    found.push({ ...told, ...more, board: before.board ?? "none", last: "yes" });
  } else {
    found.push(event);
  }
}

/** Boards that are cleared alike stand together. */
function cleared(found: Told[], told: Told): void {
  const last = found.at(-1);
  if (last?.event === "emptied" && last.soft === told.soft && Array.isArray(last.boards)) {
    found[found.length - 1] = { ...last, boards: [...last.boards, told.board ?? "none"] };
  } else {
    found.push({ event: "emptied", boards: [told.board ?? "none"], soft: told.soft ?? 0 });
  }
}

/** What everybody came to, whoever won first. */
function totals(all: readonly Told[]): Told[] {
  const sorted = [...all].sort((one, other) => number(one, "rank") - number(other, "rank"));
  return sorted.map((each, at) => ({ ...each, ...(at > 0 ? { event: "knighted_next" } : { event: "knighted" }), last: at === sorted.length - 1 ? "yes" : "no" }));
}

/** Whether nothing is told that somebody does not know anyway: a card out of sight was dealt or kept. */
function idle(told: Told): boolean {
  const cards = told.event === "dealt" ? told.cards : told.event === "kept" ? [told.card] : [];
  return Array.isArray(cards) && cards.length > 0 && cards.every((card) => card === "hidden" || card === null || card === undefined);
}

export function digest(events: readonly Told[]): readonly Told[] {
  const found: Told[] = [];
  for (const told of events) {
    const last = found.at(-1);
    if (told.event === "played" && last?.event === "turned" && last.card === told.card) {
      found[found.length - 1] = told; // the neutral squire plays what was turned up for it
    } else if (told.event === "moved") {
      moved(found, told);
    } else if (told.event === "awarded") {
      listed(found, told, { event: "honoured" }, { event: "honoured_next" });
    } else if (told.event === "placed") {
      listed(found, told, { event: "ranked" }, { event: "ranked_next" });
    } else if (told.event === "cleared") {
      cleared(found, told);
    } else if (told.event !== "totalled" && !idle(told)) {
      found.push(told);
    }
  }
  return [...found, ...totals(events.filter((told) => told.event === "totalled"))];
}
