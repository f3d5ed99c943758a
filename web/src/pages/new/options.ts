/** The options of a game before play, as a form holds them: what is chosen, what excludes what, and what is sent. */

import type { Json } from "../../wire/common.ts";
import type { Exclusion, OptionField, OptionsForm } from "../../wire/messages.ts";

export type Value = boolean | number | string;

/** What is chosen, the number of seats among it; an option that is not there has its printed value. */
export type Values = Readonly<Record<string, Value>>;

export const SEATS = "seats";

/** Everything as printed, for as many seats. */
export function printed(form: OptionsForm, seats: number): Values {
  return { ...Object.fromEntries(form.options.map((field) => [field.name, field.default])), [SEATS]: seats };
}

/** What has been changed, for as many seats as before. */
export function changed(form: OptionsForm, values: Values): string[] {
  return form.options.filter((field) => values[field.name] !== field.default).map((field) => field.name);
}

function meant(value: Value | undefined, values: readonly Value[]): boolean {
  return values.length > 0 ? value !== undefined && values.includes(value) : Boolean(value);
}

/** Two choices that do not go together, both chosen now. */
export function clashes(form: OptionsForm, values: Values): Exclusion[] {
  return form.barred.filter((bar) => meant(values[bar.option], bar.values) && meant(values[bar.other], bar.others));
}

/** Why a value cannot be chosen beside the others: the exclusion, and the option on its other side. */
interface Hindrance {
  readonly clause: string;
  readonly by: string; // an option, or seats
  readonly bar: Exclusion;
}

/** A file that is still missing: no reason not to choose what needs it. */
function wants(bar: Exclusion): boolean {
  return bar.values.length === 1 && bar.values[0] === "";
}

/** What keeps a value from being chosen now; nothing if it goes. */
export function hindrance(form: OptionsForm, values: Values, option: string, value: Value): Hindrance | null {
  const tried = { ...values, [option]: value };
  for (const bar of clashes(form, tried)) {
    if (bar.option === option || (bar.other === option && !wants(bar))) {
      return { clause: bar.clause, by: bar.option === option ? bar.other : bar.option, bar };
    }
  }
  return null;
}

/** Every value that a field offers, in the order of the schema. */
export function offers(field: OptionField): Value[] {
  return field.kind === "flag" ? [false, true] : field.kind === "choice" ? (field.choices ?? []) : [];
}

/** A value of an option that goes with the others: the printed one if it does. */
function fitting(form: OptionsForm, values: Values, option: string): Value | undefined {
  const field = form.options.find((each) => each.name === option);
  if (!field) {
    return seatsThatFit(form, values);
  }
  return [field.default, ...offers(field)].find((value) => hindrance(form, values, option, value) === null);
}

/** The number of seats nearest to the present one with which the options go. */
function seatsThatFit(form: OptionsForm, values: Values): number | undefined {
  const now = Number(values[SEATS]);
  const counts = Array.from({ length: form.highest - form.lowest + 1 }, (_, at) => form.lowest + at);
  return counts
    .sort((a, b) => Math.abs(a - now) - Math.abs(b - now) || a - b)
    .find((count) => hindrance(form, values, SEATS, count) === null);
}

/** The value chosen, and whatever excludes it changed to something that goes with it. */
export function instead(form: OptionsForm, values: Values, option: string, value: Value): Values {
  let taken: Values = { ...values, [option]: value };
  for (let turn = 0; turn <= form.barred.length; turn += 1) {
    const found = hindrance(form, taken, option, value);
    if (!found) {
      break;
    }
    const other = fitting(form, taken, found.by);
    if (other === undefined) {
      return values;
    }
    taken = { ...taken, [found.by]: other };
  }
  return settled(form, taken, option);
}

