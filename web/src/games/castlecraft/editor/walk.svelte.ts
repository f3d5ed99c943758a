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
  #at = $state.raw<Place | null>(null); // null: before the best entrance
  #asked = 0;

  constructor(text: () => string) {
    this.#text = text;
  }

  stand(at: Place): void {
    this.#at = at;
  }

  /** How far everything is now, by the engine's own walks; an answer that came too late is dropped. */
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

  /** How many cells of a floor a turn of two manoeuvres reaches. */
  reached(floor: number): number {
    return (this.found?.steps ?? []).filter(({ z, cost }) => z === floor && cost <= 4 * this.speed).length;
  }
}
