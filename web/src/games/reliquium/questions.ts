/** The words of the question where the chain narrows it, and the line below. */

import type { BoardProps, Stage } from "../../board/contract.ts";
import type { Question } from "../../wire/messages.ts";
import type { ReliquiumPicture, ReliquiumScene } from "../../wire/reliquium.ts";
import type { Speaker } from "../../words/speaker.ts";
import { requested } from "./situation.ts";
import { items, soleWay } from "./stage.ts";

type Props = BoardProps<ReliquiumScene, ReliquiumPicture>;

const DOMAINS: Readonly<Record<string, string>> = { act_plain: "plain", act_mountain: "mountain", act_forest: "forest" };

/** All questions are drawn. */
export function controls(): boolean {
  return true;
}

/** Above the question: in war, and when another is on turn, it is not my turn but my decision. */
export function rubric(question: Question, { picture, speaker }: Props): string {
  return picture.phase === "attack" || picture.phase === "support" || picture.turn.seat !== question.seat ? speaker.say("board-rubric-decide") : "";
}

/** The phases of a round. */
export function stages({ phase, over }: ReliquiumPicture, speaker: Speaker): readonly Stage[] {
  return over ? [] : ["peace", "support", "attack"].map((each) => ({ text: speaker.say(`board-phase-${each}`), now: each === phase }));
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

export function title(question: Question, { choices, speaker }: Props): string | undefined {
  const { creature, origin, area } = choices.picked;
  if (question.prompt === "send") {
    return speaker.say("board-title-send");
  }
  if (question.prompt === "consent") {
    const wish = requested(choices)?.facts ?? {};
    return text(wish.request) === "summon" ? speaker.say("board-title-consent-summon", { creature: speaker.name("creature", text(wish.creature)) }) : speaker.say(`board-title-consent-${text(wish.request)}`);
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
    const all = items(choices);
    const kinds = new Set(all.map(({ kind }) => kind));
    if (soleWay(all) && all.every(({ acts: [act] }) => act?.verb === "march")) {
      return speaker.say("board-title-who", { from: speaker.name("area", from, "from") });
    }
    return speaker.say(kinds.has("way") ? "board-title-way" : "board-title-there", { from: speaker.name("area", from, "from"), at: speaker.name("area", from, "at") });
  }
  const domain = DOMAINS[question.prompt];
  if (domain) {
    return speaker.say(`board-title-${domain}`);
  }
  if (question.prompt === "vote") {
    return speaker.say("board-title-vote");
  }
  const about = text(question.about.area);
  if (question.prompt === "lose" && about) {
    return speaker.say("board-title-lose");
  }
  return undefined;
}

/** The line below the question: whose consent is asked, what the token is about, what the space of the track allows. */
export function reason(question: Question, { choices, speaker }: Props): string | undefined {
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
  if (question.prompt === "march_on") {
    return speaker.say("board-reason-march-on");
  }
  if (question.prompt === "vote") {
    return speaker.say("board-reason-vote");
  }
  if (question.prompt.startsWith("act")) {
    const way = soleWay(items(choices));
    if (way) {
      const [from = "", to = ""] = way.split(">");
      return speaker.say("board-reason-way", { origin: speaker.name("area", from), goal: speaker.name("area", to) });
    }
    const places = items(choices).filter(({ kind }) => kind !== "act").length;
    const domain = DOMAINS[question.prompt];
    if (question.actions.every(({ verb }) => verb === "pass")) {
      return speaker.say("board-reason-nothing");
    }
    return places > 1 && domain && Object.keys(choices.picked).length === 0 ? speaker.say(`board-reason-${domain}`, { count: places }) : places > 1 ? speaker.say("board-reason-places", { count: places }) : speaker.say("board-reason-force");
  }
  return undefined;
}
