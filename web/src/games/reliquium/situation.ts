/** Which arrangement a moment of the match calls for, which areas it is about, and the sums that stand at armies. Without a browser. */

import type { Choices } from "../../board/contract.ts";
import type { Act } from "../../wire/messages.ts";
import type { ReliquiumFacts, ReliquiumPicture } from "../../wire/reliquium.ts";
import type { Atlas } from "./drawing.ts";
import type { Support } from "./support.svelte.ts";

type Mode =
  | "choice" // of factions
  | "peace"
  | "summon" // a creature looks for its place
  | "request" // another's unit or consent
  | "support"
  | "war"
  | "over";

/** The action that asks another player, or is asked of me. */
export function requested({ question, marked, left }: Choices): Act | null {
  if (question?.prompt === "consent") {
    return left.find(({ verb }) => verb === "agree") ?? question.actions.find(({ verb }) => verb === "agree") ?? null;
  }
  return marked && foreign(marked) ? marked : null;
}

/** Whether an action needs somebody else's consent. */
export function foreign({ facts, verb }: Act): boolean {
  return verb === "ask" || (typeof facts.friend === "string" && facts.friend !== "own");
}

/** A creature that is being called, as it would stand. */
export interface Called {
  readonly creature: string;
  readonly junction: string;
  readonly faction: string; // whose it is
}

export function calledBy(choices: Choices, request: Act | null, asks: string, own: string, { corners }: Atlas): Called | null {
  const { marked } = choices;
  if (marked?.verb === "summon" && typeof marked.args.junction === "string") {
    return { creature: String(marked.args.creature), junction: marked.args.junction, faction: own };
  }
  const { request: wish, creature, areas = [] } = (request?.facts ?? {}) as ReliquiumFacts;
  const found = wish === "summon" && creature ? [...corners].find(([, around]) => around.length === areas.length && around.every((area) => areas.includes(area))) : undefined;
  return found && creature ? { creature, junction: found[0], faction: asks } : null;
}

export function modeOf(picture: ReliquiumPicture, choices: Choices): Mode {
  if (picture.over) {
    return "over";
  }
  if (picture.phase === "setup") {
    return "choice";
  }
  const { question } = choices;
  if (question && (question.prompt === "consent" || (question.prompt !== "act_forest" && question.prompt !== "ask" && question.actions.some(foreign)))) {
    return "request";
  }
  if (picture.phase === "support") {
    return "support";
  }
  if (picture.phase === "attack") {
    return "war";
  }
  return typeof choices.picked.creature === "string" && choices.left.some(({ args }) => "junction" in args) ? "summon" : "peace";
}

function ends(picture: ReliquiumPicture, ways: ReadonlySet<string>): readonly string[] {
  return picture.battles.filter(({ way }) => ways.has(way)).flatMap(({ origin, goal }) => [origin, goal]);
}

/** The areas that a moment is about: both ends of the battle, those who support it, where one may go; none: the whole map. */
export function concerned(mode: Mode, picture: ReliquiumPicture, choices: Choices, support: Support | null): readonly string[] {
  if (mode === "request") {
    const wished = requested(choices);
    const acts = wished ? [wished] : choices.left.filter((act) => foreign(act) || act.facts.friend === "own");
    const named = acts.flatMap(({ facts, args }) => {
      const { origin, goal, area, areas = [] } = facts as ReliquiumFacts;
      return wished ? [origin, goal, area, args.area, ...areas] : [origin, area, args.area];
    });
    return [...new Set(named.filter((each) => typeof each === "string"))];
  }
  if (mode === "support" && support) {
    const helped = new Set(picture.battles.filter(({ way }) => support.helped(way)).map(({ way }) => way));
    return [...new Set([...support.areas, ...support.areas.flatMap((area) => support.tokens(area).map(({ goal }) => goal)), ...ends(picture, helped)])];
  }
  const fight = picture.fight ?? (mode === "war" ? (picture.battles[0] ?? null) : null);
  if (mode === "war" && fight) {
    const helping = picture.orders.filter(({ kind, goal, sent, militia }) => kind === "ranged" && (sent !== "none" || militia) && [fight.origin, fight.goal].includes(goal));
    const ways = choices.question ? choices.left.flatMap(({ facts }) => (typeof facts.goal === "string" ? [facts.goal] : [])) : [];
    return [...new Set([fight.origin, fight.goal, ...helping.map(({ origin }) => origin), ...ways])];
  }
  return [];
}

/** What the camera keeps in the middle: on a phone also the place that was chosen. */
export function sightOf(mode: Mode, concern: readonly string[], picture: ReliquiumPicture, { picked, question, left }: Choices, small: boolean): readonly string[] {
  if (mode === "war" && picture.fight) {
    return small && question?.prompt === "flee" ? [picture.fight.goal] : [picture.fight.origin, picture.fight.goal];
  }
  if (concern.length > 0) {
    return concern;
  }
  const place = [picked.origin, picked.area, question?.prompt === "march_on" ? left.find(({ args }) => typeof args.way === "string")?.facts.origin : undefined].find((each) => typeof each === "string");
  return small && typeof place === "string" ? [place] : [];
}

export interface Sum {
  readonly faction: string;
  readonly value: number;
  readonly side: "left" | "right";
}

/** The strength that stands at each army: of the battle that is fought as it was taken, of those to come with what is drafted. */
export function sumsOf(mode: Mode, picture: ReliquiumPicture, support: Support | null): ReadonlyMap<string, Sum> {
  const found = new Map<string, Sum>();
  const { fight } = picture;
  if (mode === "war" && fight?.foe) {
    found.set(fight.origin, { faction: fight.faction, value: fight.attack, side: "right" });
    found.set(fight.goal, { faction: fight.foe, value: fight.defence, side: "left" });
  } else if (mode === "support" || mode === "war") {
    for (const battle of picture.battles.filter(({ course }) => course === "battle")) {
      found.set(battle.origin, { faction: battle.faction, value: battle.attack + (support?.gain(battle.way, "attack") ?? 0), side: "right" });
    }
    for (const battle of picture.battles.filter(({ course }) => course === "battle")) {
      found.set(battle.goal, { faction: battle.foe ?? "", value: battle.defence + (support?.gain(battle.way, "defence") ?? 0), side: "left" });
    }
  }
  return found;
}
