/** A squad that walks through the castle on the table of the workshop: where it stands, how far everything is from there. */

import * as ask from "../../../pages/ask.ts";
import type { CastleWalk } from "../../../wire/server.ts";
import { costsOf, type Place } from "./costs.ts";

export class Walk {
  on = $state(false);
  foe = $state(false); // doors and gates are shut
  speed = $state(4); // steps of one manoeuvre
  found = $state.raw<CastleWalk | null>(null);
  stuck = $state(false); // nobody can stand there, or the castle cannot be walked
  readonly costs = $derived(costsOf(this.found));
  readonly #text: () => string;
  #at: Place | null = null; // null: before the best entrance
  #asked = 0;

  constructor(text: () => string) {
    this.#text = text;
  }

  toggle(on = !this.on): void {
    this.on = on;
    if (on) void this.ask();
  }

  stand(at: Place): void {
    this.#at = at;
    void this.ask();
  }

  as(foe: boolean): void {
    this.foe = foe;
    void this.ask();
  }

  /** How far everything is, by the engine's own walks; an answer that came too late is dropped. */
  async ask(): Promise<void> {
    this.#asked += 1;
    const mine = this.#asked;
    try {
      const found = await ask.walkCastle({ text: this.#text(), at: this.#at, foe: this.foe });
      if (mine === this.#asked) [this.found, this.stuck] = [found, found.steps.length === 0];
    } catch {
      if (mine === this.#asked) this.stuck = true;
    }
  }

  /** How many cells of a floor a manoeuvre reaches, and how many two. */
  reached(floor: number): readonly [number, number] {
    const costs = (this.found?.steps ?? []).filter(({ z }) => z === floor).map(({ cost }) => cost);
    return [costs.filter((cost) => cost <= 2 * this.speed).length, costs.filter((cost) => cost <= 4 * this.speed).length];
  }
}
