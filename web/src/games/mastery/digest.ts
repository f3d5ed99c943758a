/** What the log tells of Mastery: what belongs together in one short sentence, and the reader addressed as such. */

import type { Told } from "../../board/contract.ts";
import type { GameEvent } from "../../wire/mastery.ts";

const FACES = "⚀⚁⚂⚃⚄⚅";
const BATTLE = new Set(["margin", "brutality"]); // for these knights fall when the battle is decided
const COSTS = ["lost", "fled", "prevailed"]; // told with what became of the land, where that is told too
const QUIET = new Set<string>(["turn_ended", "cleared"]); // the next turn, and whose the land is, say it
const WORDED: Readonly<Record<string, Told>> = {
  // told as they are, in words that may address the reader
  arranged: { event: "arranges" },
  castle_fell: { event: "stormed" },
  discarded: { event: "discards" },
  equalised: { event: "matched" },
  examined: { event: "examines" },
  foresaw: { event: "foresees" },
  fractured: { event: "broke" },
  corrupted: { event: "ruined" },
  crown_used: { event: "declared" },
  laid_nothing: { event: "lacked" },
  left: { event: "leaves" },
  played: { event: "plays" },
  recalled: { event: "recalls" },
  removed: { event: "removes" },
  repaired: { event: "repairs" },
  reshuffled: { event: "shuffles" },
};

function named({ event }: Told): string {
  return typeof event === "string" ? event : "";
}

/** Gathers what is told of one entry. */
class Digest {
  private found: Told[] = [];
  private readonly open: boolean; // the conflict cards are turned up at once

  constructor(open: boolean) {
    this.open = open;
  }

  get told(): readonly Told[] {
    return this.found;
  }

  private push(told: Told): void {
    this.found.push(told);
  }

  /** What was told last is told with more, if it was this. */
  private add(events: readonly string[], more: Told): boolean {
    const last = this.found.at(-1);
    if (!last || !events.includes(named(last))) {
      return false;
    }
    this.found[this.found.length - 1] = { ...last, ...more };
    return true;
  }

  tell(event: GameEvent): void {
    switch (event.event) {
      case "turn_began":
        this.push({ event: "turn", seat: event.seat, turn: event.turn, knights: 0, forfeited: 0 });
        break;
      case "mustered":
        this.muster(event);
        break;
      case "stationed":
      case "redistributed": {
        const castle = event.event === "stationed" && event.tile === "castle" ? { castle: event.knights } : {};
        if (!this.add(["marshalled"], castle)) this.push({ event: "marshalled", seat: event.seat, castle: -1, ...castle });
        break;
      }
      case "drew":
        this.push({ event: "drawn", seat: event.seat, cards: event.cards, clause: event.clause });
        break;
      case "won":
        this.push({ event: "triumphs", seat: event.winner, points: event.points, clause: event.clause });
        break;
      default:
        if (!this.battle(event) && !this.land(event) && !QUIET.has(event.event)) {
          this.push({ ...(event as unknown as Told), ...WORDED[event.event] });
        }
    }
  }

  private muster(event: Extract<GameEvent, { event: "mustered" }>): void {
    const { seat, knights, forfeited, cause, clause } = event;
    const along = cause === "turn" ? this.add(["turn"], { knights, forfeited }) : cause === "conquest" && this.add(["took", "captured"], { came: knights });
    if (!along) {
      this.push({ event: "came", seat, knights, forfeited, clause });
    }
  }

  /** The steps of a battle up to its outcome. */
  private battle(event: GameEvent): boolean {
    switch (event.event) {
      case "attacked": {
        const fought = { event: "assaulted", target: event.defender, attack: event.attack, defence: event.defence };
        return this.add(["marched"], fought) || this.always({ ...fought, seat: event.attacker, tile: event.tile, slot: event.slot, knights: event.attack });
      }
      case "strengthened": {
        const { attack, defence } = event;
        const terrain = event.cause === "terrain";
        return (terrain && this.add(["assaulted"], { attack, defence })) || this.always({ ...event, ...(terrain ? { event: "walled" } : { event: "helped" }) });
      }
      case "committed":
        return this.open || this.always({ event: "chose", seat: event.seat });
      case "revealed": {
        const before = this.found.at(-1);
        const cards = before?.event === "turned" && Array.isArray(before.cards) ? before.cards : [];
        const turned = { cards: [...cards, event.card], attack: event.attack, defence: event.defence };
        return this.add(["turned"], turned) || this.always({ event: "turned", seat: event.seat, ...turned });
      }
      case "ambushed":
        return this.always({ event: "sprang", seat: event.seat, roll: event.face, attack: event.attack, defence: event.defence });
      case "supported":
        return this.always({ ...event, event: "backed", partner: event.target !== event.seat, both: event.ones > 0 && event.twos > 0 });
      case "decided":
        return this.always({ event: "prevailed", seat: event.winner, points: event.points, against: event.against, tie: event.tie });
      case "rolled":
        return this.always({ event: "wagered", seat: event.seat, dice: event.faces.map((face) => FACES.charAt(face - 1)).join(" "), lost: event.lost });
      default:
        return false;
    }
  }

  /** Who falls, who flees, whose the land is. */
  private land(event: GameEvent): boolean {
    switch (event.event) {
      case "advanced":
        return this.always({ event: "marched", seat: event.seat, tile: event.tile, slot: event.slot, knights: event.knights });
      case "fell":
        return event.cause === "disorder" || this.always({ event: "lost", seat: event.seat, knights: event.knights, clause: event.clause, battle: BATTLE.has(event.cause) });
      case "sank":
        return this.add(["took", "captured"], { sunk: event.knights }) || this.always({ event: "lost", seat: event.seat, knights: event.knights });
      case "retreated":
        return this.always({ event: "fled", seat: event.seat, knights: event.knights });
      case "conquered": {
        const taken = { seat: event.seat, tile: event.tile, slot: event.slot, total: event.points, came: 0, sunk: 0 };
        return this.add(["marched"], { event: "took", ...taken }) || this.always({ event: "captured", ...taken, ...this.cost() });
      }
      case "held":
        return this.always({ event: "kept", seat: event.seat, tile: event.tile, slot: event.slot, ...this.cost() });
      default:
        return false;
    }
  }

  private always(told: Told): boolean {
    this.push(told);
    return true;
  }

  /** What the battle came to, as far as this entry told it: it is told with the land, and no more by itself. */
  private cost(): Told {
    const told = this.found.filter((each) => COSTS.includes(named(each)) && each.battle !== false);
    const of = (name: string) => told.filter((each) => each.event === name);
    const sum = (name: string) => of(name).reduce((knights, each) => knights + Number(each.knights), 0);
    this.found = this.found.filter((each) => !told.includes(each));
    const [won] = of("prevailed");
    return { points: won?.points ?? -1, against: won?.against ?? -1, fell: sum("lost"), fled: sum("fled"), loser: [...of("lost"), ...of("fled")][0]?.seat ?? -1 };
  }
}

const OTHERS = ["target", "owner", "loser"]; // whom it befalls

export function digest(events: readonly Told[], viewer = -1): readonly Told[] {
  const all = events as unknown as readonly GameEvent[];
  const found = new Digest(all.some(({ event }) => event === "revealed" || event === "laid_nothing"));
  for (const event of all) {
    found.tell(event);
  }
  const reads = viewer >= 0;
  return found.told.map((each) => ({ ...each, you: reads && each.seat === viewer, yours: reads && OTHERS.some((name) => each[name] === viewer) }));
}
