/** What lies in the place below the boards: the hand, the pack, the ledger, or what a question of a variant is about. */

import type { AcademyPicture } from "../../wire/academy.ts";
import type { Question } from "../../wire/messages.ts";

export type Slot = "hand" | "draft" | "bet" | "ledger" | "codex" | "take" | "exchange" | "split" | "choose" | "assign" | "final";

const ASKED: Readonly<Record<string, Slot>> = {
  bet: "bet",
  split: "split",
  choose: "choose",
  assign: "assign",
  peek: "codex",
  take: "take",
  target: "exchange",
  give: "exchange",
  claim: "exchange",
  claim_one: "exchange",
};
const COUNTING = new Set(["score", "reset", "sword"]);

/** `look`: somebody's things were asked to be seen; the ledger shows everybody's. */
export function slotOf(picture: AcademyPicture, viewer: number, question: Question | null, look = -1): Slot {
  if (picture.over) {
    return "final";
  }
  const asked = question && ASKED[question.prompt];
  if (asked) {
    return asked;
  }
  const me = picture.seats.find((seat) => seat.seat === viewer);
  if (!me || COUNTING.has(picture.phase) || (look >= 0 && !question)) {
    return "ledger";
  }
  if (me.piles.length) {
    return "choose";
  }
  if (me.cards.length) {
    const open = picture.seats.every((seat) => seat.cards.every((card) => "card" in card));
    return open ? "assign" : "split";
  }
  const pack = picture.squires.some((squire) => squire.seat === viewer && squire.pack.length > 0);
  return pack ? "draft" : "hand";
}
