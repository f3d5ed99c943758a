/** The move that nobody has acknowledged, kept over a reload of this tab. */

import type { Pending } from "../net/returning.ts";

function key(table: string): string {
  return `quintain.pending.${table}`;
}

export function keep(pending: Pending): void {
  try {
    sessionStorage.setItem(key(pending.table), JSON.stringify(pending));
  } catch {
    return; // storage may be forbidden; the move is then lost with the page
  }
}

export function kept(table: string): Pending | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? "null") as Pending | null;
  } catch {
    return null;
  }
}

export function forget(table: string): void {
  try {
    sessionStorage.removeItem(key(table));
  } catch {
    return; // as above
  }
}

/** A random id: the same message sent twice is one entry of the log. */
export function client(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
