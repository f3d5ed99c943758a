/** A draft outlives a reload and a broken line: it stays in the tab until another question of that table is drafted. */

import type { Question } from "../../wire/messages.ts";

const key = (): string => `quintain-draft-${location.pathname}`;

/** What was drafted for this question, by place; nothing where nothing was. */
export function recalled(question: Question): Readonly<Record<string, number>> {
  try {
    const { id, draft } = JSON.parse(sessionStorage.getItem(key()) ?? "{}") as { id?: string; draft?: Record<string, number> };
    return id === `${String(question.id)} ${question.prompt}` && draft ? draft : {};
  } catch {
    return {}; // nothing can be kept in this browser
  }
}

export function remember(question: Question, draft: Readonly<Record<string, number>>): void {
  try {
    sessionStorage.setItem(key(), JSON.stringify({ id: `${String(question.id)} ${question.prompt}`, draft }));
  } catch {
    // it is lost with a reload, no more
  }
}
