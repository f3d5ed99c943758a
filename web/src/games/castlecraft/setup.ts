/** Where castles stand, as it is drawn: seats at the edges of the field, castles in its middle, written as the terminal reads it. */

import { type Blueprint, written } from "./blueprint.ts";

interface SeatPlace {
  readonly edge: string; // north, east, south or west
  readonly anchor: readonly [number, number];
  readonly mirror: boolean;
}

interface ExtraPlace {
  readonly castle: string;
  readonly anchor: readonly [number, number];
  readonly turn: number;
  readonly mirror: boolean;
}

export interface Draft {
  readonly seats: readonly SeatPlace[];
  readonly extras: readonly ExtraPlace[];
}

export const SIZE = 27;
export const EDGES = ["north", "east", "south", "west"] as const;
export const TURNS: Readonly<Record<string, number>> = { north: 0, east: 90, south: 180, west: 270 };
const [LONG, DEEP] = [11, 5]; // the box a seat's anchor is meant for

export const STARTING: Draft = {
  seats: [
    { edge: "north", anchor: [8, 0], mirror: false },
    { edge: "south", anchor: [8, SIZE - DEEP], mirror: true },
  ],
  extras: [],
};

/** The box of a castle on the field: its corner, width and depth after turning. */
export function boxOf(anchor: readonly [number, number], width: number, depth: number, turn: number): readonly [number, number, number, number] {
  return turn % 180 === 0 ? [anchor[0], anchor[1], width, depth] : [anchor[0], anchor[1], depth, width];
}

/** The transform that puts a drawing of a plan, in cells, where it stands. */
export function placed(anchor: readonly [number, number], width: number, depth: number, turn: number, mirror: boolean, unit: number): string {
  const [x, y] = anchor;
  const corner = { 0: [x, y], 90: [x + depth, y], 180: [x + width, y + depth], 270: [x, y + width] }[turn] ?? [x, y];
  const [left = 0, top = 0] = corner;
  return `translate(${left * unit} ${top * unit}) rotate(${turn})${mirror ? ` translate(${width * unit} 0) scale(-1 1)` : ""}`;
}

/** A seat at an edge, where its castle touches the border. */
export function seatAt(edge: string, along: number): SeatPlace {
  const far = SIZE - DEEP;
  const kept = Math.max(0, Math.min(SIZE - LONG, along));
  const anchor: readonly [number, number] = edge === "north" ? [kept, 0] : edge === "south" ? [kept, far] : edge === "west" ? [0, kept] : [far, kept];
  return { edge, anchor, mirror: false };
}

/** A piece moved by so many cells; a seat stays at its edge. */
export function shifted(draft: Draft, piece: string, dx: number, dy: number): Draft {
  const [kind, number] = piece.split(":");
  const at = Number(number);
  if (kind === "seat") {
    return {
      ...draft,
      seats: draft.seats.map((seat, n) => {
        if (n !== at) return seat;
        const along = seat.edge === "north" || seat.edge === "south" ? seat.anchor[0] + dx : seat.anchor[1] + dy;
        return { ...seatAt(seat.edge, along), mirror: seat.mirror };
      }),
    };
  }
  const kept = (value: number): number => Math.max(0, Math.min(SIZE - 3, value));
  return { ...draft, extras: draft.extras.map((extra, n) => (n === at ? { ...extra, anchor: [kept(extra.anchor[0] + dx), kept(extra.anchor[1] + dy)] } : extra)) };
}

export function mirroredPiece(draft: Draft, piece: string): Draft {
  const [kind, number] = piece.split(":");
  const flip = <T extends { mirror: boolean }>(all: readonly T[]): T[] => all.map((each, n) => (n === Number(number) ? { ...each, mirror: !each.mirror } : each));
  return kind === "seat" ? { ...draft, seats: flip(draft.seats) } : { ...draft, extras: flip(draft.extras) };
}

export function turnedPiece(draft: Draft, piece: string): Draft {
  const [kind, number] = piece.split(":");
  return kind === "seat" ? draft : { ...draft, extras: draft.extras.map((extra, n) => (n === Number(number) ? { ...extra, turn: (extra.turn + 90) % 360 } : extra)) };
}

export function withoutPiece(draft: Draft, piece: string): Draft {
  const [kind, number] = piece.split(":");
  if (kind === "seat") return draft.seats.length > 2 ? { ...draft, seats: draft.seats.filter((_, n) => n !== Number(number)) } : draft;
  return { ...draft, extras: draft.extras.filter((_, n) => n !== Number(number)) };
}

/** The text of the file, with the plans of the castles that the box does not have. */
export function setupText(draft: Draft, plans: ReadonlyMap<string, Blueprint>, ready: ReadonlySet<string>): string {
  const lines = ["[[setup]]", 'id = "own"', ""];
  for (const { edge, anchor, mirror } of draft.seats) {
    lines.push("[[setup.seat]]", `edge = "${edge}"`, `anchor = [${anchor.join(", ")}]`, `turn = ${TURNS[edge] ?? 0}`, `mirror = ${mirror}`, "");
  }
  for (const { castle, anchor, turn, mirror } of draft.extras) {
    lines.push("[[setup.extra]]", `castle = "${castle}"`, `anchor = [${anchor.join(", ")}]`, `turn = ${turn}`, `mirror = ${mirror}`, "");
  }
  for (const castle of new Set(draft.extras.map((extra) => extra.castle))) {
    const plan = plans.get(castle);
    if (plan && !ready.has(castle)) {
      lines.push("[[castle]]", written(plan).replaceAll("[[level]]", "[[castle.level]]").replaceAll("[[tower]]", "[[castle.tower]]"));
    }
  }
  return lines.join("\n");
}

/** What the server gives back as data. */
export function draftOf(setup: Readonly<Record<string, unknown>>): Draft {
  const seats = setup.seat as { edge: string; anchor: [number, number]; mirror: boolean }[];
  const extras = setup.extra as ExtraPlace[];
  return { seats: seats.map(({ edge, anchor, mirror }) => ({ edge, anchor, mirror })), extras };
}
