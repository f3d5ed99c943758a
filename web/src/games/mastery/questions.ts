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
  const name = named ? speaker.say(`board-turn-${named}`) : "";
  return !name ? "" : turn.seat === viewer ? speaker.say("board-rubric-turn", { name }) : speaker.say("board-rubric-other", { seat: speaker.seat(turn.seat), name });
}

export function controls(question: Question): boolean {
  return OWN.has(question.prompt) || OFFERS.has(question.prompt) || isFracture(question);
}

function lands(question: Question): number {
  return new Set(question.actions.flatMap(({ verb, args }) => (verb === "advance" ? [args.slot] : []))).size;
}

export function title(question: Question, { choices, picture, speaker }: Props): string {
  if (aimed(choices)) {
    return speaker.say("board-title-advance");
  }
  if (question.prompt === "support") {
    const team = (seat: number | undefined) => picture.seats[seat ?? -1]?.team;
    return speaker.say("board-title-support", { side: team(question.seat) === team(picture.battle?.attacker.seat) ? "attack" : "defence" });
  }
  return speaker.say(`board-title-${question.prompt}`);
}

/** One line of why: numbers from the picture and from what may be chosen. */
export function reason(question: Question, { choices, picture, scene, speaker }: Props): string {
  const { prompt, about } = question;
  const number = (key: string) => (typeof about[key] === "number" ? about[key] : 0);
  if (aimed(choices)) {
    return speaker.say("board-reason-aimed", { count: lands(question) });
  }
  if (prompt === "window" || prompt === "advance") {
    const [count, castle] = [lands(question), picture.seats[question.seat]?.castle ?? 0];
    return count > 0 ? speaker.say("board-reason-lands", { count, castle }) : speaker.say("board-reason-spent", { why: picture.cycles > 0 ? "nowhere" : "spent", castle });
  }
  if (prompt === "redistribution") {
    return speaker.say("board-reason-redistribution", { count: picture.plan?.open.length ?? 0, cut: picture.seats[question.seat]?.cut_off.length ?? 0 });
  }
  if (prompt === "fracture_crown" && picture.declared) {
    const { crown, artefact, target } = picture.declared;
    const mine = target === question.seat;
    const aim = artefact ? (mine ? "mine" : "artefact") : target < 0 ? "nothing" : mine ? "deck" : "player";
    return speaker.say("board-reason-crown", {
      aim,
      crown: speaker.name("artefact", crown),
      target: speaker.seat(target),
      artefact: artefact ? speaker.name("artefact", artefact) : "",
    });
  }
  if (prompt === "conflict" || prompt === "support") {
    const [attack, defence] = [number("attack"), number("defence")];
    return attack === defence
      ? speaker.say("board-reason-tie", { attack, defence })
      : speaker.say("board-reason-sums", { attack, defence, you: number("winner") === question.seat, seat: speaker.seat(number("winner")), margin: number("margin") });
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
