/** What was told of the battle that goes on, or of the one that ended last: from the advance to whose the land is. */

import type { Happening } from "../../wire/messages.ts";
import type { GameEvent } from "../../wire/mastery.ts";

export type Told = GameEvent;
export type Sums = readonly [number, number]; // the attacker's and the defender's battle points

/** A conflict card, the die of an Ambush with it, or nothing. */
export interface Laid {
  readonly card: string; // empty: none was held
  readonly amount: number;
  readonly face: number; // 0: no die
}

/** One answer when support was asked for: cards, or a pass. */
export interface Support {
  readonly seat: number;
  readonly ones: number;
  readonly twos: number;
}

interface Loss {
  readonly cause: string;
  readonly knights: number;
}

/** What an artefact did, or who broke it. */
export interface Deed {
  readonly artefact: string;
  readonly kind: "added" | "equal" | "discard" | "knight" | "cards" | "death" | "broken";
  readonly amount: number;
  readonly by: number; // who broke it; −1 nobody
}

export interface SideStory {
  readonly seat: number;
  readonly terrain: number;
  readonly duel: number; // the face, 0 for none
  readonly drew: number; // −1: not yet told
  readonly sceptre: readonly Deed[];
  readonly laid: Laid | null;
  readonly support: readonly Support[]; // that counts for this side
  readonly rolls: readonly number[]; // Disorder
  readonly orb: readonly Deed[];
  readonly losses: readonly Loss[];
  readonly retreated: number;
}

export interface Story {
  readonly n: number; // the entry it began with
  readonly slot: string;
  readonly tile: string;
  readonly start: Sums;
  readonly sums: ReadonlyMap<number, Sums>; // after the steps that changed them
  readonly sides: readonly [SideStory, SideStory];
  readonly order: readonly Support[]; // who was asked for support, one after another
  readonly outcome: { readonly winner: number; readonly margin: number; readonly tie: boolean } | null;
  readonly reversed: boolean;
  readonly ending: "" | "conquered" | "held" | "abandoned" | "fell"; // what became of the land; "" while it is fought for
  readonly points: number; // of the conqueror then
  readonly turned: number; // the entry with which the conflict cards were turned up, 0 before
  readonly ended: number; // the entry it ended with, 0 while it goes on
}

interface Side {
  seat: number;
  terrain: number;
  duel: number;
  drew: number;
  sceptre: Deed[];
  laid: Laid | null;
  support: Support[];
  rolls: number[];
  orb: Deed[];
  losses: Loss[];
  retreated: number;
}

function side(seat: number): Side {
  return { seat, terrain: 0, duel: 0, drew: -1, sceptre: [], laid: null, support: [], rolls: [], orb: [], losses: [], retreated: 0 };
}

const SCEPTRES = "sceptre";
const ENDS = new Set(["conquered", "held", "abandoned", "castle_fell", "won"]);

/** Follows the entries of one battle; what belongs to others is passed over. */
class Teller {
  private readonly n: number;
  private readonly began: Extract<Told, { event: "attacked" }>;
  private readonly sides: [Side, Side];
  private readonly sums = new Map<number, Sums>();
  private readonly order: Support[] = [];
  private outcome: Story["outcome"] = null;
  private reversed = false;
  private ending: Story["ending"] = "";
  private points = 0;
  private ended = 0;
  private turned = 0;
  private now: Sums;
  private step = 1;

  constructor(n: number, began: Extract<Told, { event: "attacked" }>) {
    this.n = n;
    this.began = began;
    this.sides = [side(began.attacker), side(began.defender)];
    this.now = [began.attack, began.defence];
    this.sums.set(0, this.now);
  }

  get over(): boolean {
    return this.ended > 0;
  }

  private of(seat: number): Side | undefined {
    return this.sides.find((each) => each.seat === seat);
  }

  private counted(step: number, sums: Sums): void {
    this.now = sums;
    this.step = Math.max(this.step, step);
    this.sums.set(step, sums);
  }

  /** An entry: who answered, and what followed. A seat that answers while support is asked, and lays none, has passed. */
  follow(entry: Happening, events: readonly Told[]): void {
    const laid = this.sides.some((each) => each.laid !== null);
    const asked = laid && this.outcome === null && entry.kind === "moved" && entry.seat !== undefined;
    if (asked && !events.some(({ event }) => event === "supported")) {
      this.order.push({ seat: entry.seat ?? -1, ones: 0, twos: 0 });
    }
    for (const event of events) {
      if (!this.over || event.event === "won") {
        this.tell(event, entry.n);
      }
    }
  }

