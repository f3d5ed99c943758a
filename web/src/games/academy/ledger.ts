/** What a scoring has told so far, gathered from events: places on Gallantry and where their steps went, awards board by board. */

import type { GameEvent } from "../../wire/academy.ts";
import type { Happening } from "../../wire/messages.ts";

export interface Scoring {
  readonly places: Readonly<Record<string, number>>; // on Gallantry, from 1
  readonly spent: Readonly<Record<string, string>>; // the board that a bonus went to
  readonly awards: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>; // board, squire: points of coats
  readonly now: string | null; // the board scored last
}

export const NOTHING: Scoring = { places: {}, spent: {}, awards: {}, now: null };

/** A scoring with further happenings; a new round begins a new one. */
export function gathered(scoring: Scoring, happenings: readonly Happening[]): Scoring {
  let made = scoring;
  for (const happening of happenings) {
    for (const event of happening.events ?? []) {
      made = after(made, event as unknown as GameEvent);
    }
  }
  return made;
}

function after(scoring: Scoring, event: GameEvent): Scoring {
  switch (event.event) {
    case "began":
      return NOTHING;
    case "placed":
      return { ...scoring, places: { ...scoring.places, [event.squire]: event.place } };
    case "moved":
      return event.squire in scoring.places && event.steps > 0 ? { ...scoring, spent: { ...scoring.spent, [event.squire]: event.board } } : scoring;
    case "scored":
      return { ...scoring, now: event.board };
    case "awarded":
      return awarded(scoring, event.board, event.squire, event.points);
    case "earned":
      return scoring.now === null ? scoring : awarded(scoring, scoring.now, event.squire, event.points);
    default:
      return scoring;
  }
}

function awarded(scoring: Scoring, board: string, squire: string, points: number): Scoring {
  const row = scoring.awards[board] ?? {};
  return { ...scoring, awards: { ...scoring.awards, [board]: { ...row, [squire]: [...(row[squire] ?? []), points] } } };
}
