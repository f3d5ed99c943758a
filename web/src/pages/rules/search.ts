/** Looking for words in the rules: case, ё and endings do not matter. */

import type { Chapter } from "../../words/clauses.ts";

/** A clause in which everything was found, and the place of its chapter in the book. */
export interface Hit {
  readonly clause: string;
  readonly chapter: number;
}

/** A piece of a text: found or not. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

const WORDS = /[\p{L}\p{N}]+(?:[.-][\p{L}\p{N}]+)*/gu;
const ENDING = /[аеиоуыьэюяйs]$/;
const LONG = 5; // letters from which an ending is not looked at

function plain(text: string): string {
  return text.toLocaleLowerCase().replaceAll("ё", "е");
}

/** The words of a question as they are looked for: the stem of long ones. */
function stems(query: string): string[] {
  return (plain(query).match(WORDS) ?? []).map((word) => (word.length >= LONG && !/\d/.test(word) ? word.replace(ENDING, "") : word));
}

/** Whether a text has all the words, each at the beginning of a word. */
function has(text: string, wanted: readonly string[]): boolean {
  const words = plain(text).match(WORDS) ?? [];
  return wanted.every((stem) => words.some((word) => word.startsWith(stem)));
}

/** Clauses in which every word is found: in the text or in the id. */
export function search(chapters: readonly Chapter[], query: string): Hit[] {
  const wanted = stems(query);
  if (wanted.length === 0) {
    return [];
  }
  return chapters.flatMap(({ clauses }, chapter) =>
    clauses.filter((each) => has(`${each.id} ${each.text}`, wanted)).map((each) => ({ clause: each.id, chapter })),
  );
}

/** A text in pieces, those that were looked for marked. */
export function marked(text: string, query: string): Piece[] {
  const wanted = stems(query);
  const pieces: Piece[] = [];
  let end = 0;
  if (wanted.length > 0) {
    for (const found of text.matchAll(WORDS)) {
      if (wanted.some((stem) => plain(found[0]).startsWith(stem))) {
        if (found.index > end) {
          pieces.push({ text: text.slice(end, found.index), hit: false });
        }
        pieces.push({ text: found[0], hit: true });
        end = found.index + found[0].length;
      }
    }
  }
  return end < text.length ? [...pieces, { text: text.slice(end), hit: false }] : pieces;
}

/** `AC-9.4` stands in chapter 9, `AC-R27` among the rulings R, `RQ-V1.2` in V1. */
export function chapterMark(id: string): string {
  const [, found = ""] = /^[A-Z]+-([A-Z]*\d*)/.exec(id) ?? [];
  return /^[A-Z]\d{2,}$|^R\d/.test(found) ? found.slice(0, 1) : found;
}
