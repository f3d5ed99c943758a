/** Who I am, as far as the server knows: asked once, then kept in step with every change. */

import type { Me } from "../wire/server.ts";
import * as ask from "./ask.ts";

class Mine {
  #me = $state.raw<Me | null>(null);
  #asked: Promise<Me> | null = null;

  /** Null until the answer has come. */
  get me(): Me | null {
    return this.#me;
  }

  get name(): string {
    return this.#me?.name ?? "";
  }

  /** Ask the server, once however many parts of the page want to know. */
  load(): Promise<Me> {
    this.#asked ??= ask.me().then(
      (me) => this.is(me),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  /** The server has said so. */
  is(me: Me): Me {
    this.#me = me;
    this.#asked = Promise.resolve(me);
    return me;
  }

  /** A guest may have been made by what was just done. */
  again(): Promise<Me> {
    this.#asked = null;
    return this.load();
  }
}

export const mine = new Mine();
