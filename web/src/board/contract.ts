/** What a board is given and what it may ask for: the whole contract between the table page and the drawing of a game.
 *
 * A board draws `scene` and `picture`; it holds no rules. A piece that an argument or a fact of some action names carries that name:
 * `piece({ slot: 2 })` gives its state (lit, quiet, chosen …) and the handlers. Clicking it keeps the actions that fit; one left is
 * chosen. Everything is read from `Choices`, never guessed.
 */

import type { Json, Picture, Scene } from "../wire/common.ts";
import type { Act, Happening, Question, Result, SeatState } from "../wire/messages.ts";
import type { Speaker } from "../words/speaker.ts";

/** What was clicked so far, by argument or fact: { card: "knight", slot: 2 }. */
export type Picked = Readonly<Record<string, Json>>;

/** How a piece looks because of the question: see "States" of the visual language. */
export type PieceState =
  | "lit" // may be chosen: the only thing that is gilded
  | "chosen" // picked in this chain, more to choose
  | "marked" // hovered or focused, here or in the list of choices
  | "landing" // would land here
  | "quiet" // a question is open, and this is no part of it
  | "idle"; // no question is open

export interface Choices {
  readonly question: Question | null; // null: nothing is asked of me
  readonly picked: Picked;
  readonly left: readonly Act[]; // actions that fit what was picked
  readonly marked: Act | null; // the action whose preview is shown
  readonly chosen: Act | null; // one is left: it waits for confirmation, or is being sent
  readonly draft: readonly number[]; // actions gathered for one answer (a chain), where a board gathers them
  state(names: Picked): PieceState; // of a piece that carries these names
  acts(names: Picked): readonly Act[]; // actions that the piece is part of
  pick(names: Picked): void; // click
  mark(names: Picked | null): void; // hover, focus
  choose(act: Act): void; // straight from a list
  send(actions: readonly number[]): void; // a chain gathered by the board, as one answer
  back(): void; // one step
}

export interface BoardProps<S extends Scene = Scene, P extends Picture = Picture> {
  scene: S;
  picture: P;
  seats: readonly SeatState[];
  viewer: number; // −1 a spectator, −2 all-seeing in a replay
  choices: Choices;
  speaker: Speaker;
  happened: readonly Happening[]; // since the last picture, for motion
  changed: readonly Happening[]; // since my last move: what was done to me
  result: Result | null;
  phone: boolean; // another arrangement of the same pieces
  explain(noun: string, id: string, at: Element): void; // the explanation of a piece
}
