/** Where things lie on a board of 264 units: cells along the rim, discs in their stacks, ghosts. */

import type { BoardPicture, BoardScene, MarkerPicture } from "../../wire/academy.ts";

export const SIDE = 264;
const STEP = 44;

/** How a track is measured: its cells, its discs, and how small discs lie on zero. */
export interface Measure {
  readonly left: number; // of the first cell
  readonly top: number;
  readonly across: number; // from cell to cell
  readonly down: number;
  readonly width: number; // of a cell
  readonly height: number;
  readonly disc: number; // its width
  readonly lift: number; // from a disc to the one above
  readonly discs: { readonly x: number; readonly y: number }; // in a cell
}

export const SQUARE: Measure = { left: 2, top: 2, across: STEP, down: STEP, width: 40, height: 40, disc: 31, lift: 8, discs: { x: 7, y: 18 } };
export const LOW: Measure = { left: 4, top: 4, across: STEP, down: 35, width: 40, height: 31, disc: 30, lift: 6, discs: { x: 8, y: 9 } };

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Placed extends Spot {
  readonly squire: string;
  readonly width: number;
}

/** Markers of one progress that share a space. */
export interface Stack {
  readonly space: number;
  readonly laps: number;
  readonly discs: readonly Placed[]; // the lowest first
  readonly top: Spot;
}

/** The corner of a space. */
export function cornerOf(board: BoardScene, space: number, measure: Measure): Spot {
  const cell = board.cells[space % board.cells.length];
  return { x: measure.left + (cell?.x ?? 0) * measure.across, y: measure.top + (cell?.y ?? 0) * measure.down };
}

/** The space that a progress shows. */
export function spaceOf(board: BoardScene, progress: number): number {
  return board.open ? progress : progress % board.length;
}

/** Where a disc lies that has so many below it. */
export function discAt(board: BoardScene, progress: number, below: number, measure: Measure): Spot {
  const corner = cornerOf(board, spaceOf(board, progress), measure);
  return { x: corner.x + measure.discs.x, y: corner.y + measure.discs.y - measure.lift * below };
}

/** The markers that have moved, in stacks; a lap puts one disc more underneath, another progress on the same space lies apart. */
export function stacks(board: BoardScene, track: BoardPicture, measure: Measure): Stack[] {
  const byProgress = new Map<number, MarkerPicture[]>();
  for (const marker of track.markers) {
    if (marker.progress > 0) {
      byProgress.set(marker.progress, [...(byProgress.get(marker.progress) ?? []), marker]);
    }
  }
  const seen = new Map<number, number>();
  return [...byProgress.keys()]
    .sort((one, other) => one - other)
    .map((progress) => {
      const markers = [...(byProgress.get(progress) ?? [])].sort((one, other) => one.below - other.below);
      const space = spaceOf(board, progress);
      const apart = seen.get(space) ?? 0;
      seen.set(space, apart + 1);
      const laps = markers[0]?.laps ?? 0;
      const raised = laps > 0 ? 1 : 0;
      const first = markers[0];
      const under = raised && first ? [{ squire: first.squire, ...spot(board, progress, 0, apart, measure), width: measure.disc }] : [];
      const discs = markers.map((marker, at) => ({ squire: marker.squire, ...spot(board, progress, at + raised, apart, measure), width: measure.disc }));
      return { space, laps, discs: [...under, ...discs], top: spot(board, progress, discs.length - 1 + raised, apart, measure) };
    });
}

function spot(board: BoardScene, progress: number, below: number, apart: number, measure: Measure): Spot {
  const at = discAt(board, progress, below, measure);
  return { x: at.x - 6 * apart, y: at.y - 9 * apart };
}

const ZERO: readonly (readonly (readonly [number, number, number])[])[] = [
  [],
  [[6, 16, 28]],
  [[0.5, 22, 19], [20.5, 22, 19]],
  [[0.5, 26, 19], [20.5, 26, 19], [20.5, 13.5, 19]],
  [[1, 27.3, 18], [20.5, 27.3, 18], [1, 16.5, 18], [20.5, 16.5, 18]],
  [[1, 27.3, 18], [20.5, 27.3, 18], [1, 16.5, 18], [20.5, 16.5, 18], [20.5, 5.5, 18]],
];
const LOW_ZERO: readonly (readonly (readonly [number, number, number])[])[] = [
  [],
  [[8, 9, 28]],
  [[1, 16, 18], [21, 16, 18]],
  [[1, 18, 18], [21, 18, 18], [21, 9, 18]],
  [[1, 18, 18], [21, 18, 18], [1, 9, 18], [21, 9, 18]],
  [[1, 18, 18], [21, 18, 18], [1, 9, 18], [21, 9, 18], [21, 0, 18]],
];

/** The markers on zero, side by side and smaller, so that no order is read. */
export function onZero(board: BoardScene, track: BoardPicture, measure: Measure): Placed[] {
  const idle = track.markers.filter((marker) => marker.progress === 0).map((marker) => marker.squire).sort();
  const corner = cornerOf(board, 0, measure);
  const places = (measure === LOW ? LOW_ZERO : ZERO)[Math.min(idle.length, 5)] ?? [];
  return idle.flatMap((squire, at) => {
    const place = places[at];
    return place ? [{ squire, x: corner.x + place[0], y: corner.y + place[1], width: place[2] }] : [];
  });
}

/** A move that may be chosen, drawn where it would end. */
export interface Ghost {
  readonly squire: string;
  readonly board: string;
  readonly start: number;
  readonly progress: number;
  readonly below: number;
}

/** The empty spaces a ghost would pass. */
export function passed(board: BoardScene, track: BoardPicture, ghost: Ghost): number[] {
  const taken = new Set(track.markers.map((marker) => marker.space));
  const made: number[] = [];
  for (let progress = ghost.start + 1; progress < ghost.progress; progress += 1) {
    const space = spaceOf(board, progress);
    if (!taken.has(space)) {
      made.push(space);
    }
  }
  return made;
}

/** The table: boards in columns, and below them a place as high as `slot`. */
export const TABLE = { width: 1084, slot: 152, board: 262, gap: 12 } as const;

export function boardSpot(column: number, row: number): Spot {
  return { x: column * (TABLE.board + TABLE.gap), y: row * (TABLE.board + TABLE.gap) };
}
