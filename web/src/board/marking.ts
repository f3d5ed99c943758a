/** What stands for a choice is marked while the mouse or the keyboard is on it: `<button {...marking(choices, names)}>`. */
import type { Choices, Picked } from "./contract.ts";

interface Marking {
  readonly onpointerenter: (event: PointerEvent) => void;
  readonly onpointerleave: () => void;
  readonly onfocus: () => void;
  readonly onblur: () => void;
}

/** Without names nothing is marked. A finger marks by its press, which brings the focus. */
export function marking(choices: Pick<Choices, "mark">, names: Picked | undefined): Marking {
  const mark = (): void => {
    if (names) choices.mark(names);
  };
  const leave = (): void => {
    choices.mark(null);
  };
  return {
    onpointerenter: (event) => {
      if (event.pointerType !== "touch") mark();
    },
    onpointerleave: leave,
    onfocus: mark,
    onblur: leave,
  };
}
