/** Places of a grid as people read them: column by letter, row by number, as boards and plans are lettered. */

import { type FluentFunction, FluentNumber, type FluentValue } from "@fluent/bundle";

const LETTERS: Readonly<Record<string, string>> = { en: "ABCDEFGHIJKLMNOPQRSTUVWXYZ", ru: "АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЭЮЯ" };

/** The letter of a column; where there are more columns than letters, two. */
export function letter(x: number, lang: string): string {
  const row = LETTERS[lang] ?? LETTERS.en ?? "";
  return row[x] ?? `${row[0] ?? ""}${row[x - row.length] ?? ""}`;
}

/** A place by its coordinates, counted from nought: "12,3" is M4; the third number is the floor. */
export function square(text: string, lang: string): string {
  const [x = 0, y = 0] = text.split(",").map(Number);
  return `${letter(x, lang)}${y + 1}`;
}

/** `{ SQUARE($text) }`: a cell M4, or an edge between two M4–M5; `{ FLOOR($text) }`: its floor, 0 on the ground. */
export function placing(lang: string): Record<string, FluentFunction> {
  const said = (value: FluentValue | undefined): string => (typeof value === "string" ? value : "");
  return {
    SQUARE: ([text]) => said(text).split("-").map((part) => square(part, lang)).join("–"),
    FLOOR: ([text]) => new FluentNumber(Number(said(text).split("-")[0]?.split(",")[2] ?? 0)),
  };
}
