/** Looking things up in scene, picture and choices. */

import type { CastleFacts, CastlePicture, CastleScene, SceneCard, SceneTower, Squad, Target } from "../../wire/castlecraft.ts";
import type { Act } from "../../wire/messages.ts";
import type { Speaker } from "../../words/speaker.ts";

export function factsOf(act: Act | null | undefined): CastleFacts {
  return act?.facts ?? {};
}

export function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

export function armyOf(picture: CastlePicture, seat: number): string {
  return picture.seats[seat]?.army ?? "";
}

export function squadOf(picture: CastlePicture, unit: string): Squad | undefined {
  return picture.squads.find((each) => each.unit === unit);
}

export function cardOf(scene: CastleScene, card: string): SceneCard | undefined {
  return scene.cards.find((each) => each.card === card);
}

/** A tower of a castle that stands. */
export function towerOf(scene: CastleScene, picture: CastlePicture, tower: string): SceneTower | undefined {
  const stands = new Set(picture.castles.map((each) => each.stands));
  return scene.castles.filter((castle) => stands.has(castle.stands)).flatMap((castle) => castle.towers).find((each) => each.tower === tower);
}

/** The castle's own name, as its plan calls it. */
export function castleName(scene: CastleScene, picture: CastlePicture, castle: string, speaker: Speaker): string {
  const stands = picture.castles.find((each) => each.castle === castle)?.stands;
  const found = scene.castles.find((each) => each.stands === stands);
  return found ? speaker.called(found.name) : speaker.name("castle", castle);
}

/** Thousandths as people read them: always one decimal. */
export function tenths(speaker: Speaker, thousandths: number): string {
  const whole = Math.round(thousandths / 100);
  return `${Math.floor(whole / 10)}${speaker.say("decimal-sign")}${whole % 10}`;
}

export function percent(thousandths: number): number {
  return Math.round(thousandths / 10);
}

/** What is lost by a strike, as it stands on a tag. */
export function loss(speaker: Speaker, thousandths: number | undefined): string {
  return thousandths === undefined ? "" : `−${tenths(speaker, thousandths)}`;
}

/** A cost in steps: 4½. */
export function steps(half: number): string {
  return half === 0 ? "0" : `${Math.floor(half / 2) || ""}${half % 2 ? "½" : ""}`;
}

/** The same with its noun. */
export function stepsSaid(speaker: Speaker, half: number): string {
  return speaker.say("board-steps", { steps: steps(half), half: half % 2 === 1, whole: Math.floor(half / 2) });
}

/** What a card does, in a line. */
export function briefOf(scene: CastleScene, card: string, speaker: Speaker): string {
  const found = cardOf(scene, card);
  if (!found) return "";
  return speaker.say(`board-short-${found.effect}`, {
    units: found.units.map((unit) => speaker.name("unit", unit, "plural")).join(", "),
    what: speaker.say("stat-text", { stat: found.stat, delta: found.delta }),
    range: speaker.say("range-text", { distance: found.distance, distance_per: found.distance_per }),
    distance: found.distance,
    bonus: found.bonus,
  });
}

/** Where a door or gate leads: to the tower it lies at, else to its castle. */
export function portalOf(scene: CastleScene, picture: CastlePicture, portal: string, speaker: Speaker): { readonly gate: boolean; readonly where: string } {
  const stands = new Set(picture.castles.map((each) => each.stands));
  for (const castle of scene.castles.filter((each) => stands.has(each.stands))) {
    const found = castle.portals.find((each) => each.portal === portal);
    if (!found) continue;
    const columns = found.ends.map((cell) => cell.split(",").slice(0, 2).join(","));
    const tower = castle.towers.find(({ cells }) => cells.some((cell) => columns.includes(cell.split(",").slice(0, 2).join(","))));
    return { gate: found.kind === "gate", where: tower ? speaker.name("tower", tower.tower) : speaker.called(castle.name) };
  }
  return { gate: false, where: speaker.name("portal", portal) };
}

/** What the die may do to a target: the facts of a strike, or of a target at the end of a walk. */
export type Forecast = Pick<CastleFacts, "sums" | "faces" | "answered" | "expected" | "odds"> | Target;

/** Where a cell lies, in a word: the field, a yard, a tower. */
export function whereabouts(scene: CastleScene, picture: CastlePicture, speaker: Speaker, squad: Pick<Squad, "castle" | "tower" | "z">): string {
  if (squad.tower) {
    return speaker.name("tower", squad.tower);
  }
  if (!squad.castle) {
    return speaker.say("board-in-field");
  }
  return speaker.say(squad.z === 0 ? "board-in-yard" : "board-on-floor", { floor: squad.z, castle: castleName(scene, picture, squad.castle, speaker) });
}
