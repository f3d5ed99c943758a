/** The moves whose end is drawn on the boards: of the marked action, else of those that are left where boards are asked for. */

import type { Choices } from "../../board/contract.ts";
import type { AcademyFacts, Landing } from "../../wire/academy.ts";
import type { Act } from "../../wire/messages.ts";
import type { Ghost } from "./geometry.ts";

/** Whether a click on a board is the present step: a bonus, a bet, or where a sword goes. */
export function asksForBoard(choices: Choices | null): boolean {
  const prompt = choices?.question?.prompt;
  if (!choices || prompt === undefined) {
    return false;
  }
  return prompt === "advance" || prompt === "bet" || prompt === "sword" || (prompt === "play" && "card" in choices.picked);
}

/** Ghosts of the actions to look at, for the squire that is asked. */
export function ghostsOf(choices: Choices | null, own: string | null): Ghost[] {
  if (!choices?.question) {
    return [];
  }
  const shown = choices.marked ?? choices.chosen;
  const all = choices.question.prompt !== "bet" && asksForBoard(choices);
  const acts = shown && !all ? [shown] : all ? choices.left : [];
  return acts.flatMap((act) => ghosts(act, own));
}

function ghosts(act: Act, own: string | null): Ghost[] {
  const facts = act.facts as AcademyFacts;
  const squire = facts.squire ?? own;
  if (squire === null) {
    return [];
  }
  if (facts.landings) {
    return facts.landings.flatMap((landing) => landed(landing, squire));
  }
  const board = act.args.board;
  const { start, progress, below } = facts;
  if (typeof board !== "string" || start === undefined || progress === undefined || below === undefined || start === progress) {
    return [];
  }
  return [{ squire, board, start, progress, below }];
}

function landed(landing: Landing, squire: string): Ghost[] {
  return landing.steps > 0 ? [{ squire, board: landing.board, start: landing.start, progress: landing.progress, below: landing.below }] : [];
}
