/** What is drawn: it follows the table one move at a time, or stands still where the reader looks back. */

import type { Snapshot } from "../wire/messages.ts";

const KEPT = 300; // moments one can look back to
const RUSH = 4; // so many waiting moments are not played one by one

/** Shows the way from one moment to the next; done when it resolves. */
export type Play = (before: Snapshot, after: Snapshot) => Promise<void>;

export class Film {
  #frames = $state.raw<readonly Snapshot[]>([]); // every moment seen, in order
  #shown = $state.raw<Snapshot | null>(null); // the newest that has been played
  #looked = $state.raw<Snapshot | null>(null); // the one looked back at
  #queue: Snapshot[] = [];
  #running = false;
  play: Play = () => Promise.resolve();
  followed: () => void = () => undefined; // the table has moved on

  /** What the board draws. */
  get shown(): Snapshot | null {
    return this.#looked ?? this.#shown;
  }
  get newest(): Snapshot | null {
    return this.#frames.at(-1) ?? null;
  }
  get frames(): readonly Snapshot[] {
    return this.#frames;
  }
  get lookingBack(): boolean {
    return this.#looked !== null;
  }
  /** Nothing is still to be played, and nobody looks back: the present question may be answered. */
  get live(): boolean {
    return this.#looked === null && this.#shown === this.newest;
  }
  /** How many moments are newer than the one looked at. */
  get behind(): number {
    const looked = this.#looked;
    return looked ? this.#frames.filter((frame) => frame.n > looked.n).length : 0;
  }

  push(snapshot: Snapshot, rush = false): void {
    const known = this.#frames.filter((frame) => frame.n < snapshot.n);
    this.#frames = [...known.slice(1 - KEPT), snapshot];
    if (rush || this.#shown === null || snapshot.n <= this.#shown.n) {
      this.#queue = [];
      this.#shown = snapshot;
      this.followed();
      return;
    }
    this.#queue.push(snapshot);
    void this.run();
  }

  /** Look at the moment after an entry, the newest not later than it. */
  look(n: number): void {
    const found = this.#frames.findLast((frame) => frame.n <= n) ?? this.#frames[0] ?? null;
    this.#looked = found === this.newest ? null : found;
    this.followed();
  }

  step(by: 1 | -1): void {
    const { shown } = this;
    const next = shown ? this.#frames[this.#frames.indexOf(shown) + by] : undefined;
    if (next) {
      this.look(next.n);
    }
  }

  present(): void {
    this.#looked = null;
    this.followed();
  }

  private async run(): Promise<void> {
    if (this.#running) {
      return;
    }
    this.#running = true;
    while (this.#queue.length > 0) {
      if (this.#queue.length > RUSH) {
        this.#queue = this.#queue.slice(-1);
      }
      const [after] = this.#queue;
      if (!after) {
        break;
      }
      if (this.#shown && this.#looked === null) {
        await this.play(this.#shown, after).catch((error: unknown) => { console.error(error); }); // a way that cannot be shown is passed over
      }
      if (this.#queue[0] === after) {
        this.#queue.shift();
        this.#shown = after;
        this.followed();
      }
    }
    this.#running = false;
  }
}
