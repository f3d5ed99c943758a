/** Choices of a board that is only looked at: nothing is asked, nothing can be clicked. */

import type { Choices } from "../../board/contract.ts";

const nothing = () => undefined;

export const SILENT: Choices = {
  question: null,
  picked: {},
  left: [],
  marked: null,
  chosen: null,
  draft: [],
  sent: false,
  state: () => "idle",
  acts: () => [],
  pick: nothing,
  mark: nothing,
  choose: nothing,
  gather: nothing,
  send: nothing,
  back: nothing,
};
