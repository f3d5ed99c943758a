/** What a client does about its connection, and with a move nobody has acknowledged: pure functions of what is so. */

import type { Choose, TableInfo } from "../wire/server.ts";

export const PING_AFTER = 2_500; // milliseconds of silence
export const DEAD_AFTER = 9_000;
export const LONGEST_WAIT = 30_000; // between two tries

/** Everything the decision depends on; times in milliseconds of one clock. */
export interface Facts {
  readonly now: number;
  readonly socket: "none" | "opening" | "open";
  readonly since: number; // when the socket came to this state
  readonly heard: number; // when the server was heard last
  readonly pinged: number; // when it was last asked for a sign of life
  readonly retryAt: number; // when the next try is due
  readonly woken: boolean; // the page slept, or the network came back, since this socket was opened: its state proves nothing
  readonly ended: boolean; // the server asked not to come back
}

export type Step =
  | { readonly do: "rest" } // nothing more, ever
  | { readonly do: "wait"; readonly until: number }
  | { readonly do: "ping" }
  | { readonly do: "open" }
  | { readonly do: "replace" }; // a fresh socket, without waiting for the old one to close

/** The next thing to do about the connection. */
export function next(facts: Facts): Step {
  if (facts.ended) {
    return { do: "rest" };
  }
  if (facts.socket === "none") {
    return facts.woken || facts.now >= facts.retryAt ? { do: "open" } : { do: "wait", until: facts.retryAt };
  }
  if (facts.woken) {
    return { do: "replace" };
  }
  if (facts.socket === "opening") {
    const patience = facts.since + DEAD_AFTER;
    return facts.now >= patience ? { do: "replace" } : { do: "wait", until: patience };
  }
  const dead = facts.heard + DEAD_AFTER;
  if (facts.now >= dead) {
    return { do: "replace" };
  }
  if (facts.pinged > facts.heard) {
    return { do: "wait", until: dead };
  }
  const silent = facts.heard + PING_AFTER;
  return facts.now >= silent ? { do: "ping" } : { do: "wait", until: silent };
}

/** How long to wait before the next try; `chance` from 0 to 1 spreads those who lost the line together. */
export function pause(failures: number, chance: number): number {
  const longest = Math.min(LONGEST_WAIT, 500 * 2 ** Math.min(failures, 10));
  return Math.round(longest * (0.5 + chance / 2));
}

/** A move that was sent and not acknowledged; it survives a reload. */
export interface Pending {
  readonly table: string;
  readonly seat: number;
  readonly message: Choose;
}

/** What becomes of it when the server has answered hello: the server knows whether it has it, so it is sent again unless nobody could take it. */
export function afterWelcome(pending: Pending | null, table: Pick<TableInfo, "id" | "phase">, viewer: number): "nothing" | "send" | "forget" {
  if (!pending) {
    return "nothing";
  }
  if (pending.table !== table.id || pending.seat !== viewer || table.phase === "open") {
    return "forget";
  }
  return "send";
}
