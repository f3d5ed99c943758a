/** The words of a question and of its choices, without a browser. */

import type { Act, Question } from "../wire/messages.ts";
import { firstSentence, readAloud, type Rulebook } from "../words/clauses.ts";
import type { Speaker } from "../words/speaker.ts";

/** The question as its reader sees it: without his own name before it, since it is asked of him. */
export function questionOf(speaker: Speaker, question: Question): string {
  const text = speaker.prompt(question);
  const name = `${speaker.seat(question.seat)}, `;
  return text.startsWith(name) ? capital(text.slice(name.length)) : text;
}

/** Why it is asked: what the game says of it, or the first sentence of its clause. */
export function reasonOf(speaker: Speaker, question: Question, book: Rulebook): string {
  if (speaker.has(`reason-${question.prompt}`)) {
    return speaker.say(`reason-${question.prompt}`, { seat: speaker.seat(question.seat), ...speaker.things(question.about) });
  }
  const clause = book.clauses.get(question.clause);
  return clause ? readAloud(firstSentence(clause)).join(" ") : "";
}

/** The first letter that can be painted. */
export function initialOf(text: string): string {
  return (/\p{L}/u.exec(text)?.[0] ?? "Q").toUpperCase();
}

/** A choice in two parts: what it is, and what it brings. */
interface Label {
  readonly title: string;
  readonly rest: string;
  readonly gain: number | null; // points now
}

export function labelOf(speaker: Speaker, seat: number, act: Act): Label {
  const text = speaker.label(seat, act);
  const gain = act.facts.gain;
  const points = typeof gain === "object" && gain !== null && !Array.isArray(gain) && typeof gain.points === "number" ? gain.points : null;
  const at = text.indexOf(": ");
  return at > 0 ? { title: text.slice(0, at), rest: text.slice(at + 2), gain: points } : { title: text, rest: "", gain: points };
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
