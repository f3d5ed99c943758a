/** The chronicle of a match: entries kept by number, told in sentences, with what was done to the reader marked. */

import type { Told as Event } from "../board/contract.ts";
import type { Json } from "../wire/common.ts";
import type { Happening } from "../wire/messages.ts";
import type { Speaker } from "../words/speaker.ts";

const CONCERNED = ["target", "owner", "rival", "loser", "defender"]; // fields of an event that name whom it befalls; `seat` is who does it
const SUFFERED: ReadonlyMap<string, string> = new Map([
  // but in these `seat` is who loses something; some only for this cause
  ["wounded", ""], // Majesty
  ["trapped", ""], // Castle Craft: `owner` is whose trap it is
  ["destroyed", ""],
  ["fell", ""], // Mastery
  ["retreated", ""],
  ["cut_down", ""],
  ["discarded", "sceptre"],
]);

/** One sentence of an entry. */
export interface Sentence {
  readonly text: string;
  readonly clause: string; // or several, with blanks between
  readonly mine: boolean; // another did it, and it concerns the reader
  readonly opens: boolean; // a paragraph begins with it
  readonly thrower: number; // whose dice are in it; −1 nobody’s
  readonly seat: number; // whom it is about, where it says so; −1
}

/** One entry as it is shown. */
export interface Told {
  readonly n: number;
  readonly seat: number;
  readonly gone: boolean;
  readonly mine: boolean;
  readonly sentences: readonly Sentence[];
}

/** A bit of a sentence: a name, a gain, a loss, a die that was thrown, a sign of the game's own, or anything else. */
interface Bit {
  readonly text: string;
  readonly kind: "plain" | "name" | "up" | "down" | "die" | "sign";
}

const FACES = ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"]; // a die stands in a sentence as its face

/** The entries known so far and some more: each once, in order; those that an undo took back are marked. */
export function joined(known: readonly Happening[], more: readonly Happening[]): readonly Happening[] {
  const found = new Map(known.map((each) => [each.n, each]));
  for (const each of more) {
    found.set(each.n, each);
  }
  for (const undone of more.filter((each) => each.kind === "undone")) {
    for (const [n, each] of found) {
      if (each.kind === "moved" && n >= (undone.to ?? 0) && n < undone.n && !each.gone) {
        found.set(n, { ...each, gone: true });
      }
    }
  }
  return [...found.values()].sort((a, b) => a.n - b.n);
}

/** Whether an event befalls the reader, where a game's drawing knows: its events speak of factions, not of seats. */
export type Befalls = (event: Readonly<Record<string, Json>>, entry: Happening) => boolean;

/** Whether an event of another's entry befalls the reader: not what he did himself in it, as a card of his that was turned up. */
export function concerns(event: Readonly<Record<string, Json>>, happening: Happening, viewer: number, befalls?: Befalls): boolean {
  if (viewer >= 0 && happening.kind === "moved" && befalls) {
    return befalls(event, happening);
  }
  if (viewer < 0 || happening.kind !== "moved" || happening.seat === viewer) {
    return false;
  }
  const cause = typeof event.event === "string" ? SUFFERED.get(event.event) : undefined;
  if (cause !== undefined) {
    return event.seat === viewer && (cause === "" || event.cause === cause);
  }
  return event.seat !== viewer && CONCERNED.some((field) => event[field] === viewer);
}

/** What was done to the reader after an entry. */
export function doneToMe(log: readonly Happening[], after: number, viewer: number, befalls?: Befalls): readonly Happening[] {
  return log.filter((each) => each.n > after && !each.gone && (each.events ?? []).some((event) => concerns(event, each, viewer, befalls)));
}

/** What a game's drawing tells in place of some events: several as one. */
type Digest = (events: readonly Event[], viewer: number) => readonly Event[];

interface Telling {
  readonly speaker: Speaker;
  readonly viewer: number;
  readonly struck: string; // which of its events befall the reader, where the drawing says so
  readonly digest: Digest | undefined;
  readonly told: Told;
}
const TELLINGS = new WeakMap<Happening, Telling>();

/** An entry in sentences; none where the board shows all there is. The same entry is told once to the same reader: a log is long. */
export function told(speaker: Speaker, happening: Happening, viewer: number, befalls?: Befalls, digest?: Digest): Told {
  const struck = befalls ? (happening.events ?? []).map((event) => concerns(event, happening, viewer, befalls)).join() : "";
  const known = TELLINGS.get(happening);
  if (known?.speaker === speaker && known.viewer === viewer && known.struck === struck && known.digest === digest) {
    return known.told;
  }
  const found = telling(speaker, happening, viewer, befalls, digest);
  TELLINGS.set(happening, { speaker, viewer, struck, digest, told: found });
  return found;
}

