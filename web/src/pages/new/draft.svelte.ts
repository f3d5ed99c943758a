/** A table before it is opened: game, seats, options, pace, who may come. */

import type { GameInfo, NewSeat, NewTable } from "../../wire/server.ts";
import { given, hindrance, instead, offers, partsOf, printed, seated, SEATS, type Value, type Values, withPart } from "./options.ts";

export type Pace = NewTable["pace"];

export const MOVE_SECONDS = [10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600] as const;
export const RESERVE_MINUTES = [0, 1, 2, 5, 10, 15, 20, 30, 60] as const;
export const MOVE_DAYS = [1, 2, 3, 5, 7, 14] as const;

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const USUAL = 4; // seats, where a game has as many

export class Draft {
  readonly game: GameInfo;
  values = $state.raw<Values>({});
  seats = $state.raw<readonly NewSeat[]>([]);
  pace = $state<Pace>("none");
  seconds = $state<number>(60);
  reserve = $state<number>(5);
  days = $state<number>(2);
  listed = $state(false);
  hints = $state(true);
  rated = $state(false);
  openAfter = $state(true);
  name = $state("");
  content = $state(""); // corrected numbers, as JSON
  readonly level: string;

  constructor(game: GameInfo, level: string, name: string) {
    this.game = game;
    this.level = game.levels.includes(level) ? level : (game.levels[Math.floor(game.levels.length / 2)] ?? "");
    this.name = name;
    const count = game.form.highest >= USUAL ? USUAL : game.form.lowest;
    this.values = printed(game.form, count);
    this.seats = Array.from({ length: count }, (_, at) => this.usual(at));
  }

  /** Mine, one for whoever comes, bots at the others. */
  private usual(at: number): NewSeat {
    return at === 0 ? { kind: "me", bot: "" } : at === 1 ? { kind: "open", bot: "" } : { kind: "bot", bot: this.level };
  }

  get count(): number {
    return this.seats.length;
  }

  set count(count: number) {
    const kept = this.seats.slice(0, count);
    if (!kept.some((seat) => seat.kind === "me")) {
      kept[0] = { kind: "me", bot: "" };
    }
    this.seats = Array.from({ length: count }, (_, at) => kept[at] ?? this.usual(at));
    this.values = seated(this.game.form, this.values, count);
  }

  /** Seat me there: who was to sit there takes my place. */
  seat(at: number, kind: NewSeat["kind"], bot = this.level): void {
    const before = this.seats[at];
    const mine = this.seats.findIndex((seat) => seat.kind === "me");
    this.seats = this.seats.map((seat, place) => {
      if (place === at) {
        return { kind, bot: kind === "bot" ? bot : "" };
      }
      return kind === "me" && place === mine && before ? before : seat;
    });
  }

  choose(option: string, value: Value): void {
    this.values = option === SEATS ? this.values : instead(this.game.form, this.values, option, value);
    const seats = Number(this.values[SEATS]);
    if (seats !== this.count) {
      this.count = seats;
    }
  }

  /** Change whatever stands in the way of a file. */
  allow(option: string, by: string): void {
    const other = this.game.form.options.find((each) => each.name === by);
    const fits = other && offers(other).find((value) => hindrance(this.game.form, { ...this.values, [by]: value }, option, "{}") === null);
    if (fits !== undefined) {
      this.values = { ...this.values, [by]: fits };
    }
  }

  part(option: string, at: number, part: string): void {
    const field = this.game.form.options.find((each) => each.name === option);
    if (field) {
      this.values = { ...this.values, [option]: withPart(field, String(this.values[option]), this.count, at, part) };
    }
  }

  parts(option: string): string[] {
    const field = this.game.form.options.find((each) => each.name === option);
    return field ? partsOf(field, String(this.values[option]), this.count) : [];
  }

  reset(): void {
    this.values = printed(this.game.form, this.count);
    this.content = "";
  }

  /** What the server is asked for. */
  wanted(): NewTable {
    const live = this.pace === "live";
    const options = given(this.game.form, this.values);
    return {
      game: this.game.key,
      options: this.content ? { ...options, content: this.content } : options,
      seats: [...this.seats],
      pace: this.pace,
      move_ms: live ? this.seconds * 1000 : this.pace === "days" ? this.days * DAY : 0,
      reserve_ms: live ? this.reserve * MINUTE : 0,
      public: this.listed,
      hints: this.hints,
      rated: this.rated,
      open_after: this.openAfter,
      name: this.name.trim(),
    };
  }
}

/** The next of a list of sizes. */
export function stepOf(sizes: readonly number[], now: number, by: 1 | -1): number {
  return sizes[sizes.indexOf(now) + by] ?? now;
}
