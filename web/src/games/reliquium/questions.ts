/** The words of the question where the chain narrows it, and the line below. */

import type { BoardProps } from "../../board/contract.ts";
import type { Question } from "../../wire/messages.ts";
import type { ReliquiumPicture, ReliquiumScene } from "../../wire/reliquium.ts";
import { items } from "./stage.ts";

type Props = BoardProps<ReliquiumScene, ReliquiumPicture>;

/** All questions are drawn but the vote, which is a list. */
export function controls(question: Question): boolean {
  return question.prompt !== "vote";
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

export function title(question: Question, { choices, speaker }: Props): string | undefined {
  const { creature, origin, area } = choices.picked;
  if (question.prompt === "send") {
    return speaker.say("board-title-send");
  }
  if (question.prompt.startsWith("ability")) {
    const whose = text(question.about.creature);
    return whose ? speaker.say("board-title-ability", { ability: speaker.name("creature", whose, "ability") }) : undefined;
  }
  if (typeof creature === "string") {
    return speaker.say("board-title-creature", { creature: speaker.name("creature", creature) });
  }
  const from = text(origin) || text(area);
  if (from && question.prompt.startsWith("act")) {
    const kinds = new Set(items(choices).map(({ kind }) => kind));
    return speaker.say(kinds.has("way") ? "board-title-way" : "board-title-there", { from: speaker.name("area", from, "from"), at: speaker.name("area", from, "at") });
  }
  const about = text(question.about.area);
  if (question.prompt === "lose" && about) {
    return speaker.say("board-title-lose");
  }
  return undefined;
}

/** The line below the question: whose consent is asked, what the token is about, what the space of the track allows. */
export function reason(question: Question, { choices, picture, speaker }: Props): string | undefined {
  const { about } = question;
  const [origin = "", goal = ""] = text(about.way).split(">");
  const creature = text(about.creature);
  if (question.prompt === "consent") {
    return speaker.say("board-reason-consent", { faction: speaker.name("faction", text(about.faction)) });
  }
  if (question.prompt === "send") {
    return speaker.say("board-reason-send");
  }
  if (question.prompt === "lose") {
    return speaker.say("board-reason-lose", { area: speaker.name("area", text(about.area), "at"), count: typeof about.losses === "number" ? about.losses : 1 });
  }
  if (question.prompt === "flee") {
    return speaker.say("board-reason-flee", { area: speaker.name("area", text(about.area), "from") });
  }
  if (origin && goal) {
    return speaker.say("board-reason-way", { origin: speaker.name("area", origin), goal: speaker.name("area", goal) });
  }
  if (creature && question.prompt.startsWith("ability")) {
    return speaker.name("creature", creature, "power");
  }
  if (question.prompt === "take") {
    return speaker.say("board-reason-take");
  }
  if (question.prompt.startsWith("act")) {
    const places = items(choices).filter(({ kind }) => kind !== "act").length;
    return places > 1 ? speaker.say("board-reason-places", { faction: speaker.name("faction", picture.seats[question.seat]?.faction ?? ""), count: places }) : speaker.say("board-reason-force");
  }
  return undefined;
}
