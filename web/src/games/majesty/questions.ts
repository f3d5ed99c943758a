/** The question in the words of the board, and why it is asked. */

import type { BoardProps } from "../../board/contract.ts";
import type { MajestyPicture, MajestyScene } from "../../wire/majesty.ts";
import type { Question } from "../../wire/messages.ts";
import { factsOf, kingdomOf } from "./lookups.ts";
import { say } from "./voice.ts";

type Props = BoardProps<MajestyScene, MajestyPicture>;

/** The card is picked, its character is not. */
function parted({ choices }: Props): boolean {
  return choices.picked.slot !== undefined && choices.left.length > 1;
}

/** The exchange has a scale of its own in place of the list. */
export function controls(question: Question): boolean {
  return question.prompt === "castle_trade";
}

export function title(question: Question, props: Props): string {
  const keys: Readonly<Record<string, string>> = { heal_role: "title-heal", castle_trade: "title-trade", take: parted(props) ? "title-role" : "title-take" };
  return say(props.speaker, keys[question.prompt] ?? "title-take");
}

export function reason(question: Question, props: Props): string {
  const { choices, picture, speaker } = props;
  if (question.prompt === "heal_role") {
    return say(speaker, "reason-heal");
  }
  const [act] = choices.left;
  if (question.prompt === "castle_trade") {
    return say(speaker, "reason-trade", { castle: (act ? factsOf(act).castle?.points : 0) ?? 0 });
  }
  if (parted(props) && act) {
    const facts = factsOf(act);
    return say(speaker, "reason-role", { price: facts.price?.workers ?? 0, workers: facts.workers ?? 0 });
  }
  return say(speaker, "reason-take", { workers: Math.min(5, kingdomOf(picture, question.seat)?.workers ?? 0) });
}

/** Whose turns come after a seat's: clockwise, in the last round only up to whoever began. */
export function following(seat: number, { picture, scene }: Props): readonly number[] {
  const count = picture.seats.length;
  const left = picture.round < scene.turns ? count - 1 : (picture.first - seat - 1 + count) % count;
  return Array.from({ length: left }, (_, at) => (seat + 1 + at) % count);
}
