/** Whoever tells a match to people: one language, one game, the names at the table. Works from plain JSON alone. */

import type { FluentBundle } from "@fluent/bundle";

import type { Json, Name, Scene } from "../wire/common.ts";
import type { Act, Question, Result } from "../wire/messages.ts";
import { bundle, type Language, LANGUAGES, type Texts } from "./catalogue.ts";
import { flowing } from "./flow.ts";
import { type Argument, type Arguments, digits, HIDDEN_ID, Noun, Nouns, spread } from "./nouns.ts";

export type Facts = Readonly<Record<string, Json>>;

/** What a scene says about names. */
export type Naming = Pick<Scene, "nouns" | "aliases" | "names">;

const ODDS = "odds"; // facts in thousandths: probabilities, and what is to be expected
const EXPECTED = "expected";
const SEATS = new Set(["seat", "target", "owner", "winner", "loser", "attacker", "defender", "taker", "giver"]);

export class MissingWords extends Error {}

export class Speaker {
  readonly lang: Language;
  private readonly bundles: readonly FluentBundle[];
  private readonly nouns: ReadonlyMap<string, readonly string[]>;
  private readonly names: ReadonlyMap<string, Readonly<Record<string, Name>>>;
  private readonly seats: readonly string[];
  private readonly strict: boolean;

  /** A missing sentence raises where `strict` is set, as in tests; otherwise it is said in English or shown raw. */
  constructor(lang: Language, texts: Texts, naming: Naming, seats: readonly string[], strict = false) {
    this.lang = lang;
    this.nouns = resolved(naming.nouns, naming.aliases);
    this.names = resolved(naming.names, naming.aliases);
    this.seats = seats;
    this.strict = strict;
    const langs = strict ? [lang] : [...new Set([lang, ...LANGUAGES])];
    this.bundles = langs.map((each) => bundle(each, texts[each]));
  }

  // Sentences

  /** Whether the own language has the sentence (or its attribute). */
  has(key: string, attribute = ""): boolean {
    const [own] = this.bundles;
    return own !== undefined && patternOf(own, key, attribute) !== null;
  }

  /** The sentence with these facts, or a further form of it: the help of an option, the case of a noun. */
  say(key: string, args: Arguments = {}, attribute = ""): string {
    for (const found of this.bundles) {
      const pattern = patternOf(found, key, attribute);
      if (pattern === null) {
        continue;
      }
      const errors: Error[] = [];
      const text = found.formatPattern(pattern, spread(args), errors);
      if (errors[0] && this.strict) {
        throw new MissingWords(`${this.lang}: ${key} cannot be said with ${Object.keys(args).join(", ")}: ${errors[0].message}`);
      }
      return text;
    }
    const shown = attribute ? `${key}.${attribute}` : key;
    if (this.strict) {
      throw new MissingWords(`${this.lang}: there is no sentence ${shown}`);
    }
    return `⟦${[shown, ...Object.entries(args).map(([name, value]) => `${name}=${raw(value)}`)].join(" ")}⟧`;
  }

  // Things and people

  /** The name at a seat; nobody's seat is −1. */
  seat(seat: number): string {
    return seat < 0 ? this.say("nobody") : (this.seats[seat] ?? this.say("seat-number", { number: seat + 1 }));
  }

  /** The name of a thing by its noun and id, in a case if the language has it. */
  name(noun: string, id: string, grammaticalCase = ""): string {
    const called = id === HIDDEN_ID ? undefined : this.names.get(noun)?.[id];
    if (called) {
      return this.called(called);
    }
    const words = id === HIDDEN_ID ? `hidden-${noun}` : `${this.family(noun, id)}-${id}`;
    return this.say(words, {}, grammaticalCase && this.has(words, grammaticalCase) ? grammaticalCase : "");
  }

