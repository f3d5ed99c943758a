/** What the pointer rests on, where several drawings show it: the spell or the target looked at, the castle asked for; what was foretold of the last strike. */

class Focus {
  aim = $state(""); // key of an aim
  spell = $state("");
  castle = $state(""); // clicked: its card stays
  floor = $state<"roofs" | number>("roofs");
  faces = $state.raw<{ readonly foe: string; readonly faces: readonly number[] } | null>(null); // of the strike that was sent last, as it was foretold
}

export const focus = new Focus();
