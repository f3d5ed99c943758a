/** What a board is given and what it may ask for: the whole contract between the table page and the drawing of a game.
 *
 * A board draws `scene` and `picture`; it holds no rules. A piece that an argument or a fact of some action names carries that name:
 * `piece({ slot: 2 })` gives its state (lit, quiet, chosen …) and the handlers. Clicking it keeps the actions that fit; one left is
 * chosen. Everything is read from `Choices`, never guessed.
 */

import type { Component } from "svelte";

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
  readonly sent: boolean; // the answer is on its way: nothing is gilded, what was chosen has the lapis line
  state(names: Picked): PieceState; // of a piece that carries these names
  acts(names: Picked): readonly Act[]; // actions that the piece is part of
  pick(names: Picked): void; // click
  mark(names: Picked | null): void; // hover, focus
  choose(act: Act): void; // straight from a list
  gather(actions: readonly number[]): void; // what a board has gathered so far for one answer
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
  log?: readonly Happening[]; // everything told so far that still stands; a board does without where only the latest is known
  changed: readonly Happening[]; // since my last move: what was done to me
  result: Result | null;
  phone: boolean; // another arrangement of the same pieces
  explain(noun: string, id: string, at: Element): void; // the explanation of a piece
  look?: number; // whose things were asked to be seen in place of mine; −1 nobody’s
  leave?: () => void; // back to mine
}

/** A number that an explanation shows, and where it was read. */
export interface Printed {
  readonly value: string;
  readonly source: string;
}

/** What is told of a piece when somebody asks: all of it in the reader's language. */
export interface Explained {
  readonly title: string;
  readonly lines: readonly string[]; // the rule in words; where none is given, the clauses are quoted
  readonly clauses: readonly string[];
  readonly now?: string; // what it comes to at this moment
  readonly printed?: readonly Printed[];
}

/** An event as it is told. */
export type Told = Readonly<Record<string, Json>>;

/** One thing that moves because of an event: from one place to another, both named by `data-place` on elements of the board. */
export interface Move {
  readonly from: string;
  readonly to: string;
  readonly piece?: string; // the `data-place` of what travels, where it is not the thing at `from`
  readonly kind?: "travel" | "shake"; // a shake stays where it is
}

/** What a panel of the rail, the strip or the sheet gets: the same as the board, and whose it is. */
export interface PanelProps<S extends Scene = Scene, P extends Picture = Picture> {
  scene: S;
  picture: P;
  seat: number;
  viewer: number;
  speaker: Speaker;
  choices: Choices;
  changed: readonly Happening[];
}

/** A stage of a turn, and whether the table is in it. */
export interface Stage {
  readonly text: string;
  readonly short?: string; // on a phone
  readonly now: boolean;
}

/** A choice beside the question: what a board may draw in it, in place of the sentence. */
export interface OptionProps<S extends Scene = Scene, P extends Picture = Picture> {
  scene: S;
  picture: P;
  act: Act;
  speaker: Speaker;
  phone: boolean;
}

/* eslint-disable @typescript-eslint/no-explicit-any -- a drawing narrows scene and picture to its game's */
/** What a game's drawing brings. Only the board itself must be there; everything else has a plain form. */
export interface Drawing {
  readonly default: Component<BoardProps<any, any>>;
  readonly Panel?: Component<PanelProps<any, any>>; // below the name in the rail: everything public at a glance
  readonly Strip?: Component<PanelProps<any, any>>; // beside the points in the phone's strip and the rail's head: one resource
  readonly Holdings?: Component<PanelProps<any, any>>; // at the head of the phone's sheet: what is mine
  readonly Option?: Component<OptionProps<any, any>>; // inside a choice: picture, name, preview
  readonly Controls?: Component<BoardProps<any, any>>; // in the question strip in place of the choices, where `controls` says so
  readonly controls?: (question: Question, props: BoardProps<any, any>) => boolean;
  readonly Suffered?: Component<BoardProps<any, any>>; // while I wait: what was done to me, in place of its sentences, where `suffered` says so
  readonly suffered?: (props: BoardProps<any, any>) => boolean;
  readonly Closing?: Component<BoardProps<any, any>>; // above the board in place of the result, as long as `closing` says that it is still counted
  readonly closing?: () => boolean;
  readonly reason?: (question: Question, props: BoardProps<any, any>) => string | undefined; // the line below the question
  readonly title?: (question: Question, props: BoardProps<any, any>) => string | undefined; // the question itself, where a chain narrows it
  readonly rubric?: (question: Question, props: BoardProps<any, any>) => string; // above the question, in place of whose turn it is; empty: as ever
  readonly teams?: (picture: any) => readonly (readonly number[])[]; // the rail keeps partners together, in this order; empty: everybody plays alone
  readonly Team?: Component<PanelProps<any, any>>; // at the head of a team, given its first seat
  readonly explain?: (noun: string, id: string, props: BoardProps<any, any>) => Explained;
  readonly befalls?: (event: Readonly<Record<string, Json>>, entry: Happening, viewer: number, picture: any) => boolean; // whether it was done to the viewer, where events do not speak of seats
  readonly names?: (scene: any, speaker: Speaker) => readonly string[]; // what stands out in sentences besides the names of people, in every case
  readonly digest?: (events: readonly Told[], viewer: number) => readonly Told[]; // what the log tells the reader in their place: several as one
  readonly signs?: string; // letters of its own sentences that `Sign` draws
  readonly Sign?: Component<{ sign: string }>;
  readonly moves?: (event: Readonly<Record<string, Json>>, scene: any, before: any) => readonly Move[];
  readonly Crest?: Component<{ seat: number; picture: any; height: number; label: string }>; // the shield of a player, where the game has charges of its own
  readonly arms?: (seat: number, picture: any) => readonly number[]; // the tinctures a player wears, where he leads several colours
  readonly points?: (seat: number, picture: any) => number | null; // what stands beside a name; null where it is not known
  readonly goal?: (scene: any) => number; // how many points win, beside a name; 0 where another number does
  readonly doubts?: (act: Act, question: Question) => boolean; // a choice that is asked about once more, since it leaves something useful undone
  readonly stages?: (picture: any, speaker: Speaker) => readonly Stage[]; // of a turn, in the bar beside the round
  readonly following?: (seat: number, props: BoardProps<any, any>) => readonly number[]; // whose turns come after a seat’s, in order, as far as that is known
  readonly wholeScreen?: boolean; // the board draws the end itself: no table of results above it
}
/* eslint-enable @typescript-eslint/no-explicit-any */
