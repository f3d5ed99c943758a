/** What columns and signs of a plan are called. */

const LETTERS = { en: "ABCDEFGHIJKLMNOPQRSTUVWXYZ", ru: "АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЭЮ" } as const;

/** The letter of a column; the widest plan has one more column than Latin has letters. */
export function letter(x: number, lang: string): string {
  const row = lang === "ru" ? LETTERS.ru : LETTERS.en;
  return row[x] ?? `${row[0] ?? ""}${row[x - row.length] ?? ""}`;
}

const CELLS: Readonly<Record<string, string>> = { " ": "empty", ".": "floor", "#": "masonry", s: "stairs", h: "hatch", q: "square", Q: "square", o: "round", O: "round" };
const EDGES: Readonly<Record<string, string>> = { " ": "open", "-": "wall", "|": "wall", "=": "battlement", "!": "battlement", D: "door", G: "gate", A: "arch" };

export function signKey(sign: string, edge: boolean): string {
  return (edge ? EDGES[sign] : CELLS[sign]) ?? "empty";
}
