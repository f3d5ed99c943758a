/** Says a corpus of matches anew and compares: node corpus.js PACKAGE < corpus.jsonl. Prints what differs. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Name } from "../src/wire/common.ts";
import type { Act, Question, Result } from "../src/wire/messages.ts";
import { LANGUAGES, type Language, type Texts } from "../src/words/catalogue.ts";
import { parse, readAloud, type Rulebook, tableRules } from "../src/words/clauses.ts";
import { type Refused, refused } from "../src/words/refusals.ts";
import { type Naming, Speaker } from "../src/words/speaker.ts";

const MOST = 20; // differences that are shown

interface Table {
  game: string;
  naming: Naming;
  amended: Record<string, Name>;
  seats: string[];
}

type Told =
  | { what: "event"; data: { event: string } }
  | { what: "question"; data: Question }
  | { what: "label"; data: { seat: number; choice: Omit<Act, "id"> } }
  | { what: "outcome"; data: Omit<Result, "resigned"> }
  | { what: "name"; data: { noun: string; id: string; case: string } }
  | { what: "option" | "help"; data: { option: string } }
  | { what: "value"; data: { option: string; value: string | number | boolean } }
  | { what: "clause"; data: { clause: string } }
  | { what: "refusal"; data: Refused };

type Line = { table: Table } | (Told & { said: Record<Language, string> });

interface Voice {
  speaker: Speaker;
  book: Rulebook;
}

function voices(root: string, table: Table): Record<Language, Voice> {
  const folder = join(root, "games", table.game);
  const read = (lang: Language) => [join(root, "words"), join(folder, "words")].map((place) => text(place, `${lang}.ftl`));
  const texts: Texts = { en: read("en"), ru: read("ru") };
  const voice = (lang: Language) => {
    const speaker = new Speaker(lang, texts, table.naming, table.seats, true);
    return { speaker, book: tableRules(parse(text(join(folder, "rules"), `${lang}.md`)), speaker, table.amended) };
  };
  return { en: voice("en"), ru: voice("ru") };
}

function text(folder: string, file: string): string {
  return readFileSync(join(folder, file), "utf8");
}

function say({ speaker, book }: Voice, told: Told): string {
  switch (told.what) {
    case "event":
      return speaker.event(told.data);
    case "question":
      return speaker.prompt(told.data);
    case "label":
      return speaker.label(told.data.seat, told.data.choice);
    case "outcome":
      return speaker.outcome(told.data).join("\n");
    case "name":
      return speaker.name(told.data.noun, told.data.id, told.data.case);
    case "option":
      return speaker.option(told.data.option);
    case "help":
      return speaker.optionHelp(told.data.option);
    case "value":
      return speaker.optionValue(told.data.option, told.data.value);
    case "clause":
      return readAloud(book.clauses.get(told.data.clause)?.text ?? "").join("\n");
    case "refusal":
      return refused(speaker, book, told.data);
  }
}

function tried(voice: Voice, told: Told): string {
  try {
    return say(voice, told);
  } catch (error) {
    return `⟦${String(error)}⟧`;
  }
}

const [root = ""] = process.argv.slice(2);
let table: Record<Language, Voice> | undefined;
let compared = 0;
const differing: string[] = [];
for (const each of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const line = JSON.parse(each) as Line;
  if ("table" in line) {
    table = voices(root, line.table);
    continue;
  }
  for (const lang of LANGUAGES) {
    const said = table === undefined ? "⟦no table⟧" : tried(table[lang], line);
    compared += 1;
    if (said !== line.said[lang]) {
      differing.push(`${lang} ${line.what} ${JSON.stringify(line.data)}\n  Python:     ${line.said[lang]}\n  TypeScript: ${said}`);
    }
  }
}
console.log([...differing.slice(0, MOST), `${differing.length} of ${compared} sentences differ`].join("\n"));
process.exitCode = differing.length > 0 ? 1 : 0;