  private tell(event: Told, n: number): void {
    switch (event.event) {
      case "strengthened":
        this.strengthened(event);
        break;
      case "duelled":
        this.sides[0].duel = event.attack;
        this.sides[1].duel = event.defence;
        this.counted(1, this.now);
        break;
      case "fell":
        this.lost(event);
        break;
      case "drew":
        this.drew(event);
        break;
      case "fractured":
        this.broke(event);
        break;
      case "equalised":
        this.deed(event.seat, SCEPTRES, { artefact: "", kind: "equal", amount: event.amount, by: -1 });
        this.counted(3, [event.attack, event.defence]);
        break;
      case "discarded":
        if (event.cause === SCEPTRES) {
          this.deed(this.other(event.seat), SCEPTRES, { artefact: "", kind: "discard", amount: 1, by: -1 });
        }
        break;
      case "revealed":
        this.turned = n;
        this.lay(event.seat, { card: event.card, amount: event.amount, face: 0 });
        this.counted(4, [event.attack, event.defence]);
        break;
      case "laid_nothing":
        this.turned = n;
        this.lay(event.seat, { card: "", amount: 0, face: 0 });
        this.counted(4, this.now);
        break;
      case "ambushed":
        this.lay(event.seat, { ...(this.of(event.seat)?.laid ?? { card: "ambush", amount: 0 }), face: event.face });
        this.counted(4, [event.attack, event.defence]);
        break;
      case "supported": {
        const support = { seat: event.seat, ones: event.ones, twos: event.twos };
        this.order.push(support);
        this.of(event.target)?.support.push(support);
        this.counted(5, [event.attack, event.defence]);
        break;
      }
      case "decided":
        this.outcome = { winner: event.winner, margin: event.margin, tie: event.tie > 0 };
        this.counted(6, [event.attack, event.defence]);
        break;
      case "rolled":
        this.of(event.seat)?.rolls.push(...event.faces);
        break;
      case "reversed":
        this.reversed = true;
        this.outcome = { winner: event.winner, margin: 0, tie: false };
        break;
      case "mustered":
        if (event.cause === "devotion") {
          this.deed(event.seat, "orb", { artefact: "", kind: "knight", amount: event.knights, by: -1 });
        }
        break;
      case "retreated": {
        const fled = this.of(event.seat);
        if (fled) {
          fled.retreated = event.knights;
        }
        break;
      }
      default:
        this.end(event, n);
    }
  }

  private end(event: Told, n: number): void {
    if (!ENDS.has(event.event)) {
      return;
    }
    if (event.event === "conquered") {
      this.ending = "conquered";
      this.points = event.points;
    } else if (event.event === "castle_fell") {
      this.ending = "fell";
    } else if (event.event === "held") {
      this.ending = "held";
    } else if (event.event === "abandoned" && event.slot === this.began.slot) {
      this.ending = "abandoned";
    } else {
      return;
    }
    this.ended = n;
  }

  private strengthened(event: Extract<Told, { event: "strengthened" }>): void {
    const own = this.of(event.seat);
    if (event.cause === "terrain") {
      if (own) {
        own.terrain += event.amount;
      }
      this.counted(1, [event.attack, event.defence]);
    } else {
      this.deed(event.seat, SCEPTRES, { artefact: event.artefact, kind: "added", amount: event.amount, by: -1 });
      this.counted(3, [event.attack, event.defence]);
    }
  }

  private lost(event: Extract<Told, { event: "fell" }>): void {
    this.of(event.seat)?.losses.push({ cause: event.cause, knights: event.knights });
    if (event.cause === "arena") {
      const [attack, defence] = this.now;
      this.counted(1, event.seat === this.began.attacker ? [attack - event.knights, defence] : [attack, defence - event.knights]);
    } else if (event.cause === "brutality") {
      this.deed(this.other(event.seat), "orb", { artefact: "orb_brutality", kind: "death", amount: event.knights, by: -1 });
    }
  }

  private drew(event: Extract<Told, { event: "drew" }>): void {
    const own = this.of(event.seat);
    if (event.cause === "battle" && own) {
      own.drew = Math.max(0, own.drew) + event.count;
      this.step = Math.max(this.step, 2);
    } else if (event.cause === "authority" && own && this.step <= 2 && own.drew >= 0) {
      own.drew += event.count;
    } else if (event.cause === "orb") {
      this.deed(event.seat, "orb", { artefact: "", kind: "cards", amount: event.count, by: -1 });
    }
  }

  private broke(event: Extract<Told, { event: "fractured" }>): void {
    const kind = event.artefact.startsWith(SCEPTRES) ? SCEPTRES : "orb";
    this.deed(event.owner, kind, { artefact: event.artefact, kind: "broken", amount: 0, by: event.seat });
  }

  private deed(seat: number, kind: string, deed: Deed): void {
    const own = this.of(seat);
    if (kind === SCEPTRES) {
      own?.sceptre.push(deed);
    } else {
      own?.orb.push(deed);
    }
  }

  private lay(seat: number, laid: Laid): void {
    const own = this.of(seat);
    if (own) {
      own.laid = laid;
    }
  }

  private other(seat: number): number {
    return seat === this.began.attacker ? this.began.defender : this.began.attacker;
  }

  told(): Story {
    const { n, sums, sides, order, outcome, reversed, ending, points, turned, ended } = this;
    return { n, slot: this.began.slot, tile: this.began.tile, start: [this.began.attack, this.began.defence], sums, sides, order, outcome, reversed, ending, points, turned, ended };
  }
}

function eventsOf(entry: Happening): readonly Told[] {
  return (entry.events ?? []) as unknown as readonly Told[];
}

/** The latest battle of a log; null where none was fought. */
export function storyOf(log: readonly Happening[]): Story | null {
  const from = log.findLastIndex((entry) => eventsOf(entry).some(({ event }) => event === "attacked"));
  const first = log[from];
  if (!first) {
    return null;
  }
  const events = eventsOf(first);
  const at = events.findLastIndex(({ event }) => event === "attacked");
  const began = events[at];
  if (began?.event !== "attacked") {
    return null;
  }
  const teller = new Teller(first.n, began);
  teller.follow({ ...first, kind: "opening" }, events.slice(at + 1));
  for (const entry of log.slice(from + 1)) {
    if (teller.over) {
      break;
    }
    teller.follow(entry, eventsOf(entry));
  }
  return teller.told();
}