  /** Fields, arguments or facts as sentences take them; of a list also the count, a table by its parts: `gain-points`, `landings-1-board`. */
  things(values: Facts): Arguments {
    const args: Arguments = {};
    for (const [name, value] of Object.entries(values)) {
      if (isTable(value)) {
        Object.assign(args, this.parts(name, name, value));
        continue;
      }
      args[name] = this.thing(name, value);
      if (Array.isArray(value)) {
        args[`${name}-count`] = value.length;
        for (const [at, each] of value.entries()) {
          if (isTable(each)) {
            Object.assign(args, this.parts(name, `${name}-${at + 1}`, each));
          }
        }
      }
    }
    return args;
  }

  private parts(table: string, prefix: string, values: Facts): Arguments {
    const args: Arguments = {};
    for (const [part, inner] of Object.entries(values)) {
      args[`${prefix}-${part}`] = this.part(table, part, inner);
    }
    return args;
  }

  /** A part of a table: odds in whole percent, expectations with at most one decimal, both from thousandths. */
  private part(table: string, part: string, value: Json): Argument {
    if (typeof value !== "number") {
      return this.thing(part, value);
    }
    if (table === ODDS) {
      return Math.floor((value + 5) / 10);
    }
    if (table === EXPECTED) {
      const tenths = Math.floor((Math.abs(value) + 50) / 100);
      const sign = value < 0 && tenths > 0 ? "−" : "";
      return `${sign}${Math.floor(tenths / 10)}${tenths % 10 > 0 ? `${this.say("decimal-sign")}${tenths % 10}` : ""}`;
    }
    return this.thing(part, value);
  }

  /** Seats by name, things of the game's nouns as nouns, everything else as it is. */
  thing(name: string, value: Json): Argument {
    if (Array.isArray(value)) {
      return this.list(name.replace(/s$/, ""), value);
    }
    if (value === null) {
      return "";
    }
    if (typeof value === "string") {
      return this.nouns.has(name) ? this.noun(name, value) : value;
    }
    if (typeof value === "number") {
      return SEATS.has(name) ? this.seat(value) : value;
    }
    return typeof value === "boolean" ? value : JSON.stringify(value);
  }

  private list(name: string, values: readonly Json[]): Argument {
    const items = values.map((value) => this.thing(name, value));
    const nothing = this.say("nothing");
    if (this.nouns.has(name)) {
      const nouns = items.filter((item) => item instanceof Noun);
      return new Nouns(nouns, (count, grammaticalCase) => this.secrets(name, count, grammaticalCase), nothing);
    }
    return items.map(raw).join(", ") || nothing;
  }

  private noun(noun: string, id: string): Noun {
    return new Noun(id, (grammaticalCase) => this.name(noun, id, grammaticalCase));
  }

  /** A name or text that comes as a message with its arguments. */
  called(name: Name): string {
    const args: Arguments = {};
    for (const [key, value] of Object.entries(name.args)) {
      args[key] = isThing(value) ? this.noun(value.noun, value.id) : this.thing("", value);
    }
    const own = `board-${name.message}`; // a board may call things by its own letters and numbers
    return this.say(this.has(own) ? own : name.message, args);
  }

  /** A noun without names of its own borrows those of a noun with the same things: `origin` those of `tile`. */
  private family(noun: string, id: string): string {
    if (this.has(`${noun}-${id}`)) {
      return noun;
    }
    const own = this.nouns.get(noun);
    const other = [...this.nouns].find(([key, ids]) => ids === own && this.has(`${key}-${id}`));
    return other?.[0] ?? noun;
  }

  /** Several secret things: `hidden-cards` with `$count` where the catalogue has it. */
  private secrets(noun: string, count: number, grammaticalCase: string): string {
    const words = `hidden-${noun}s`;
    if (count > 1 && this.has(words)) {
      return this.say(words, { count }, this.has(words, grammaticalCase) ? grammaticalCase : "");
    }
    return this.name(noun, HIDDEN_ID, grammaticalCase) + (count > 1 ? ` ×${count}` : "");
  }

