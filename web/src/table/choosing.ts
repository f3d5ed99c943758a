/** From clicks to an action, without a browser: which actions fit what was picked, and how a piece looks because of that. */

import type { Picked, PieceState } from "../board/contract.ts";
import type { Json } from "../wire/common.ts";
import type { Act } from "../wire/messages.ts";

/** What a piece is asked about: the actions, the steps of the chain so far, and what is pointed at. */
export interface Chain {
  readonly actions: readonly Act[];
  readonly steps: readonly Picked[]; // the last is the newest
  readonly marked: Picked | null; // the piece under the pointer
  readonly shown: Act | null; // the action whose preview is shown
  readonly chosen: Act | null;
}

/** The value an action has under a name: of its arguments first, then of its facts. */
export function valueOf(act: Act, name: string): Json | undefined {
  return act.args[name] ?? act.facts[name];
}

function equal(one: Json | undefined, other: Json | undefined): boolean {
  return one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));
}

/** Whether an action is one of those a piece with these names is part of. */
export function fits(act: Act, names: Picked): boolean {
  return Object.entries(names).every(([name, value]) => equal(valueOf(act, name), value));
}

/** Everything picked so far. */
export function merged(steps: readonly Picked[]): Picked {
  return Object.assign({}, ...steps) as Picked;
}

/** The actions left after these steps. */
export function left(actions: readonly Act[], steps: readonly Picked[]): readonly Act[] {
  return actions.filter((act) => steps.every((names) => fits(act, names)));
}

/** The steps after a click: a click that fits nothing that is left replaces the latest steps it contradicts; null where it fits nothing at all. */
export function stepped(actions: readonly Act[], steps: readonly Picked[], names: Picked): readonly Picked[] | null {
  for (let kept = steps.length; kept >= 0; kept -= 1) {
    const tried = [...steps.slice(0, kept), names];
    if (left(actions, tried).length > 0) {
      return tried;
    }
  }
  return null;
}

/** Whether all names of a piece are among what was picked. */
function isPicked(names: Picked, picked: Picked): boolean {
  const own = Object.entries(names);
  return own.length > 0 && own.every(([name, value]) => equal(picked[name], value));
}

/** How an action that is shown or chosen touches a piece: it is the thing chosen, or the place where it would land. */
function touched(act: Act, names: Picked, thing: PieceState): PieceState {
  return Object.keys(names).every((name) => name in act.args) ? thing : "landing";
}

/** How a piece with these names looks while the question is open. */
export function stateOf(chain: Chain, names: Picked): PieceState {
  const picked = merged(chain.steps);
  if (isPicked(names, picked)) {
    return "chosen";
  }
  if (chain.chosen) {
    return fits(chain.chosen, names) ? touched(chain.chosen, names, "chosen") : "quiet";
  }
  if (!left(chain.actions, chain.steps).some((act) => fits(act, names))) {
    return "quiet";
  }
  if (chain.marked && isPicked(names, chain.marked)) {
    return "marked";
  }
  if (chain.shown && fits(chain.shown, names)) {
    return touched(chain.shown, names, "marked");
  }
  return "lit";
}

const LETTERS = "123456789abcdefghijklmnopqrstuvwxyz";

/** The key of a place in the list: 1 to 9, then letters; none beyond. */
export function keyAt(place: number): string {
  return LETTERS[place] ?? "";
}

/** The place in the list that a key means, −1 where none. */
export function placeOf(key: string): number {
  return key.length === 1 ? LETTERS.indexOf(key.toLowerCase()) : -1;
}
