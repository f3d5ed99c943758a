/** What signs of a plan are called; columns have letters, as on the field. */

export { letter } from "../../../words/places.ts";

const CELLS: Readonly<Record<string, string>> = { " ": "empty", ".": "floor", "#": "masonry", s: "stairs", h: "hatch", q: "square", Q: "square", o: "round", O: "round" };
const EDGES: Readonly<Record<string, string>> = { " ": "open", "-": "wall", "|": "wall", "=": "battlement", "!": "battlement", D: "door", G: "gate", A: "arch" };

export function signKey(sign: string, edge: boolean): string {
  return (edge ? EDGES[sign] : CELLS[sign]) ?? "empty";
}
