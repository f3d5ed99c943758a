/** What boards say to those who do not see them: who stands where, and what it would bring. */

import type { BoardScene } from "../../wire/academy.ts";
import type { Around } from "./around.ts";
import { number } from "./plates.ts";

/** A board in words: its name, markers in their order, what places would give. */
export function described(here: Around, board: BoardScene): string {
  const track = here.track(board.board);
  const markers = track.markers.map((marker) => `${here.called(marker.squire)} ${marker.progress}`).join(", ");
  const given = track.places
    .filter((place) => place.points !== 0)
    .map((place) => `${here.called(place.squire)} ${number(place.points)}`)
    .join(", ");
  const name = here.speaker.name("board", board.board);
  return given ? here.words.say("board-said", { name, markers, given }) : here.words.say("board-bare", { name, markers });
}
