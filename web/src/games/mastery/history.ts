/** What the log tells of a whole match: points at the end of every round, battles won and lost, knights fallen, the last conquest. */

import type { GameEvent, MasteryPicture, MasteryScene } from "../../wire/mastery.ts";
import type { Happening } from "../../wire/messages.ts";

export interface Tally {
  readonly won: number;
  readonly lost: number;
  readonly fallen: number;
}

export interface Conquest {
  readonly seat: number;
  readonly from: number; // −1: it was nobody's
  readonly slot: string;
  readonly tile: string;
  readonly points: number; // the conqueror's own, afterwards
  readonly sums: readonly [number, number] | null; // of the battle, where there was one
  readonly castle: boolean;
}

export interface History {
  readonly rounds: readonly (readonly number[])[]; // per round the points of every seat; empty where the log does not explain them
  readonly first: number; // the number of the first of them
  readonly tallies: readonly Tally[];
  readonly last: Conquest | null;
}

interface Count {
  won: number;
  lost: number;
  fallen: number;
}

/** Reads a log once, from the first entry to the last. */
class Chronicle {
  readonly rounds: number[][] = [];
  readonly counts: Count[];
  last: Conquest | null = null;
  first = -1; // the round before the first that was told of, from 0
  private readonly owner = new Map<string, number>();
  private readonly worth: ReadonlyMap<string, number>;
  private readonly seats: number;
  private fight: { attacker: number; defender: number; sums: readonly [number, number] | null } | null = null;

  constructor(picture: MasteryPicture, began: ReadonlyMap<string, number>) {
    for (const [slot, seat] of began) {
      this.owner.set(slot, seat);
    }
    this.seats = picture.seats.length;
    this.worth = new Map(picture.map.map(({ slot, worth }) => [slot, worth]));
    this.counts = picture.seats.map(() => ({ won: 0, lost: 0, fallen: 0 }));
  }

  get points(): number[] {
    const points = Array.from({ length: this.seats }, () => 0);
    for (const [slot, seat] of this.owner) {
      points[seat] = (points[seat] ?? 0) + (this.worth.get(slot) ?? 0);
    }
    return points;
  }

  private decided(winner: number, loser: number): void {
    const [up, down] = [this.counts[winner], this.counts[loser]];
    if (this.fight && up && down) {
      up.won += 1;
      down.lost += 1;
    }
    this.fight = null;
  }

  private fell(seat: number, knights: number): void {
    const count = this.counts[seat];
    if (count) {
      count.fallen += knights;
    }
  }

  read(event: GameEvent): void {
    switch (event.event) {
      case "turn_began": {
        const round = Math.floor((event.turn - 1) / this.seats);
        if (round > 0 && (this.first < 0 || this.first + this.rounds.length < round)) {
          this.first = this.first < 0 ? round - 1 : this.first;
          this.rounds.push(this.points);
        }
        break;
      }
      case "attacked":
        this.fight = { attacker: event.attacker, defender: event.defender, sums: null };
        break;
      case "decided":
        this.fight = { attacker: this.fight?.attacker ?? event.winner, defender: this.fight?.defender ?? event.loser, sums: [event.attack, event.defence] };
        break;
      case "fell":
      case "sank":
      case "cut_down":
        this.fell(event.seat, event.knights);
        break;
      case "held":
        this.decided(event.seat, this.fight?.attacker ?? -1);
        break;
      case "abandoned":
        this.owner.delete(event.slot);
        break;
      case "conquered":
        this.last = { seat: event.seat, from: this.owner.get(event.slot) ?? -1, slot: event.slot, tile: event.tile, points: event.points, sums: this.fight?.sums ?? null, castle: false };
        this.owner.set(event.slot, event.seat);
        this.decided(event.seat, this.fight?.defender ?? -1);
        break;
      case "castle_fell":
        this.last = { seat: event.seat, from: event.owner, slot: event.slot, tile: event.tile, points: 0, sums: this.fight?.sums ?? null, castle: true };
        this.decided(event.seat, event.owner);
        break;
      default:
    }
  }
}

/** Whose the land was before the log: what happens to it first tells; what nothing happens to is still whose it was. */
function beginnings(events: readonly GameEvent[], picture: MasteryPicture): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  const told = (slot: string, owner: number) => {
    if (!first.has(slot)) {
      first.set(slot, owner);
    }
  };
  for (const event of events) {
    if (event.event === "attacked") {
      told(event.slot, event.defender);
    } else if (event.event === "cut_down" || event.event === "stationed") {
      told(event.slot, event.seat);
    } else if (event.event === "conquered") {
      told(event.slot, -1);
    }
  }
  for (const { slot, owner } of picture.map) {
    told(slot, owner);
  }
  return new Map([...first].filter(([, owner]) => owner >= 0));
}

/** The history of a match that is over; rounds only where the log explains the points that are held now. */
export function historyOf(log: readonly Happening[], picture: MasteryPicture): History {
  const events = log.flatMap((entry) => (entry.events ?? []) as unknown as readonly GameEvent[]);
  const chronicle = new Chronicle(picture, beginnings(events, picture));
  for (const event of events) {
    chronicle.read(event);
  }
  const points = chronicle.points;
  const whole = picture.seats.every((seat) => seat.points === points[seat.seat]);
  return { rounds: whole ? [...chronicle.rounds, points] : [], first: Math.max(0, chronicle.first) + 1, tallies: chronicle.counts, last: chronicle.last };
}

/** The lands of a seat by what they are worth, dearest first. */
export function landsOf(picture: MasteryPicture, seat: number, worth: number): readonly string[] {
  const own = new Set(picture.seats[seat]?.lands ?? []);
  return picture.map.filter((place) => own.has(place.slot) && (worth === 1 ? place.worth <= 1 : place.worth === worth)).map(({ slot }) => slot);
}

/** Seats by place; equals keep the order of their seats. */
export function placed(ranks: readonly number[]): readonly number[] {
  return [...ranks.keys()].sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0) || one - other);
}

export function tileAt(scene: MasteryScene, picture: MasteryPicture, slot: string): { readonly tile: string; readonly castle: number } {
  return { tile: picture.map.find((place) => place.slot === slot)?.tile ?? "", castle: scene.castles.find((each) => each.slot === slot)?.seat ?? -1 };
}
