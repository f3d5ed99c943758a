/** What is asked, and why, in the words of the board. */

import type { BoardProps, Stage } from "../../board/contract.ts";
import { armsOf } from "../../board/heraldry.ts";
import type { CastlePicture, CastleScene } from "../../wire/castlecraft.ts";
import type { Act, Question } from "../../wire/messages.ts";
import { aimsOf } from "./aims.ts";
import { questionOf } from "../../table/asked.ts";
import { factsOf, text } from "./lookups.ts";

type Props = BoardProps<CastleScene, CastlePicture>;

const OWN = new Set(["choose_army", "choose_squad", "move", "strike", "build", "deploy"]); // drawn by the board's own controls

export function controls(question: Question): boolean {
  return OWN.has(question.prompt);
}

/** A player wears the crest of his army, once he has one. */
export function arms(seat: number, picture: CastlePicture): readonly number[] {
  const army = picture.seats[seat]?.army;
  return [army ? armsOf(army) : seat];
}

const STAGES = ["actions", "income", "building"]; // income is taken at once

/** The stages of a turn, for the bar. */
export function stages(picture: CastlePicture, speaker: Props["speaker"]): readonly Stage[] {
  return picture.over || picture.phase === "armies" ? [] : STAGES.map((stage) => ({ text: speaker.say(`board-stage-${stage}`), short: speaker.say(`board-short-${stage}`), now: stage === picture.phase }));
}

/** No points stand beside a name: castles decide. */
export function points(): null {
  return null;
}

/** Ending early is asked about once more: squads that have not acted, a token or a warrior that can be paid. */
export function doubts(act: Act, question: Question): boolean {
  if (act.verb === "end_actions") return question.actions.some(({ verb }) => verb === "act");
  if (act.verb === "end_turn") return question.actions.some(({ verb }) => verb === "token" || verb === "recruit");
  return act.verb === "move" && factsOf(act).loses === "yes";
}

export function title(question: Question, { speaker }: Props): string {
  if (question.prompt === "choose_squad") return speaker.say("board-title-squad");
  return question.prompt === "strike" ? speaker.say("board-title-strike", { unit: speaker.thing("unit", text(question.about.unit)) }) : questionOf(speaker, question);
}

export function reason(question: Question, { scene, picture, speaker, choices }: Props): string {
  const chosen = choices.chosen;
  if (chosen && doubts(chosen, question)) return speaker.say(`board-doubt-${chosen.verb}`, { units: leftOver(question, speaker) });
  const active = picture.active;
  switch (question.prompt) {
    case "choose_army":
      return speaker.say("board-why-army");
    case "choose_squad":
      return speaker.say("board-why-squad", { count: question.actions.filter(({ verb }) => verb === "act").length });
    case "move": {
      const unit = picture.squads.find((each) => each.unit === active?.unit);
      return speaker.say("board-why-move", { manoeuvre: active?.manoeuvre ?? 1, of: active?.of ?? 2, speed: unit?.values.speed ?? 0, aims: aimsOf(question.actions).length });
    }
    case "strike":
      return speaker.say("board-why-strike", { unit: speaker.thing("unit", active?.unit ?? ""), manoeuvre: active?.manoeuvre ?? 1, of: active?.of ?? 2 });
    case "build":
      return speaker.say("board-why-build");
    case "deploy":
      return speaker.say("board-why-deploy");
    default:
      return speaker.say("board-why-counter", { die: scene.die });
  }
}

/** Squads that have not acted yet, or what can still be paid. */
function leftOver(question: Question, speaker: Props["speaker"]): string {
  const units = question.actions.flatMap(({ verb, args }) => ((verb === "act" || verb === "recruit") && typeof args.unit === "string" ? [speaker.name("unit", args.unit, verb === "act" ? "plural" : "")] : []));
  const tokens = question.actions.flatMap(({ verb, args }) => (verb === "token" && typeof args.tower === "string" ? [speaker.say("board-token-on", { tower: speaker.name("tower", args.tower) })] : []));
  return [...tokens, ...units].join(", ");
}
