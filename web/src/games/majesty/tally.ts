/** The final scoring row by row: every number is read from the picture, which has it from the rules. */

import type { KingdomPicture, MajestyPicture, MajestyScene } from "../../wire/majesty.ts";
import { faceOf, kindsOf } from "./lookups.ts";

/** A step of the scoring: wounded cards, variety, then the majority of each building that has one. */
export interface Step {
  readonly kind: "wounded" | "variety" | "majority";
  readonly building: string; // of a majority, else empty
  readonly value: number; // what each holder gets
  readonly seats: readonly number[]; // who holds the majority
}

export function stepsOf(scene: MajestyScene, picture: MajestyPicture): readonly Step[] {
  const houses = scene.buildings.filter((shape) => shape.role !== undefined || faceOf(picture, shape).value !== 0);
  return [
    { kind: "wounded", building: "", value: 0, seats: [] },
    { kind: "variety", building: "", value: 0, seats: [] },
    ...houses.map((shape): Step => {
      const majority = picture.majorities.find((found) => found.building === shape.building);
      return { kind: "majority", building: shape.building, value: majority?.value ?? 0, seats: majority?.seats ?? [] };
    }),
  ];
}

/** What a step brings to a kingdom. */
export function part(step: Step, kingdom: KingdomPicture): number {
  const { parts } = kingdom.score;
  return step.kind === "wounded" ? parts.wounded : step.kind === "variety" ? parts.variety : (parts.majority[step.building] ?? 0);
}

/** Points after so many steps. */
export function sum(steps: readonly Step[], done: number, kingdom: KingdomPicture): number {
  return steps.slice(0, done).reduce((points, step) => points + part(step, kingdom), kingdom.score.parts.in_game);
}

/** Places by these points; equals share. */
export function places(points: readonly number[]): readonly number[] {
  return points.map((own) => 1 + points.filter((other) => other > own).length);
}

/** Which characters a kingdom has, in the order of the buildings. */
export function kinds(scene: MajestyScene, kingdom: KingdomPicture): readonly { building: string; has: boolean }[] {
  return kindsOf(scene).map((shape) => ({
    building: shape.building,
    has: (kingdom.columns.find((column) => column.building === shape.building)?.count ?? 0) > 0,
  }));
}
