/** A line to the server that is kept alive: knows no browser, so that it is tested with a clock of its own. */

import type { FromClient, FromServer } from "../wire/server.ts";
import { type Facts, next, pause } from "./returning.ts";

/** A socket, whatever carries it. */
export interface Transport {
  send(text: string): void;
  close(): void;
}

export interface Listener {
  opened(): void;
  came(text: string): void;
  closed(code: number, why: string): void;
}

interface World {
  now(): number;
  later(ms: number, work: () => void): () => void; // gives what takes it back
  chance(): number; // 0 to 1
  dial(listener: Listener): Transport;
}

/** Whoever uses the line. */
export interface User {
  hello(): FromClient;
  heard(message: FromServer): void;
  changed(): void; // the state of the line is another
}

export type State = "opening" | "open" | "lost" | "restart" | "ended";

const NEVER_AGAIN = new Set(["no-table", "banned", "other-protocol", "foreign-origin"]); // asking again changes nothing

export class Connection {
  readonly #world: World;
  readonly #user: User;
  #transport: Transport | null = null;
  #epoch = 0; // which socket is the present one: what an old one still says is not heard
  #socket: Facts["socket"] = "none";
  #since = 0;
  #heard = 0;
  #pinged = 0;
  #retryAt = 0;
  #failures = 0;
  #woken = false;
  #ended = false;
  #cancel: () => void = () => undefined;
  why = ""; // the server closed for good
  state: State = "opening";
  lostAt = 0;
  backAt = 0; // of a restart: when the server means to be there again

  constructor(world: World, user: User) {
    this.#world = world;
    this.#user = user;
  }

  get tries(): number {
    return this.#failures;
  }

  start(): void {
    this.#ended = false;
    this.look();
  }

  stop(): void {
    this.#ended = true;
    this.drop();
    this.#cancel();
  }

  /** The page was asleep or the network came back: an open socket proves nothing. */
  wake(): void {
    this.#woken = true;
    this.look();
  }

  /** Whether the message went out on an open line. */
  send(message: FromClient): boolean {
    if (this.#socket !== "open" || this.state !== "open" || !this.#transport) {
      return false;
    }
    this.#transport.send(JSON.stringify(message));
    return true;
  }

  private look(): void {
    this.#cancel();
    const step = next(this.facts());
    switch (step.do) {
      case "rest":
        return;
      case "wait":
        this.#cancel = this.#world.later(Math.max(1, step.until - this.#world.now()), () => {
          this.look();
        });
        return;
      case "ping":
        this.#pinged = this.#world.now();
        this.#transport?.send(JSON.stringify({ type: "ping", at: Math.round(this.#pinged) } satisfies FromClient));
        break;
      case "replace":
        this.lose();
        this.open();
        break;
      case "open":
        this.open();
    }
    this.look();
  }

  private facts(): Facts {
    return {
      now: this.#world.now(),
      socket: this.#socket,
      since: this.#since,
      heard: this.#heard,
      pinged: this.#pinged,
      retryAt: this.#retryAt,
      woken: this.#woken,
      ended: this.#ended,
    };
  }

  private open(): void {
    this.drop();
    this.#woken = false;
    this.#epoch += 1;
    const epoch = this.#epoch;
    this.become("opening");
    this.#failures += 1;
    this.#retryAt = this.#world.now() + pause(this.#failures - 1, this.#world.chance());
    const mine = (work: () => void) => () => {
      if (epoch === this.#epoch) {
        work();
      }
    };
    this.#transport = this.#world.dial({
      opened: mine(() => {
        this.become("open");
        this.#heard = this.#world.now();
        this.#transport?.send(JSON.stringify(this.#user.hello()));
        this.look();
      }),
      came: (text) => {
        mine(() => {
          this.came(text);
        })();
      },
      closed: (_code, why) => {
        mine(() => {
          this.closed(why);
        })();
      },
    });
  }

  private came(text: string): void {
    this.#heard = this.#world.now();
    const message = JSON.parse(text) as FromServer;
    if (message.type === "welcome") {
      this.#failures = 0;
      this.tell("open");
    }
    if (message.type === "closing") {
      this.backAt = this.#world.now() + message.after;
      this.#retryAt = this.backAt; // servers that end spread those who come back
      this.#ended = message.why === "ended";
      this.tell(this.#ended ? "ended" : message.why === "restart" ? "restart" : this.state);
    }
    this.#user.heard(message);
    this.look();
  }

  private closed(why: string): void {
    this.drop();
    if (NEVER_AGAIN.has(why)) {
      this.why = why;
      this.#ended = true;
      this.tell("ended");
      return;
    }
    this.lose();
    this.look();
  }

  private lose(): void {
    if (this.state === "open" || this.state === "opening") {
      this.lostAt = this.state === "open" ? this.#world.now() : this.lostAt || this.#world.now();
      this.tell("lost");
    } else {
      this.#user.changed();
    }
  }

  private drop(): void {
    this.#epoch += 1;
    this.#transport?.close();
    this.#transport = null;
    this.become("none");
  }

  private become(socket: Facts["socket"]): void {
    this.#socket = socket;
    this.#since = this.#world.now();
  }

  private tell(state: State): void {
    if (this.state !== state) {
      this.state = state;
      this.#user.changed();
    }
  }
}
