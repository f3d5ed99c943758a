/** What is told of a piece when somebody asks: its rule in words, the clause, what it comes to now. */

import type { BoardProps, Explained } from "../../board/contract.ts";
import type { BuildingShape, MajestyPicture, MajestyScene } from "../../wire/majesty.ts";
import { faceOf, kingdomOf, rolesOf } from "./lookups.ts";
import { houseName, say } from "./voice.ts";

type Props = BoardProps<MajestyScene, MajestyPicture>;

/** A building, or a card by the buildings it may go to. */
export function explain(noun: string, id: string, props: Props): Explained {
  const { scene, speaker } = props;
  if (noun === "card") {
    const houses = rolesOf(scene, id).flatMap((role) => scene.buildings.filter((shape) => shape.role === role));
    return {
      title: speaker.name("card", id),
      lines: houses.map((shape) => `${houseName(speaker, shape.building)}: ${rule(shape, props)}`),
      clauses: houses.map((shape) => clause(shape, props)),
    };
  }
  const shape = scene.buildings.find((found) => found.building === id);
  if (!shape) {
    return { title: id, lines: [], clauses: [] };
  }
  const now = standing(shape, props);
  return { title: houseName(speaker, id), lines: [rule(shape, props)], clauses: [clause(shape, props)], ...(now ? { now } : {}) };
}

function clause(shape: BuildingShape, { picture }: Props): string {
  return `MJ-4.${shape.number}${picture.sides[shape.building] ?? "A"}`;
}

/** The printed rows; where the host changed what is printed, row by row. */
function rule(shape: BuildingShape, { scene, picture, speaker }: Props): string {
  if (!scene.corrected) {
    return speaker.say(`ability-${shape.building}-${picture.sides[shape.building] ?? "A"}`);
  }
  const rows = faceOf(picture, shape).abilities.map((row) =>
    speaker.say(`row-${row.kind}`, {
      points: row.points,
      workers: row.workers,
      limit: row.limit,
      roles: row.of.map((role) => (role === "wounded" ? speaker.say("row-wounded") : speaker.name("role", role))).join(", "),
    }),
  );
  return [...(shape.special === "none" ? [] : [speaker.say(`row-${shape.special}`)]), ...rows].join("; ");
}

function standing(shape: BuildingShape, { picture, viewer, speaker }: Props): string {
  const { value } = faceOf(picture, shape);
  const majority = picture.majorities.find((found) => found.building === shape.building);
  const own = kingdomOf(picture, viewer)?.columns.find((column) => column.building === shape.building);
  const count = own ? say(speaker, "column-label", { building: say(speaker, "your-kingdom"), count: own.count }) : "";
  const worth = value === 0 ? "" : `${say(speaker, "majority-worth", { points: value })} (${(majority?.seats ?? []).map((seat) => speaker.seat(seat)).join(", ") || "–"})`;
  return [count, worth].filter(Boolean).join("; ");
}
