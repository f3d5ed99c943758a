/** What the lobby shows, kept fresh: the server says that something changed, the page reads it anew. */

import type { Lobby } from "../../wire/server.ts";
import * as ask from "../ask.ts";
import { socketAddress } from "../parts/address.ts";

const AFTER = 250; // hints come in bursts
const ANYWAY = 30_000; // without a word from the server
const FIRST_TRY = 1000;
const LAST_TRY = 30_000;

export class LiveLobby {
  #lobby = $state.raw<Lobby | null>(null);
  #lost = $state(false);
  #now = $state(Date.now());
  #socket: WebSocket | null = null;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #asking = false;
  #again = false;
  #tries = 0;
  #over = false;

  get lobby(): Lobby | null {
    return this.#lobby;
  }

  /** The server could not be asked the last time. */
  get lost(): boolean {
    return this.#lost;
  }

  /** The present second, for clocks. */
  get now(): number {
    return this.#now;
  }

  /** Begin; what is given ends it. */
  start(): () => void {
    const tick = setInterval(() => (this.#now = Date.now()), 1000);
    const anyway = setInterval(() => { this.read(); }, ANYWAY);
    const seen = () => {
      if (document.visibilityState === "visible") {
        this.read();
      }
    };
    document.addEventListener("visibilitychange", seen);
    this.read();
    this.dial();
    return () => {
      this.#over = true;
      clearInterval(tick);
      clearInterval(anyway);
      for (const timer of this.#timers) {
        clearTimeout(timer);
      }
      document.removeEventListener("visibilitychange", seen);
      this.#socket?.close();
    };
  }

  /** Read it now; one question at a time. */
  read(): void {
    if (this.#asking) {
      this.#again = true;
      return;
    }
    this.#asking = true;
    ask.lobby().then(
      (lobby) => {
        this.#lobby = lobby;
        this.#lost = false;
        this.done();
      },
      () => {
        this.#lost = true;
        this.done();
      },
    );
  }

  private done(): void {
    this.#asking = false;
    if (this.#again && !this.#over) {
      this.#again = false;
      this.later(AFTER, () => { this.read(); });
    }
  }

  private dial(): void {
    const socket = new WebSocket(socketAddress("ws/lobby"));
    this.#socket = socket;
    socket.onopen = () => (this.#tries = 0);
    socket.onmessage = () => { this.later(AFTER, () => { this.read(); }); };
    socket.onclose = () => {
      if (!this.#over && this.#socket === socket) {
        this.#tries += 1;
        this.later(Math.min(LAST_TRY, FIRST_TRY * 2 ** this.#tries), () => { this.dial(); });
      }
    };
  }

  private later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers = this.#timers.filter((each) => each !== timer);
      if (!this.#over) {
        work();
      }
    }, ms);
    this.#timers.push(timer);
  }
}