/** The values with every clash resolved: the option that is the one to change gets a value that goes, `kept` stays. */
export function settled(form: OptionsForm, values: Values, kept = SEATS): Values {
  let now = values;
  for (let turn = 0; turn <= form.barred.length; turn += 1) {
    const [bar] = clashes(form, now);
    if (!bar) {
      break;
    }
    const yielding = bar.option === kept ? bar.other : bar.option;
    const other = fitting(form, now, yielding);
    if (other === undefined) {
      break;
    }
    now = { ...now, [yielding]: other };
  }
  return now;
}

/** A field set: fits the number of seats, its text parts included. */
export function seated(form: OptionsForm, values: Values, seats: number): Values {
  const fitted = Object.fromEntries(
    form.options.filter((field) => perSeat(field)).map((field) => [field.name, resized(field, String(values[field.name]), seats)]),
  );
  return settled(form, { ...values, ...fitted, [SEATS]: seats });
}

// Texts of several choices

/** A text of parts, one for each seat. */
function perSeat(field: OptionField): boolean {
  return field.kind === "text" && (field.choices?.length ?? 0) > 0 && !field.parts;
}

/** How many parts a text has. */
function partCount(field: OptionField, seats: number): number {
  return field.parts ?? seats;
}

/** A word that stands for the whole text, if it is one. */
export function wordOf(field: OptionField, text: string): string | null {
  return field.words?.includes(text) ? text : null;
}

/** The text in its parts; a word that stands for all of them has the same part everywhere, if it may be one. */
export function partsOf(field: OptionField, text: string, seats: number): string[] {
  const count = partCount(field, seats);
  const first = field.choices?.[0] ?? "";
  const word = wordOf(field, text);
  if (word !== null) {
    return Array.from({ length: count }, (_, at) => (field.choices?.includes(word) ? word : differing(field, at, first)));
  }
  const parts = field.joint ? text.split(field.joint).map((part) => part.trim()) : Array.from(text);
  return Array.from({ length: count }, (_, at) => parts[at] ?? differing(field, at, first));
}

/** Where every seat needs a part of its own (factions), the parts in turn; else the first. */
function differing(field: OptionField, at: number, first: string): string {
  return field.parts ? first : (field.choices?.[at] ?? first);
}

export function joined(field: OptionField, parts: readonly string[]): string {
  return parts.join(field.joint ?? "");
}

/** One part changed; where a part stands once only, the two change places. */
export function withPart(field: OptionField, text: string, seats: number, at: number, part: string): string {
  const parts = partsOf(field, text, seats);
  const before = parts[at];
  const other = parts.findIndex((each, place) => place !== at && each === part);
  if (perSeat(field) && !field.words?.includes(part) && other >= 0 && before !== undefined) {
    parts[other] = before;
  }
  parts[at] = part;
  return joined(field, parts);
}

function resized(field: OptionField, text: string, seats: number): string {
  if (wordOf(field, text) !== null) {
    return text;
  }
  const parts = partsOf(field, text, seats);
  const seen = new Set<string>();
  return joined(
    field,
    parts.map((part) => {
      const free = seen.has(part) && !field.words?.includes(part) ? (field.choices ?? []).find((each) => !seen.has(each)) : part;
      seen.add(free ?? part);
      return free ?? part;
    }),
  );
}

// What is sent

/** What is asked for, as the server takes it; data that was read from a file goes as data. */
export function given(form: OptionsForm, values: Values): Record<string, Json> {
  const found: Record<string, Json> = { [SEATS]: values[SEATS] ?? form.lowest };
  for (const field of form.options) {
    const value = values[field.name];
    if (value === undefined || value === field.default) {
      continue;
    }
    found[field.name] = field.kind === "json" ? (JSON.parse(String(value)) as Json) : value;
  }
  return found;
}

/** Steps of a number: fine while it is small. */
export function stepped(field: OptionField, value: number, by: 1 | -1): number {
  const size = value + Math.min(by, 0) >= 20 ? 10 : value + Math.min(by, 0) >= 10 ? 5 : 1;
  return Math.max(field.low ?? 0, Math.min(field.high ?? 0, value + by * size));
}
