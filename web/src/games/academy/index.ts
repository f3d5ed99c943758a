/** The drawing of Medieval Academy, as the table page takes it. */

import type { BoardProps } from "../../board/contract.ts";
import type { AcademyPicture, AcademyScene } from "../../wire/academy.ts";
import type { Question } from "../../wire/messages.ts";
import type { Speaker } from "../../words/speaker.ts";

export { default } from "./Board.svelte";
export { default as Controls } from "./Controls.svelte";
export { default as Holdings } from "./Holdings.svelte";
export { digest } from "./digest.ts";
export { moves } from "./moves.ts";
export { default as Option } from "./Option.svelte";
export { default as Panel } from "./Panel.svelte";
export { arms, explain, following, points, reason, rubric, title } from "./sayings.ts";
export { default as Strip } from "./Strip.svelte";

export const wholeScreen = true;

/** What stands out in sentences besides people: cards and boards. */
export function names({ nouns }: AcademyScene, speaker: Speaker): readonly string[] {
  return ["card", "board"].flatMap((noun) => [...new Set(nouns[noun] ?? [])].map((id) => speaker.name(noun, id)));
}

const DRAWN = new Set(["pick", "split", "assign", "peek", "take"]);

/** Where pieces are clicked and one button is enough: the draft, the Codex, and on a phone the hand. */
export function controls(question: Question, props: BoardProps<AcademyScene, AcademyPicture>): boolean {
  return DRAWN.has(question.prompt) || (question.prompt === "play" && props.phone && !("card" in props.choices.picked) && props.choices.chosen === null);
}
