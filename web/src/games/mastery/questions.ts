/** The question in the words of the board, and where pieces and one button take the place of the list. */

import type { BoardProps } from "../../board/contract.ts";
import type { MasteryPicture, MasteryScene } from "../../wire/mastery.ts";
import type { Question } from "../../wire/messages.ts";
import { aimed } from "./wish.svelte.ts";

type Props = BoardProps<MasteryScene, MasteryPicture>;

const FRACTURES = new Set(["fracture_crown", "fracture_sceptres", "fracture_orbs"]);
const OWN = new Set(["redistribution", "insight", "window", "advance"]); // land, draft and order are chosen on the board
const OFFERS = new Set(["conflict", "support", "equalise", "may_discard", "order", "prosperity"]); // cards and short answers in a row

export function isFracture(question: Question): boolean {
  return FRACTURES.has(question.prompt);
}

export function isOffer(question: Question): boolean {
  return OFFERS.has(question.prompt);
}

/** In a battle its step stands above the question, in my own turn what is asked there. */
export function rubric(question: Question, { picture, scene, speaker, viewer }: Props): string {
  const { battle, step, turn } = picture;
  if (battle) {
    return speaker.say("board-rubric-battle", { step: battle.step, name: speaker.say(`board-step-${scene.battle_steps[battle.step - 1] ?? "knights"}`) });
  }
  const named = scene.turn_steps[step - 1] ?? "";
  return turn.seat === viewer && named ? speaker.say("board-rubric-turn", { name: speaker.say(`board-turn-${named}`) }) : "";
}

export function controls(question: Question): boolean {
  return OWN.has(question.prompt) || OFFERS.has(question.prompt) || isFracture(question);
}

function lands(question: Question): number {
  return new Set(question.actions.flatMap(({ verb, args }) => (verb === "advance" ? [args.slot] : []))).size;
}

export function title(question: Question, { choices, speaker }: Props): string {
  if (aimed(choices)) {
    return speaker.say("board-title-advance");
  }
  return speaker.say(`board-title-${question.prompt}`);
}

/** One line of why: numbers from the picture and from what may be chosen. */
export function reason(question: Question, { choices, picture, scene, speaker }: Props): string {
  const { prompt, about } = question;
  const number = (key: string) => (typeof about[key] === "number" ? about[key] : 0);
  if (aimed(choices)) {
    return speaker.say("board-reason-aimed");
  }
  if (prompt === "window" || prompt === "advance") {
    return speaker.say("board-reason-lands", { count: lands(question), castle: picture.seats[question.seat]?.castle ?? 0 });
  }
  if (prompt === "fracture_crown" && picture.declared) {
    const { crown, seat, artefact, target } = picture.declared;
    const aim = artefact ? "artefact" : target >= 0 ? "player" : "nothing";
    return speaker.say("board-reason-crown", {
      aim,
      crown: speaker.name("artefact", crown),
      seat: speaker.seat(seat),
      target: speaker.seat(target),
      artefact: artefact ? speaker.name("artefact", artefact) : "",
    });
  }
  if (prompt === "conflict" || prompt === "support") {
    const [attack, defence] = [number("attack"), number("defence")];
    return attack === defence
      ? speaker.say("board-reason-tie", { attack, defence })
      : speaker.say("board-reason-sums", { attack, defence, seat: speaker.seat(number("winner")), margin: number("margin") });
  }
  if (prompt === "may_discard" || prompt === "order") {
    return speaker.say(`board-reason-${prompt}`, { cards: picture.seats[question.seat]?.hand.length ?? 0, pile: picture.seats[question.seat]?.discard.length ?? 0 });
  }
  if (prompt === "prosperity") {
    return speaker.say("board-reason-prosperity", { card: typeof about.card === "string" ? speaker.name("card", about.card) : "", seat: speaker.seat(number("owner")) });
  }
  if (prompt === "equalise") {
    return speaker.say("board-reason-equalise", { amount: number("amount") });
  }
  return speaker.say(`board-reason-${prompt}`, { goal: scene.goal });
}
