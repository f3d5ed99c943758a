/** Which choices stand beside the question and which are made on the map; whose units they are about. */

import type { BoardProps, Choices } from "../../board/contract.ts";
import type { Act, Question } from "../../wire/messages.ts";
import type { ReliquiumPicture, ReliquiumScene } from "../../wire/reliquium.ts";

const MOST = 12; // so many stand beside the question

/** Creatures that may be summoned. */
export function summoned(choices: Choices): readonly string[] {
  return [...new Set((choices.question?.actions ?? []).flatMap(({ verb, args }) => (verb === "summon" && typeof args.creature === "string" ? [args.creature] : [])))];
}

/** Whether an action is made on the map: it names a place there, and more than one place is left. */
function onMap({ args }: Act): boolean {
  return "way" in args || "area" in args || "junction" in args || "border" in args;
}

function placeOf({ args }: Act): string {
  return JSON.stringify([args.way, args.area, args.junction, args.border, args.creature]);
}

/** The choices drawn beside the question: all, once the place is known; before that those without a place. */
export function offered({ left }: Choices): readonly Act[] {
  const mapped = left.filter(onMap);
  const places = new Set(mapped.map(placeOf));
  return places.size <= 1 && left.length <= MOST ? left : left.filter((act) => !onMap(act));
}

/** Whose units a choice is about: another's where his consent is needed. */
export function ownerOf({ verb, facts }: Act, own: string): string {
  const whose = verb === "tempt" ? facts.faction : facts.friend;
  return typeof whose === "string" && whose !== "own" && whose !== "none" ? whose : own;
}

/** Everything but the plain questions that have no place on the map. */
export function controls(question: Question): boolean {
  return question.actions.some(onMap) || question.actions.some(({ args }) => "force" in args);
}

/** The line below the question: whose consent is asked, or what the token is about. */
export function reason(question: Question, { choices, picture, speaker }: BoardProps<ReliquiumScene, ReliquiumPicture>): string {
  const { about } = question;
  const text = (key: string) => (typeof about[key] === "string" ? about[key] : "");
  const [origin = "", goal = ""] = text("way").split(">");
  if (question.prompt === "consent") {
    return speaker.say("board-reason-consent", { faction: speaker.name("faction", text("faction")) });
  }
  if (origin && goal) {
    return speaker.say("board-reason-way", { origin: speaker.name("area", origin), goal: speaker.name("area", goal) });
  }
  if (question.prompt === "take") {
    return speaker.say("board-reason-take");
  }
  const places = new Set(choices.left.filter(onMap).map(placeOf)).size;
  const faction = speaker.name("faction", picture.seats[question.seat]?.faction ?? "");
  return places > 1 ? speaker.say("board-reason-places", { faction, count: places }) : speaker.say("board-reason-force", { faction });
}
