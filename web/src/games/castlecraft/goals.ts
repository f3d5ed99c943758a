/** The cells that may be chosen now: where they lie on the field as one sees it, what they are called, which is next to which. */

import type { Choices } from "../../board/contract.ts";
import type { CastleFacts, CastlePicture, CastleScene } from "../../wire/castlecraft.ts";
import type { Act } from "../../wire/messages.ts";
import type { Speaker } from "../../words/speaker.ts";
import { type Keep, spot, turned } from "./ground.ts";
import { factsOf, portalOf, stepsSaid, text } from "./lookups.ts";

export interface Goal {
  readonly cell: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly act: Act;
  readonly facts: CastleFacts;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

export function goalsOf(choices: Choices, turns: number, size: number): readonly Goal[] {
  if (choices.sent) return [];
  return choices.left.flatMap((act) => {
    const cell = act.args.cell;
    return (act.verb === "move" || act.verb === "deploy") && typeof cell === "string" ? [{ cell, ...turned(spot(cell), turns, size), act, facts: factsOf(act) }] : [];
  });
}

/** The nearest goal in the direction of an arrow key; undefined for other keys, null where there is none. */
export function beside(goals: readonly Goal[], from: Goal, key: string): Goal | null | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const [dx, dy] = step;
  const rated = goals
    .map((goal) => ({ goal, along: (goal.x - from.x) * dx + (goal.y - from.y) * dy, aside: Math.abs((goal.x - from.x) * dy) + Math.abs((goal.y - from.y) * dx) }))
    .filter(({ along }) => along > 0)
    .sort((one, other) => one.along + 2 * one.aside - other.along - 2 * other.aside);
  return rated[0]?.goal ?? null;
}

/** A goal as it is read aloud: where it is, what is there, how far, what can be struck from it. */
export function goalNamed(goal: Goal, scene: CastleScene, picture: CastlePicture, castles: readonly Keep[], speaker: Speaker): string {
  const parts = [speaker.name("cell", goal.cell)];
  const kind = castles.map((castle) => castle.cells.get(`${goal.x},${goal.y},${goal.z}`)).find(Boolean);
  const tower = text(goal.facts.tower);
  parts.push(tower && tower !== "none" ? speaker.name("tower", tower) : speaker.say(`board-kind-${kind ?? "field"}`));
  if (goal.act.verb === "move") parts.push(stepsSaid(speaker, goal.facts.cost ?? 0));
  if (goal.facts.traps) parts.push(speaker.say("board-through-arch"));
  const targets = (goal.facts.targets ?? []).map((target) => (target.unit ? speaker.name("unit", target.unit, "plural") : target.portal ? speaker.say("board-portal-of", { kind: portalOf(scene, picture, target.portal, speaker).gate ? "gate" : "door" }) : ""));
  if (targets.length > 0) parts.push(speaker.say("board-from-here", { targets: [...new Set(targets)].join(", ") }));
  return parts.join(", ");
}

/** Enter and the space bar press what is no button. */
export function keyed(event: KeyboardEvent, act: () => void): void {
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    act();
  }
}
