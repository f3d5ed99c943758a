/** A table in a line of the lobby: whose turn it is, who sits there, how it ended. */

import type { SeatInfo, TableInfo } from "../../wire/server.ts";
import type { Arguments } from "../../words/nouns.ts";
import { sitterNames } from "../../words/sitters.ts";

/** Who is waited for. */
interface Turn {
  readonly mine: boolean;
  readonly names: readonly string[];
  readonly bot: boolean; // only bots think
}

function seatsOf(table: TableInfo, wanted: readonly number[]): SeatInfo[] {
  return table.seats.filter((seat) => wanted.includes(seat.seat));
}

type Say = (key: string, args?: Arguments) => string;

/** Who is asked. */
export function turnOf(table: TableInfo, say: Say): Turn {
  const asked = seatsOf(table, table.turn ?? []);
  return {
    mine: isMyTurn(table),
    names: sitterNames(asked, say),
    bot: asked.length > 0 && asked.every((seat) => seat.kind === "bot"),
  };
}

/** Whether I am asked. */
export function isMyTurn(table: TableInfo): boolean {
  return seatsOf(table, table.turn ?? []).some((seat) => seat.mine);
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

/** How a match ended. */
export function endingOf(table: TableInfo, say: Say): Ending | null {
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
    winners: sitterNames(seatsOf(table, result.ranks.flatMap((each, seat) => (each === 1 ? [seat] : []))), say),
    shared: result.ranks.filter((each) => each === rank).length > 1,
  };
}

/** Tables that wait for me first, the one with the least time before the others; then by when they began. */
export function ordered(tables: readonly TableInfo[]): TableInfo[] {
  const due = (table: TableInfo) => (table.due === undefined || table.due === 0 ? Number.MAX_SAFE_INTEGER : table.due);
  return [...tables].sort(
    (a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)) || due(a) - due(b) || (b.started ?? b.created) - (a.started ?? a.created),
  );
}
