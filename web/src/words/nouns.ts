/** Things in a sentence: a name in the case the sentence needs, and beside it an id that can be selected by. */

import { FluentNone, FluentNumber, FluentType, type FluentValue } from "@fluent/bundle";

export const HIDDEN_ID = "hidden"; // what a sentence selects by when the identity is secret
const NONE_ID = "none"; // the id of an empty list
const SEVERAL_ID = "several"; // the id of a list of more than one kind

/** What a sentence takes: a text, a number, a flag, or things. */
export type Argument = string | number | boolean | Noun | Nouns;
export type Arguments = Record<string, Argument>;

/** A number as people read it: no grouping, a true minus sign. */
export function digits(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** A whole number: chooses plurals as any, printed by `digits`. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return digits(this.value);
  }
}

/** One thing; its value is its id. */
export class Noun extends FluentType<string> {
  readonly named: (grammaticalCase: string) => string;

  constructor(key: string, named: (grammaticalCase: string) => string) {
    super(key);
    this.named = named;
  }

  override toString(): string {
    return this.named("");
  }
}

/** Several things of one noun, named with commas between; equal ones together. */
export class Nouns extends FluentType<readonly Noun[]> {
  private readonly hidden: (count: number, grammaticalCase: string) => string;
  private readonly nothing: string;

  constructor(items: readonly Noun[], hidden: (count: number, grammaticalCase: string) => string, nothing: string) {
    super(items);
    this.hidden = hidden;
    this.nothing = nothing;
  }

  /** The id of the only kind, or a word for none and for several. */
  get key(): string {
    const kinds = new Set(this.value.map((item) => item.value));
    const [first] = kinds;
    return first === undefined ? NONE_ID : kinds.size > 1 ? SEVERAL_ID : first;
  }

  named(grammaticalCase: string): string {
    const kinds = new Map<string, Noun[]>();
    for (const item of this.value) {
      kinds.set(item.value, [...(kinds.get(item.value) ?? []), item]);
    }
    const said: string[] = [];
    for (const [key, [first, ...more]] of kinds) {
      if (key === HIDDEN_ID) {
        said.push(this.hidden(more.length + 1, grammaticalCase));
      } else if (first) {
        said.push(first.named(grammaticalCase) + (more.length > 0 ? ` ×${more.length + 1}` : ""));
      }
    }
    return said.join(", ") || this.nothing;
  }

  override toString(): string {
    return this.named("");
  }
}

/** `{ NAME($card, case: "acc") }`: the thing, or the list of things, in that case; the plain form where there is none. */
export function NAME(positional: FluentValue[], named: Record<string, FluentValue>): FluentValue {
  const [thing] = positional;
  if (thing instanceof Noun || thing instanceof Nouns) {
    const wanted = named.case;
    return thing.named(typeof wanted === "string" ? wanted : "");
  }
  return thing ?? new FluentNone("NAME()");
}

/** The arguments as both Fluent runtimes take them: beside things their id as a text; flags as words; numbers plain. */
export function spread(args: Arguments): Record<string, FluentValue> {
  const found: Record<string, FluentValue> = {};
  for (const [name, value] of Object.entries(args)) {
    if (value instanceof Noun) {
      found[name] = value;
      found[`${name}-id`] = value.value;
    } else if (value instanceof Nouns) {
      found[name] = value;
      found[`${name}-id`] = value.key;
    } else if (typeof value === "boolean") {
      found[name] = value ? "yes" : "no";
    } else {
      found[name] = typeof value === "number" ? new PlainNumber(value) : value;
    }
  }
  return found;
}
