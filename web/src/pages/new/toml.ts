/** Files of castles, set-ups and corrected numbers: JSON, or TOML as far as such files use it (no dates). */

import type { Json } from "../../wire/common.ts";

/** What is wrong with a file, and in which line. */
export class Unreadable extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

type Table = Record<string, Json>;

/** The data of a file. */
export function dataOf(text: string): Table {
  if (!text.trimStart().startsWith("{")) {
    return new Reader(text).document();
  }
  try {
    return JSON.parse(text) as Table;
  } catch (error) {
    throw new Unreadable(0, String(error));
  }
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", '"': '"', "\\": "\\" };

class Reader {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text.replaceAll("\r\n", "\n");
  }

  document(): Table {
    const root: Table = {};
    let table = root;
    this.blank();
    while (this.at < this.text.length) {
      if (this.take("[[")) {
        table = this.entered(root, this.path(), true);
        this.need("]]");
      } else if (this.take("[")) {
        table = this.entered(root, this.path(), false);
        this.need("]");
      } else {
        this.pair(table);
      }
      this.endOfLine();
      this.blank();
    }
    return root;
  }

  // Structure

  /** The table of a heading, made where it is not there; of a list of tables a new one at its end. */
  private entered(root: Table, path: readonly string[], listed: boolean): Table {
    let table = root;
    for (const [depth, key] of path.entries()) {
      const last = depth === path.length - 1;
      const found = Object.hasOwn(table, key) ? table[key] : undefined;
      if (last && listed) {
        const list = found ?? [];
        if (!Array.isArray(list)) {
          this.fail(`${key} is no list of tables`);
        }
        const next: Table = {};
        list.push(next);
        this.put(table, key, list);
        return next;
      }
      const inner = Array.isArray(found) ? found.at(-1) : found;
      table = inner === undefined ? this.fresh(table, key) : this.asTable(inner, key);
    }
    return table;
  }

  private fresh(table: Table, key: string): Table {
    const made: Table = {};
    this.put(table, key, made);
    return made;
  }

  private asTable(value: Json, key: string): Table {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      this.fail(`${key} is no table`);
    }
    return value;
  }

  private put(table: Table, key: string, value: Json): void {
    Object.defineProperty(table, key, { value, enumerable: true, configurable: true, writable: true });
  }

  private pair(table: Table): void {
    const path = this.path();
    this.need("=");
    const holder = path.length > 1 ? this.entered(table, path.slice(0, -1), false) : table;
    const key = path.at(-1) ?? "";
    if (Object.hasOwn(holder, key)) {
      this.fail(`${key} is given twice`);
    }
    this.put(holder, key, this.value());
  }

  private path(): string[] {
    const keys: string[] = [];
    do {
      this.space();
      const bare = /^[A-Za-z0-9_-]+/.exec(this.text.slice(this.at, this.at + 200));
      const quote = this.text[this.at];
      if (bare) {
        keys.push(bare[0]);
        this.at += bare[0].length;
      } else if (quote === '"' || quote === "'") {
        keys.push(this.string());
      } else {
        this.fail("a key was expected");
      }
      this.space();
    } while (this.take("."));
    return keys;
  }

  // Values

  private value(): Json {
    this.space();
    const sign = this.text[this.at] ?? "";
    if (sign === '"' || sign === "'") {
      return this.string();
    }
    if (this.take("[")) {
      return this.list();
    }
    if (this.take("{")) {
      return this.inline();
    }
    const [word = ""] = /^[^\s,\]}#]+/.exec(this.text.slice(this.at, this.at + 100)) ?? [];
    this.at += word.length;
    if (word === "true" || word === "false") {
      return word === "true";
    }
    if (/^[+-]?\d+(_\d+)*$/.test(word)) {
      return Number(word.replaceAll("_", ""));
    }
    return this.fail(`"${word}" is no text, number, yes or no, list or table`);
  }

  private list(): Json[] {
    const found: Json[] = [];
    this.blank();
    while (!this.take("]")) {
      found.push(this.value());
      this.blank();
      if (!this.take(",") && this.text[this.at] !== "]") {
        this.fail("a comma or the end of the list was expected");
      }
      this.blank();
    }
    return found;
  }

  private inline(): Table {
    const found: Table = {};
    this.space();
    while (!this.take("}")) {
      this.pair(found);
      this.space();
      if (!this.take(",") && this.text[this.at] !== "}") {
        this.fail("a comma or the end of the table was expected");
      }
      this.space();
    }
    return found;
  }

  private string(): string {
    const quote = this.text[this.at] ?? "";
    const long = this.text.startsWith(quote.repeat(3), this.at);
    const end = long ? quote.repeat(3) : quote;
    this.at += end.length;
    if (long) {
      this.take("\n");
    }
    let found = "";
    while (!this.take(end)) {
      const sign = this.text[this.at];
      if (sign === undefined || (sign === "\n" && !long)) {
        this.fail("the text has no end");
      }
      this.at += 1;
      found += sign === "\\" && quote === '"' ? this.escaped(long) : sign;
    }
    return found;
  }

  private escaped(long: boolean): string {
    const sign = this.text[this.at] ?? "";
    if (long && /\s/.test(sign)) {
      this.at += /^\s*/.exec(this.text.slice(this.at))?.[0].length ?? 0;
      return "";
    }
    this.at += 1;
    if (sign === "u" || sign === "U") {
      const code = this.text.slice(this.at, this.at + (sign === "u" ? 4 : 8));
      this.at += code.length;
      return /^[0-9A-Fa-f]+$/.test(code) && parseInt(code, 16) <= 0x10ffff ? String.fromCodePoint(parseInt(code, 16)) : this.fail("a code of a letter was expected");
    }
    return ESCAPES[sign] ?? this.fail(`\\${sign} means nothing`);
  }

  // Signs

  private take(sign: string): boolean {
    if (!this.text.startsWith(sign, this.at)) {
      return false;
    }
    this.at += sign.length;
    return true;
  }

  private need(sign: string): void {
    this.space();
    if (!this.take(sign)) {
      this.fail(`${sign} was expected`);
    }
  }

  private space(): void {
    while (this.text[this.at] === " " || this.text[this.at] === "\t") {
      this.at += 1;
    }
  }

  /** Over empty lines and comments. */
  private blank(): void {
    this.at += /^(?:\s|#[^\n]*)*/.exec(this.text.slice(this.at))?.[0].length ?? 0;
  }

  private endOfLine(): void {
    this.at += /^[ \t]*(?:#[^\n]*)?/.exec(this.text.slice(this.at))?.[0].length ?? 0;
    if (this.at < this.text.length && this.text[this.at] !== "\n") {
      this.fail("the end of the line was expected");
    }
  }

  private fail(message: string): never {
    throw new Unreadable(this.text.slice(0, this.at).split("\n").length, message);
  }
}