function telling(speaker: Speaker, happening: Happening, viewer: number, befalls?: Befalls, digest?: Digest): Told {
  const seat = happening.seat ?? -1;
  const base = { n: happening.n, seat, gone: happening.gone ?? false };
  if (happening.kind === "moved" || happening.kind === "opening") {
    const events = happening.events ?? [];
    const sentences = (digest?.(events, viewer) ?? events)
      .filter((event) => nameOf(event) !== "" && !speaker.quiet(nameOf(event)))
      .map((event, at, all) => ({
        opens: speaker.opens(nameOf(event), nameOf(all[at - 1])),
        text: speaker.event(diced(event)),
        clause: typeof event.clause === "string" ? event.clause : speaker.clause(nameOf(event)),
        mine: concerns(event, happening, viewer, befalls),
        thrower: number(event.owner) ?? number(event.seat) ?? -1,
        seat: number(event.seat) ?? -1,
      }));
    const absent = happening.by === "absent" ? [plain(speaker.say("log-absent", { seat: speaker.seat(seat) }))] : [];
    const gone = base.gone && sentences.length === 0 ? [plain(speaker.say("log-gone", { seat: speaker.seat(seat) }))] : [];
    return { ...base, mine: sentences.some((each) => each.mine), sentences: [...absent, ...sentences, ...gone] };
  }
  const text =
    happening.kind === "seated"
      ? speaker.say(`log-seat-${happening.why ?? "away"}`, { seat: speaker.seat(seat) })
      : happening.kind === "clocked"
        ? speaker.say("log-clocked")
        : speaker.say(`log-${happening.kind}`, { seat: speaker.seat(seat) });
  return { ...base, mine: false, sentences: [plain(text)] };
}

/** A line of an entry: whose shield stands beside it (−1: nobody’s, or that of the line before), and what it says. */
export interface Line {
  readonly seat: number;
  readonly sentences: readonly Sentence[];
}

/** The lines of an entry, one a paragraph: each beside whom it begins with, for whoever answered need not be who acts. */
export function lines(speaker: Speaker, entry: Told): readonly Line[] {
  const found = paragraphs(speaker, entry.sentences);
  return found.map((sentences, at) => ({ seat: subject(sentences) ?? (at === 0 ? entry.seat : -1), sentences: sentences.map((each) => ({ ...each, opens: false })) }));
}

function subject(sentences: readonly Sentence[]): number | undefined {
  const seat = sentences[0]?.seat ?? -1;
  return seat >= 0 ? seat : undefined;
}

/** The sentences of an entry as they are read one after another, paragraph by paragraph. Each cites its clauses where it ends: one that goes
 * on has those of what came before, and of several in a row that cite the same the last does. */
export function inARow(speaker: Speaker, sentences: readonly Sentence[]): readonly Sentence[] {
  return paragraphs(speaker, sentences).flat();
}

function paragraphs(speaker: Speaker, sentences: readonly Sentence[]): readonly (readonly Sentence[])[] {
  const found: Sentence[][] = [];
  for (const sentence of sentences) {
    const last = found.at(-1);
    if (last && !sentence.opens) {
      last.push(sentence);
    } else {
      found.push([sentence]);
    }
  }
  return found.map((each) => {
    const texts = speaker.flow(each.map((sentence) => sentence.text));
    let before: readonly string[] = []; // clauses of what goes on
    return each.map((sentence, at) => {
      const text = texts[at] ?? sentence.text;
      const clauses = [...new Set([...before, sentence.clause])].filter((clause) => clause !== "" && clause !== each[at + 1]?.clause);
      before = text.endsWith(",") ? clauses : [];
      return { ...sentence, text, clause: before.length > 0 ? "" : clauses.join(" ") };
    });
  });
}

function plain(text: string): Sentence {
  return { text, clause: "", mine: false, opens: false, thrower: -1, seat: -1 };
}

function number(value: Json | undefined): number | undefined {
  return typeof value === "number" ? value : undefined;
}

/** An event whose throw of a plain die is told by its face. */
function diced(event: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> {
  const face = FACES[(number(event.roll) ?? 0) - 1];
  return face ? { ...event, roll: face } : event;
}

/** The number that a die in a sentence shows. */
export function pips(face: string): number {
  return FACES.indexOf(face) + 1;
}

function nameOf(event: Readonly<Record<string, Json>> | undefined): string {
  return typeof event?.event === "string" ? event.event : "";
}

let made: { readonly names: readonly string[]; readonly signs: string; readonly pattern: RegExp } | null = null; // the same names stand in all sentences of a table

function patternOf(names: readonly string[], signs: string): RegExp {
  if (made?.names !== names || made.signs !== signs) {
    const known = [...new Set(names.filter(Boolean))].sort((one, other) => other.length - one.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    made = { names, signs, pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...known, "\\+\\d+", "−\\d+", `[⚀-⚅${signs}]`].join("|")})(?![\\p{L}\\p{N}])`, "gu") };
  }
  return made.pattern;
}

/** A sentence in bits, so that names stand out, gains and losses have their colours, and dice are drawn. */
export function bits(text: string, names: readonly string[], signs = ""): readonly Bit[] {
  const pattern = patternOf(names, signs);
  const found: Bit[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) {
      found.push({ text: text.slice(from, match.index), kind: "plain" });
    }
    const kind = match[0].startsWith("+") ? "up" : match[0].startsWith("−") ? "down" : pips(match[0]) > 0 ? "die" : signs.includes(match[0]) ? "sign" : "name";
    found.push({ text: match[0], kind });
    from = match.index + match[0].length;
  }
  return from < text.length ? [...found, { text: text.slice(from), kind: "plain" }] : found;
}
