/** The rules as players read them: chapters of clauses, each with its id. */

import type { Name } from "../wire/common.ts";
import type { Speaker } from "./speaker.ts";

const CLAUSE = /^\*\*([A-Z]+-[A-Za-z]*[0-9][0-9A-Za-z.]*)\*\*\s*(.*)$/;
const COMMENT = /<!--.*?-->/gs;
const SENTENCE = /(?<=[.!?…])\s+(?=[A-ZА-ЯЁ«“"(])/;

/** One sentence of the rulebook and what belongs to it, in Markdown. */
export interface Clause {
  readonly id: string;
  readonly text: string;
}

/** A heading with its clauses. */
export interface Chapter {
  readonly title: string;
  readonly intro: string;
  readonly clauses: readonly Clause[];
}

/** The rules of one game in one language. */
export interface Rulebook {
  readonly title: string;
  readonly intro: string;
  readonly chapters: readonly Chapter[];
  readonly clauses: ReadonlyMap<string, Clause>;
}

interface Draft {
  title: string;
  intro: string[];
  clauses: { id: string; lines: string[] }[];
}

/** A rulebook from Markdown: `# title`, `## chapter` (or `###`), paragraphs that begin with a bold id. */
export function parse(markdown: string): Rulebook {
  let title = "";
  const opening: Draft = { title: "", intro: [], clauses: [] };
  const drafts = [opening];
  let draft = opening;
  for (const line of markdown.replace(COMMENT, "").split(/\r?\n/)) {
    const start = CLAUSE.exec(line);
    const last = draft.clauses.at(-1);
    if (line.startsWith("# ")) {
      title = line.slice(2).trim();
    } else if (line.startsWith("## ") || line.startsWith("### ")) {
      draft = { title: line.replace(/^[# ]+/, "").trim(), intro: [], clauses: [] };
      drafts.push(draft);
    } else if (start) {
      draft.clauses.push({ id: start[1] ?? "", lines: [start[2] ?? ""] });
    } else if (last) {
      last.lines.push(line);
    } else {
      draft.intro.push(line);
    }
  }
  const chapters = drafts.map((each) => ({
    title: each.title,
    intro: each.intro.join("\n").trim(),
    clauses: each.clauses.map(({ id, lines }) => ({ id, text: lines.join("\n").trim() })),
  }));
  return {
    title,
    intro: opening.intro.join("\n").trim(),
    chapters: chapters.filter((chapter) => chapter.title !== ""),
    clauses: new Map(chapters.flatMap((chapter) => chapter.clauses.map((clause) => [clause.id, clause]))),
  };
}

/** The rules as they read at a table: `amended` of its scene has the clauses with numbers that were entered for it. */
export function tableRules(book: Rulebook, speaker: Pick<Speaker, "called">, amended: Readonly<Record<string, Name>>): Rulebook {
  const changed = (clause: Clause): Clause => {
    const text = amended[clause.id];
    return text === undefined ? clause : { id: clause.id, text: speaker.called(text) };
  };
  return {
    ...book,
    chapters: book.chapters.map((chapter) => ({ ...chapter, clauses: chapter.clauses.map(changed) })),
    clauses: new Map([...book.clauses].map(([id, clause]) => [id, changed(clause)])),
  };
}

/** What a refusal quotes. */
export function firstSentence(clause: Clause): string {
  const line = (clause.text.split("\n")[0] ?? "").trim();
  return line.split(SENTENCE)[0] ?? line;
}

/** Markdown as lines without signs; each row of a table with the heads of its columns. */
export function readAloud(markdown: string): string[] {
  const lines: string[] = [];
  let heads: string[] = [];
  for (const raw of markdown.split(/\r?\n/)) {
    let line = raw.trim();
    if (line.startsWith("|")) {
      const cells = line.replace(/^\|+|\|+$/g, "").split("|").map((cell) => cell.trim());
      if (cells.every((cell) => /^[-: ]*$/.test(cell))) {
        continue;
      }
      if (heads.length === 0) {
        heads = cells;
        continue;
      }
      const told = heads.slice(0, cells.length).map((head, at) => (head ? `${head}: ${cells[at] ?? ""}` : (cells[at] ?? "")));
      line = `- ${told.join("; ")}`;
    } else {
      heads = [];
    }
    if (line) {
      lines.push(line.replaceAll("**", "").replaceAll("`", ""));
    }
  }
  return lines;
}
