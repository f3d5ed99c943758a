/** The little Markdown that rules are written in, as blocks and runs of text: no HTML is ever made from it. */

/** A run of text: plain, strong, emphasis, a code, or the id of a clause. */
export interface Run {
  readonly kind: "plain" | "strong" | "em" | "code" | "clause";
  readonly text: string;
}

type Block =
  | { readonly kind: "text"; readonly runs: readonly Run[] }
  | { readonly kind: "list"; readonly items: readonly (readonly Run[])[] }
  | { readonly kind: "table"; readonly head: readonly (readonly Run[])[]; readonly rows: readonly (readonly (readonly Run[])[])[] };

const RUN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{2}-(?:[A-Z]{1,2}\d|\d)[0-9A-Za-z.]*[0-9A-Za-z]|[A-Z]{2}-[A-Z]?\d)/g;
const RULE = /^[-: |]+$/;

/** The runs of a line. */
export function runsOf(line: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const found of line.matchAll(RUN)) {
    if (found.index > end) {
      runs.push({ kind: "plain", text: line.slice(end, found.index) });
    }
    const [whole, strong, em, code, clause] = found;
    runs.push(
      strong !== undefined
        ? { kind: "strong", text: strong }
        : em !== undefined
          ? { kind: "em", text: em }
          : code !== undefined
            ? { kind: "code", text: code }
            : { kind: "clause", text: clause ?? whole },
    );
    end = found.index + whole.length;
  }
  if (end < line.length) {
    runs.push({ kind: "plain", text: line.slice(end) });
  }
  return runs;
}

/** Paragraphs, lists and tables, in order. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  for (const part of markdown.split(/\n\s*\n/)) {
    let lines: string[] = [];
    const flush = () => {
      if (lines.length > 0) {
        blocks.push({ kind: "text", runs: runsOf(lines.join(" ")) });
        lines = [];
      }
    };
    for (const raw of part.split("\n")) {
      const line = raw.trim();
      const last = blocks.at(-1);
      if (/^[-*] /.test(line)) {
        const fresh = lines.length > 0;
        flush();
        const item = runsOf(line.slice(2));
        if (!fresh && last?.kind === "list") {
          blocks[blocks.length - 1] = { kind: "list", items: [...last.items, item] };
        } else {
          blocks.push({ kind: "list", items: [item] });
        }
      } else if (line.startsWith("|")) {
        const fresh = lines.length > 0;
        flush();
        const cells = line.replace(/^\||\|$/g, "").split("|").map((cell) => runsOf(cell.trim()));
        if (!fresh && last?.kind === "table") {
          if (!RULE.test(line)) {
            blocks[blocks.length - 1] = { ...last, rows: [...last.rows, cells] };
          }
        } else {
          blocks.push({ kind: "table", head: cells, rows: [] });
        }
      } else if (line) {
        lines.push(line);
      }
    }
    flush();
  }
  return blocks;
}
