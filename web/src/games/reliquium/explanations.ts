/** What is told of an area, a creature, a class of units or a token when somebody asks, with the clauses it rests on. */

import type { BoardProps, Explained } from "../../board/contract.ts";
import type { ReliquiumPicture, ReliquiumScene } from "../../wire/reliquium.ts";

type Props = BoardProps<ReliquiumScene, ReliquiumPicture>;

export const ABILITIES: Readonly<Record<string, string>> = {
  cerberus: "RQ-9.10",
  malleus: "RQ-9.11",
  illesebra: "RQ-9.12",
  aqus: "RQ-9.13",
  caballus: "RQ-9.14",
  arborus: "RQ-9.15",
  ballistarius: "RQ-9.16",
  architectus: "RQ-9.17",
  fidea: "RQ-9.18",
  iratus: "RQ-9.19",
  armus: "RQ-9.20",
  ignifer: "RQ-9.21",
};

function creature(id: string, { scene, speaker }: Props): Explained {
  const found = scene.creatures.find((each) => each.creature === id);
  return {
    title: speaker.name("creature", id),
    lines: found
      ? [
          speaker.say("board-creature", { unit: speaker.name("unit", found.strengthens, "plural"), aura: scene.limits.aura }),
          speaker.say("board-ability", { ability: speaker.name("creature", id, "ability"), power: speaker.name("creature", id, "power") }),
        ]
      : [],
    clauses: ["RQ-9.7", ...(ABILITIES[id] ? [ABILITIES[id]] : [])], // aura, then the ability of its own
  };
}

function unit(id: string, { scene, speaker }: Props): Explained {
  const found = scene.units.find((each) => each.unit === id);
  return {
    title: speaker.name("unit", id),
    lines: found ? [speaker.say("board-unit", { attack: found.attack, defence: found.defence, support: found.support })] : [],
    clauses: ["RQ-12.1", "RQ-12.2"],
  };
}

function area(id: string, { scene, picture, speaker }: Props): Explained {
  const found = picture.areas.find((each) => each.area === id);
  const terrain = scene.map.areas.find((each) => each.area === id)?.terrain ?? "";
  const strength = found?.strength ?? {};
  const now = found?.controller && found.holder ? speaker.say("board-unit", { attack: strength.attack ?? 0, defence: strength.defence ?? 0, support: strength.support ?? 0 }) : "";
  const owner = found?.castle?.neutral ? speaker.say("board-neutral-castle") : found?.controller ? speaker.name("faction", found.controller, "full") : speaker.say("nobody");
  const clauses = [
    found?.castle?.neutral ? "RQ-1.4" : "RQ-1.3", // whose it is
    ...(terrain === "water" ? ["RQ-1.7"] : found?.castle ? [] : ["RQ-8.1"]), // water, or a place to build
    ...(found?.castle?.militia ? ["RQ-V2.2"] : []),
  ];
  return { title: speaker.name("area", id), lines: [`${speaker.name("terrain", terrain)}; ${owner}`], clauses, ...(now ? { now } : {}) };
}

export function explain(noun: string, id: string, props: Props): Explained {
  return noun === "creature" ? creature(id, props) : noun === "unit" ? unit(id, props) : area(id, props);
}
