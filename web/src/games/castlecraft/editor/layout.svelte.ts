/** The set-up on the table of the workshop: what stands where, what the server says of it, what is kept. */

import * as ask from "../../../pages/ask.ts";
import type { CastleFile, SetupCheck } from "../../../wire/server.ts";
import type { Speaker } from "../../../words/speaker.ts";
import { begun, changed, type History, redone, undone } from "../history.ts";
import { boxOf, type Draft, draftOf, setupText, SIZE, STARTING, TURNS, withoutPiece } from "../setup.ts";
import { boxed, plansOf } from "./shelf.ts";

const PAUSE = 90; // milliseconds without a change before the check is asked for

/** A castle on the field: of a seat, or one in the middle. */
export interface Piece {
  readonly key: string;
  readonly castle: string;
  readonly anchor: readonly [number, number];
  readonly turn: number;
  readonly mirror: boolean;
  readonly title: string;
  readonly seat: boolean;
}

export class Layout {
  history = $state.raw<History<Draft>>(begun(STARTING));
  files = $state.raw<readonly CastleFile[]>([]);
  check = $state.raw<SetupCheck | null>(null);
  checking = $state(true);
  piece = $state("seat:0"); // the one in hand
  name = $state("");
  own = $state(""); // the id of the address; empty: not kept yet
  shared = $state(false);
  kept = $state("");
  readonly draft = $derived(this.history.now);
  readonly plans = $derived(plansOf(this.files));
  readonly text = $derived.by(() => setupText(this.draft, this.plans, boxed(this.files)));
  readonly dirty = $derived.by(() => `${this.name}\n${this.text}` !== this.kept);
  readonly pieces = $derived.by<readonly Piece[]>(() => [
    ...this.draft.seats.map((seat, n) => ({ key: `seat:${n}`, castle: "castle_humans", anchor: seat.anchor, turn: TURNS[seat.edge] ?? 0, mirror: seat.mirror, title: this.speaker.name("castle", seat.edge), seat: true })),
    ...this.draft.extras.map((extra, n) => ({ key: `extra:${n}`, castle: extra.castle, anchor: extra.anchor, turn: extra.turn, mirror: extra.mirror, title: this.titleOf(extra.castle), seat: false })),
  ]);
  readonly #speaks: () => Speaker;
  #wait: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(speaks: () => Speaker) {
    this.#speaks = speaks;
  }

  get speaker(): Speaker {
    return this.#speaks();
  }

  async open(id: string): Promise<void> {
    const shelf = await ask.castles();
    this.files = [...shelf.ready, ...shelf.mine, ...shelf.shared].filter((file) => file.check?.good);
    this.name = this.speaker.say("editor-setup-new");
    if (id) {
      const file = await ask.setup(id);
      if (file.check?.setup) this.history = begun(draftOf(file.check.setup));
      this.name = file.name;
      this.own = file.mine ? file.id : "";
      this.shared = Boolean(file.mine && file.shared);
      if (file.mine) this.kept = `${file.name}\n${this.text}`;
    }
    this.later();
  }

  later(): void {
    clearTimeout(this.#wait);
    this.checking = true;
    this.#wait = setTimeout(() => { void this.judge(); }, PAUSE);
  }

  async judge(): Promise<void> {
    this.#asked += 1;
    const mine = this.#asked;
    const found = await ask.checkSetup(this.text).catch(() => null); // without an answer nothing is known
    if (mine === this.#asked) [this.check, this.checking] = [found, false];
  }

  change(next: Draft): void {
    this.history = changed(this.history, next);
    this.later();
  }

  undo(): void {
    this.history = undone(this.history);
    this.later();
  }

  redo(): void {
    this.history = redone(this.history);
    this.later();
  }

  /** The draft while a hand moves something; it is a step once the hand lets go. */
  hold(now: Draft): void {
    this.history = { ...this.history, now };
  }

  drop(before: Draft): void {
    const now = this.draft;
    this.hold(before);
    if (JSON.stringify(before) !== JSON.stringify(now)) this.change(now);
  }

  remove(key: string): void {
    this.change(withoutPiece(this.draft, key));
    this.piece = "seat:0";
  }

  add(castle: string): void {
    const plan = this.plans.get(castle);
    if (!plan) return;
    const anchor: readonly [number, number] = [Math.floor((SIZE - plan.width) / 2), Math.floor((SIZE - plan.depth) / 2)];
    this.change({ ...this.draft, extras: [...this.draft.extras, { castle, anchor, turn: 0, mirror: false }] });
    this.piece = `extra:${this.draft.extras.length - 1}`;
  }

  async keep(): Promise<string> {
    const wish = { name: this.name, text: this.text, shared: this.shared };
    const file = this.own ? await ask.changeSetup(this.own, wish) : await ask.keepSetup(wish);
    [this.own, this.kept] = [file.id, `${wish.name}\n${wish.text}`];
    return file.id;
  }

  /** A set-up from a file; whether it could be drawn. */
  async read(text: string): Promise<boolean> {
    const found = await ask.checkSetup(text);
    if (found.setup) this.change(draftOf(found.setup));
    return Boolean(found.setup);
  }

  titleOf(castle: string): string {
    const plan = this.plans.get(castle);
    return plan ? (this.speaker.lang === "ru" ? plan.name_ru : plan.name_en) : castle;
  }

  area({ castle, anchor, turn }: Piece): readonly [number, number, number, number] {
    const plan = this.plans.get(castle);
    return boxOf(anchor, plan?.width ?? 11, plan?.depth ?? 5, turn);
  }

  place({ x, y }: { x: number; y: number }): string {
    return this.speaker.called({ message: "named-place", args: { text: `${x},${y}` } });
  }
}
