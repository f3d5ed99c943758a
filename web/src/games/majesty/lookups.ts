/** What the board reads out of scene, picture and choices; no rules, only looking up. */

import type { Choices } from "../../board/contract.ts";
import type { AbilityShape, BuildingShape, FaceShape, KingdomPicture, MajestyFacts, MajestyPicture, MajestyScene } from "../../wire/majesty.ts";
import type { Act, Happening } from "../../wire/messages.ts";

const NO_FACE: FaceShape = { value: 0, abilities: [] };

export function rolesOf(scene: MajestyScene, card: string): readonly string[] {
  return scene.cards.find((shape) => shape.card === card)?.roles ?? [];
}

/** The side of a building that this table plays with. */
export function faceOf(picture: MajestyPicture, shape: BuildingShape): FaceShape {
  return shape.faces[picture.sides[shape.building] ?? "A"] ?? NO_FACE;
}

/** Whether the buildings show different sides, so that each plate must say its own. */
export function mixed(picture: MajestyPicture): boolean {
  return new Set(Object.values(picture.sides)).size > 1;
}

/** What a wounded card costs at the end, as it is printed on the infirmary. */
export function woundedPrice(scene: MajestyScene, picture: MajestyPicture): number {
  const infirmary = scene.buildings.find((shape) => shape.role === undefined);
  const rows: readonly AbilityShape[] = infirmary ? faceOf(picture, infirmary).abilities : [];
  return rows.find((row) => row.kind === "final_wounded")?.points ?? 0;
}

export function kingdomOf(picture: MajestyPicture, seat: number): KingdomPicture | undefined {
  return picture.seats.find((kingdom) => kingdom.seat === seat);
}

/** The buildings that characters count for: all but the infirmary. */
export function kindsOf(scene: MajestyScene): readonly BuildingShape[] {
  return scene.buildings.filter((shape) => shape.role !== undefined);
}

export function factsOf(act: Act): MajestyFacts {
  return act.facts;
}

/** The action whose consequences are shown: chosen, or pointed at. */
export function shown(choices: Choices): Act | null {
  return choices.chosen ?? choices.marked;
}

/** Where cards would go: of a picked card all its ways, else only of what is pointed at. By building, the character. */
export function ghosts(choices: Choices): ReadonlyMap<string, string> {
  if (choices.question === null || choices.sent) {
    return new Map();
  }
  const pointed = choices.marked ? [choices.marked] : [];
  const acts = placing(choices) ? choices.left : pointed;
  return new Map(acts.flatMap((act) => lands(act)));
}

/** Whether the next click names a building. */
export function placing(choices: Choices): boolean {
  return choices.question?.prompt === "heal_role" || (choices.question?.prompt === "take" && choices.picked.slot !== undefined);
}

function lands(act: Act): [string, string][] {
  const { building } = factsOf(act);
  const { role } = act.args;
  return building !== undefined && typeof role === "string" ? [[building, role]] : [];
}

/** The buildings of a seat where the latest of these events laid a card: they keep the line of the last move. */
export function laid(happenings: readonly Happening[], seat: number): ReadonlySet<string> {
  let found = new Set<string>();
  for (const happening of happenings) {
    const here = new Set<string>();
    for (const event of happening.events ?? []) {
      if ((event.event === "placed" || event.event === "healed") && event.seat === seat && typeof event.building === "string") {
        here.add(event.building);
      }
    }
    found = here.size > 0 ? here : found;
  }
  return found;
}

/** The cells of a seat that others changed: buildings that lost a card, and the infirmary. */
export function lost(happenings: readonly Happening[], seat: number): ReadonlySet<string> {
  const found = new Set<string>();
  for (const event of happenings.flatMap((happening) => happening.events ?? [])) {
    if (event.event === "wounded" && event.seat === seat && typeof event.building === "string") {
      found.add(event.building).add("infirmary");
    }
  }
  return found;
}
