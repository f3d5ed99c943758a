/** A finished match being watched: which moment, through whose eyes, how fast, and how much of the end has been shown. */

import type { Scene } from "../../wire/common.ts";
import type { Happening } from "../../wire/messages.ts";
import type { Frame, MatchInfo, ScoreLine } from "../../wire/server.ts";
import * as ask from "../ask.ts";
import { FrameShelf } from "./frames.ts";
import { clamped, type Mark, marksOf, momentOf, nextMark, type Round, roundAt, roundsOf } from "./scrub.ts";

export const ALL = -2; // eyes that see everything
export const SPEEDS = [1, 2, 4] as const;
const PAUSE = 1400; // between moves, at the plain speed
const BEFORE = 40; // entries of the log that are kept in sight

export class Reel {
  readonly id: string;
  #shelf: FrameShelf;
  match = $state.raw<MatchInfo | null>(null);
  scores = $state.raw<ScoreLine | null>(null);
  scene = $state.raw<Scene | null>(null);
  frame = $state.raw<Frame | null>(null);
  before = $state.raw<readonly Frame[]>([]); // the frames up to the present one, for the log
  ahead = $state.raw<readonly Frame[]>([]); // some after it, once the end may be seen
  step = $state(0);
  eyes = $state(-1);
  seen = $state(0); // the farthest moment that was looked at
  playing = $state(false);
  speed = $state<number>(1);
  trouble = $state.raw<unknown>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  readonly last = $derived(Math.max(0, (this.match?.frames ?? 1) - 1));
  readonly rounds = $derived<readonly Round[]>(roundsOf(this.scores?.rounds ?? []));
  readonly winners = $derived(this.match ? this.match.result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])) : []);
  readonly marks = $derived<readonly Mark[]>(this.scores ? marksOf(this.scores, this.winners) : []);
  readonly shown = $derived(this.marks.filter((mark) => mark.step <= this.seen));
  readonly round = $derived(roundAt(this.rounds, this.step)?.round ?? 0);
  readonly over = $derived(this.step === this.last && this.last > 0);
  readonly revealed = $derived(this.seen >= this.last);

  constructor(id: string) {
    this.id = id;
    this.#shelf = new FrameShelf((eyes, from, count) => ask.frames(id, eyes, from, count));
  }

  /** Fetch the match and stand at the moment of the address, else at the set-up. */
  async open(query: ReadonlyMap<string, string>): Promise<void> {
    try {
      const [match, scores, scene] = await Promise.all([ask.match(this.id), ask.scores(this.id), ask.scene(this.id)]);
      this.match = match;
      this.scores = scores;
      this.scene = scene;
      const moment = momentOf(query, this.last, match.table.seats.length);
      this.eyes = moment.eyes ?? match.table.seats.find((seat) => seat.mine)?.seat ?? -1;
      await this.go(moment.step ?? 0);
    } catch (error) {
      this.trouble = error;
    }
  }

  /** Stand at a moment; what was asked for last wins. */
  async go(step: number): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const to = clamped(step, this.last);
    try {
      const frame = await this.#shelf.frame(this.eyes, to);
      const from = Math.max(0, to - BEFORE);
      const before = await this.#shelf.between(this.eyes, from, to);
      if (asked !== this.#asked) {
        return;
      }
      this.step = to;
      this.frame = frame;
      this.before = before;
      this.seen = Math.max(this.seen, to);
      this.trouble = null;
      this.#shelf.ahead(this.eyes, to, this.last);
      this.ahead = this.revealed && to < this.last ? await this.#shelf.between(this.eyes, to + 1, Math.min(this.last, to + 8)) : [];
    } catch (error) {
      this.trouble = error;
      this.pause();
    }
  }

  async look(eyes: number): Promise<void> {
    const before = this.eyes;
    this.eyes = eyes;
    await this.go(this.step);
    if (this.trouble) {
      this.eyes = before;
    }
  }

  /** What lies ahead may be seen from now on. */
  reveal(): void {
    this.seen = this.last;
    void this.go(this.step);
  }

  turn(way: 1 | -1): number {
    return nextMark(this.shown, this.step, way > 0 ? this.last : 0, way);
  }

  play(): void {
    if (this.over) {
      void this.go(0);
    }
    this.playing = true;
    this.#later();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#next(), PAUSE / this.speed);
  }

  async #next(): Promise<void> {
    if (!this.playing) {
      return;
    }
    await this.go(this.step + 1);
    if (this.over) {
      this.pause();
    } else {
      this.#later();
    }
  }

  /** A frame as an entry of a log. */
  static told(frame: Frame): Happening {
    return { n: frame.step, kind: frame.step === 0 ? "opening" : "moved", seat: frame.seat, events: frame.events };
  }
}
