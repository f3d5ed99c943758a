/** A table in a line of the lobby: whose turn it is, who sits there, how it ended. */

import type { SeatInfo, TableInfo } from "../../wire/server.ts";

/** Who is waited for. */
interface Turn {
  readonly mine: boolean;
  readonly names: readonly string[];
  readonly bot: boolean; // only bots think
}

function seatsOf(table: TableInfo, wanted: readonly number[]): SeatInfo[] {
  return table.seats.filter((seat) => wanted.includes(seat.seat));
}

export function turnOf(table: TableInfo): Turn {
  const asked = seatsOf(table, table.turn ?? []);
  return {
    mine: asked.some((seat) => seat.mine),
    names: asked.map((seat) => seat.name ?? ""),
    bot: asked.length > 0 && asked.every((seat) => seat.kind === "bot"),
  };
}

/** Whether I sit there. */
export function isMine(table: TableInfo): boolean {
  return table.seats.some((seat) => seat.mine);
}

export function openSeats(table: TableInfo): number {
  return table.seats.filter((seat) => seat.kind === "open").length;
}

/** How it ended for me, or who won. */
export interface Ending {
  readonly mine: boolean;
  readonly rank: number; // mine
  readonly of: number;
  readonly points: number;
  readonly winners: readonly string[];
  readonly shared: boolean; // my rank is shared
}

export function endingOf(table: TableInfo): Ending | null {
  const { result } = table;
  if (!result) {
    return null;
  }
  const me = table.seats.find((seat) => seat.mine);
  const rank = me ? (result.ranks[me.seat] ?? 0) : 0;
  return {
    mine: me !== undefined,
    rank,
    of: table.seats.length,
    points: me ? (result.points[me.seat] ?? 0) : 0,
    winners: seatsOf(table, result.ranks.flatMap((each, seat) => (each === 1 ? [seat] : []))).map((seat) => seat.name ?? ""),
    shared: result.ranks.filter((each) => each === rank).length > 1,
  };
}

/** Tables that wait for me first, the one with the least time before the others; then by when they began. */
export function ordered(tables: readonly TableInfo[]): TableInfo[] {
  const due = (table: TableInfo) => (table.due === undefined || table.due === 0 ? Number.MAX_SAFE_INTEGER : table.due);
  return [...tables].sort(
    (a, b) => Number(turnOf(b).mine) - Number(turnOf(a).mine) || due(a) - due(b) || (b.started ?? b.created) - (a.started ?? a.created),
  );
}
