/** What is told of an area, a creature or a class of units when somebody asks. */

import type { BoardProps, Explained } from "../../board/contract.ts";
import type { ReliquiumPicture, ReliquiumScene } from "../../wire/reliquium.ts";

export function explain(noun: string, id: string, { scene, picture, speaker }: BoardProps<ReliquiumScene, ReliquiumPicture>): Explained {
  const title = speaker.name(noun, id);
  if (noun === "creature") {
    const found = scene.creatures.find(({ creature }) => creature === id);
    return { title, lines: found ? [speaker.say("board-creature", { unit: speaker.name("unit", found.strengthens), aura: scene.limits.aura })] : [], clauses: ["RQ-8.1"] };
  }
  if (noun === "unit") {
    const found = scene.units.find(({ unit }) => unit === id);
    return { title, lines: found ? [speaker.say("board-unit", { attack: found.attack, defence: found.defence, support: found.support })] : [], clauses: ["RQ-11.1"] };
  }
  const area = picture.areas.find((each) => each.area === id);
  const strength = area?.strength ?? {};
  const now = area?.holder ? speaker.say("board-unit", { attack: strength.attack ?? 0, defence: strength.defence ?? 0, support: strength.support ?? 0 }) : "";
  return { title, lines: [area?.controller ? speaker.name("faction", area.controller) : speaker.say("nobody")], clauses: ["RQ-1.1"], ...(now ? { now } : {}) };
}
