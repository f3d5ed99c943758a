/** Numbers of the rules that are printed in the box: which clause repeats which, how sure they are, and where in a line they stand. */

import type { Json } from "../../wire/common.ts";
import type { PrintedValue } from "../../wire/server.ts";

/** Paths of the content whose numbers a clause repeats; `*` stands for any part of a path. */
export const REPEATED: Readonly<Record<string, readonly string[]>> = {
  "MJ-1.4": ["constants.workers", "constants.start_workers", "constants.worker_places"],
  "MJ-1.6": ["constants.market_size"],
  "MJ-1.7": ["chip.*.value"],
  "MJ-4.1A": ["building.mill.A.abilities"],
  "MJ-4.2A": ["building.brewery.A.abilities"],
  "MJ-4.3A": ["building.cottage.A.abilities"],
  "MJ-4.4A": ["building.guardhouse.A.abilities"],
  "MJ-4.5A": ["building.barracks.A.abilities"],
  "MJ-4.6A": ["building.inn.A.abilities"],
  "MJ-4.7A": ["building.castle.A.abilities"],
  "MJ-4.1B": ["building.mill.B.abilities"],
  "MJ-4.2B": ["building.brewery.B.abilities"],
  "MJ-4.3B": ["building.cottage.B.abilities"],
  "MJ-4.4B": ["building.guardhouse.B.abilities"],
  "MJ-4.5B": ["building.barracks.B.abilities"],
  "MJ-4.6B": ["building.inn.B.abilities"],
  "MJ-4.7B": ["building.castle.B.abilities"],
  "MJ-6.1": ["constants.overflow_points", "constants.worker_places"],
  "MJ-7.1": ["constants.turns_per_player"],
  "MJ-9.3": ["building.*.A.majority", "building.*.B.majority"],
  "AC-1.1": ["frame.rounds"],
  "AC-2.5": ["card.*.counts"],
  "AC-6.2": ["boards.*.length"],
  "AC-6.5": ["boards.king.length"],
  "AC-8.3": ["boards.gallantry.places"],
  "AC-9.2": ["boards.duel.places", "boards.tournament.places", "boards.dragon.places"],
  "AC-9.3": ["boards.education.last", "boards.education.penultimate", "boards.charity.last", "boards.charity.penultimate"],
  "AC-9.4": ["boards.king.spaces"],
  "AC-14.5": ["turn_order.*.colours"],
  "MM-0.1": ["constants.dice_per_player", "card.*.count", "card.*.value"],
  "MM-1.6": ["constants.dice_per_player", "constants.pips_per_die"],
  "MM-2.2": ["constants.knights_per_turn"],
  "MM-7.2": ["constants.hand_battle"],
  "MM-7.6": ["constants.tie_margin"],
  "MM-11.2": ["constants.victory_points_to_win"],
  "MM-12.2": ["constants.team_vp_two", "constants.team_vp_three"],
  "MM-12.6": ["constants.siege_garrison", "constants.siege_max_attackers"],
  "MM-12.11": ["constants.skirmish_vp", "constants.victory_points_to_win", "constants.skirmish_homelands_vp"],
  "MM-12.12": ["constants.disorder_extra_knights"],
  "MM-R31": ["constants.team_vp_two_skirmish", "constants.team_vp_three_skirmish"],
  "MM-R35": ["tile.cave.capacity", "tile.battlefield.capacity"],
  "CC-1.1": ["field.size"],
  "CC-4.1": ["start.gold", "start.mana"],
  "CC-7.4": ["passage.stairs"],
  "CC-7.8": ["passage.climb"],
  "CC-11.1": ["reward.gold", "reward.mana"],
  "CC-12.1": ["portal.door", "portal.gate"],
  "CC-12.6": ["portal.arch"],
  "CC-14.2": ["energy.steps", "energy.mana"],
  "CC-15.2": ["token.gold", "token.mana"],
  "CC-16.3": ["deployment.steps"],
  "CC-R52": ["late_start_bonus.two", "late_start_bonus.three"],
};

/** A printed value beside the clause that repeats it. */
export interface Printed {
  readonly path: string;
  readonly numbers: readonly number[];
  readonly source: string;
  readonly sure: boolean;
}

/** The printed values a clause repeats. */
export function printedIn(clause: string, content: readonly PrintedValue[]): Printed[] {
  const wanted = (REPEATED[clause] ?? []).map((path) => new RegExp(`^${path.replaceAll(".", "\\.").replaceAll("*", "[^.]+")}(?:\\.|$)`));
  return content
    .filter((each) => wanted.some((path) => path.test(each.path)))
    .map((each) => ({ path: each.path, numbers: numbersOf(each.value), source: each.source, sure: each.sure ?? true }));
}

/** All numbers of a value, however deep. */
export function numbersOf(value: Json): number[] {
  if (typeof value === "number") {
    return [value];
  }
  if (typeof value === "object" && value !== null) {
    return Object.values(value).flatMap(numbersOf);
  }
  return [];
}

/** A piece of a line: a printed number, sure or not, or other text. */
interface Numbered {
  readonly text: string;
  readonly sure: boolean | null;
}

/** A line with its printed numbers apart; a number that two values share is as doubtful as the more doubtful one. */
export function numbered(text: string, printed: readonly Printed[]): Numbered[] {
  if (printed.length === 0) {
    return [{ text, sure: null }];
  }
  const pieces: Numbered[] = [];
  let end = 0;
  for (const found of text.matchAll(/[−-]?\d+/g)) {
    const number = Number(found[0].replace("−", "-"));
    const meant = printed.filter((each) => each.numbers.includes(number));
    if (meant.length === 0) {
      continue;
    }
    if (found.index > end) {
      pieces.push({ text: text.slice(end, found.index), sure: null });
    }
    pieces.push({ text: found[0], sure: meant.every((each) => each.sure) });
    end = found.index + found[0].length;
  }
  return end < text.length ? [...pieces, { text: text.slice(end), sure: null }] : pieces;
}
