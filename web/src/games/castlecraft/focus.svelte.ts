/** What the pointer rests on, where several drawings show it: the spell or the target looked at, the castle asked for. */

class Focus {
  aim = $state(""); // key of an aim
  spell = $state("");
  castle = $state(""); // clicked: its card stays
  floor = $state<"roofs" | number>("roofs");
}

export const focus = new Focus();
