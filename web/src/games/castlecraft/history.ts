/** Undo and redo: castles never change, so every step is simply kept. */

export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

const MOST = 500; // steps that can be taken back

export function begun<T>(now: T): History<T> {
  return { past: [], now, future: [] };
}

/** A change; one that changes nothing is no step. */
export function changed<T>(history: History<T>, now: T): History<T> {
  return now === history.now ? history : { past: [...history.past, history.now].slice(-MOST), now, future: [] };
}

export function undone<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  return before === undefined ? history : { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] };
}

export function redone<T>(history: History<T>): History<T> {
  const [after, ...future] = history.future;
  return after === undefined ? history : { past: [...history.past, history.now], now: after, future };
}