  // What a match says

  /** What happened: the event as it is told on the wire, its name among its fields. */
  event(event: Facts | { readonly event: string }): string {
    const { event: name, ...fields } = event as Facts;
    return this.say(`event-${typeof name === "string" ? name : ""}`, this.things(fields));
  }

  /** The sentences of a paragraph: somebody whom the next is about too is named once. */
  flow(sentences: readonly string[]): string[] {
    return flowing(sentences, this.seats, this.say("joint"));
  }

  /** Whether running news may leave the event out, since the board shows it: its sentence has the attribute `quiet`. */
  quiet(event: string): boolean {
    return this.has(`event-${event}`, "quiet");
  }

  /** Whether a new paragraph begins with an event told after another: its sentence has `opens`, and it is not the next of a row. */
  opens(event: string, before: string): boolean {
    const key = `event-${event}`;
    return before !== "" && this.has(key, "opens") && (before !== event || this.say(key, {}, "opens") !== "row");
  }

  /** The clause that an event carries out: the attribute `clause` of its sentence. */
  clause(event: string): string {
    return this.has(`event-${event}`, "clause") ? this.say(`event-${event}`, {}, "clause") : "";
  }

  /** The question of a decision. */
  prompt(question: Pick<Question, "seat" | "prompt" | "about">): string {
    return this.say(`prompt-${question.prompt}`, { seat: this.seat(question.seat), ...this.things(question.about) });
  }

  /** One action in a list: its verb, its arguments and what the game knows of it. */
  label(seat: number, choice: Pick<Act, "verb" | "args" | "facts">): string {
    return this.say(`verb-${choice.verb}`, { seat: this.seat(seat), ...this.things({ ...choice.args, ...choice.facts }) });
  }

  /** How a match ended: who won, then the ranks of all. */
  outcome(outcome: Pick<Result, "ranks" | "points" | "clause">): string[] {
    const seats = [...outcome.ranks.keys()].sort((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0) || a - b);
    const best = seats.filter((seat) => outcome.ranks[seat] === 1);
    const winners = best.map((seat) => this.seat(seat)).join(", ");
    return [
      this.say("result", { winners, count: best.length, clause: outcome.clause }),
      ...seats.map((seat) =>
        this.say("result-line", { rank: outcome.ranks[seat] ?? 0, seat: this.seat(seat), points: outcome.points[seat] ?? 0 }),
      ),
    ];
  }

  // Options

  option(name: string): string {
    return this.say(`option-${name}`);
  }

  optionHelp(name: string): string {
    return this.say(`option-${name}`, {}, "help");
  }

  /** A chosen value for people: named where the catalogue names it, yes or no, or as it is. */
  optionValue(name: string, value: string | number | boolean): string {
    if (typeof value === "boolean") {
      return this.say(value ? "yes" : "no");
    }
    if (typeof value === "string" && value && this.has(`option-${name}-${value}`)) {
      return this.say(`option-${name}-${value}`);
    }
    return value === "" ? this.say("nothing") : raw(value);
  }
}

function patternOf(found: FluentBundle, key: string, attribute: string) {
  const message = found.getMessage(key);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

/** A table by noun, with the nouns that share the things of another. */
function resolved<T>(table: Readonly<Record<string, T>>, aliases: Readonly<Record<string, string>>): ReadonlyMap<string, T> {
  const found = new Map(Object.entries(table));
  for (const [noun, other] of Object.entries(aliases)) {
    const shared = table[noun] ?? table[other];
    if (shared !== undefined) {
      found.set(noun, shared);
    }
  }
  return found;
}

function isTable(value: Json): value is Facts {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isThing(value: Json): value is { noun: string; id: string } {
  return isTable(value) && typeof value.noun === "string" && typeof value.id === "string";
}

function raw(value: Argument): string {
  return typeof value === "number" ? digits(value) : typeof value === "boolean" ? (value ? "yes" : "no") : value.toString();
}
