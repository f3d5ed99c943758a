/** The table by keys: 1–9 and letters choose, Enter confirms, Esc takes a step back. */

import type { TableChoices } from "./choices.svelte.ts";
import { placeOf } from "./choosing.ts";

/** Whether the key goes into a field or a dialog instead. */
function elsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, dialog, [role='menu']") !== null;
}

/** Whether the key was meant for the choices. */
export function pressed(event: KeyboardEvent, choices: TableChoices): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || elsewhere(event.target)) {
    return false;
  }
  if (event.key === "Escape" && choices.begun) {
    choices.back();
    return true;
  }
  if (!choices.question || choices.sent) {
    return false;
  }
  if (event.key === "Enter" && choices.chosen && !(event.target instanceof HTMLButtonElement) && !(event.target instanceof HTMLAnchorElement)) {
    choices.confirm();
    return true;
  }
  const act = choices.left[placeOf(event.key)];
  if (act) {
    choices.choose(act);
    return true;
  }
  return false;
}
