/** What the log tells that no longer lies on the table: the parts of a battle, the last move, castles in the order of building. */

import type { Json } from "../../wire/common.ts";
import type { Happening } from "../../wire/messages.ts";
import type { FightPicture, PartPicture } from "../../wire/reliquium.ts";

type Told = Readonly<Record<string, Json>>;

function text(event: Told, name: string): string {
  const value = event[name];
  return typeof value === "string" ? value : "";
}

function number(event: Told, name: string): number {
  const value = event[name];
  return typeof value === "number" ? value : 0;
}

function events(log: readonly Happening[]): readonly Told[] {
  return log.flatMap((each) => (each.gone ? [] : (each.events ?? [])));
}

/** The groups of a battle's sums as they were told when it began. */
export function partsOf(log: readonly Happening[], fight: FightPicture): readonly PartPicture[] {
  const all = events(log);
  const begun = all.findLastIndex((event) => event.event === "battle_began" && event.origin === fight.origin && event.goal === fight.goal);
  if (begun < 0) {
    return [];
  }
  const after = all.slice(begun + 1);
  const end = after.findIndex((event) => event.event === "compared");
  return after.slice(0, end < 0 ? undefined : end).flatMap((event) =>
    event.event === "fought"
      ? [
          {
            side: text(event, "side"),
            faction: text(event, "faction"),
            role: text(event, "role"),
            unit: text(event, "unit"),
            number: number(event, "number"),
            area: text(event, "area"),
            strength: number(event, "strength"),
            aura: number(event, "aura"),
            total: number(event, "total"),
          },
        ]
      : [],
  );
}

export interface Gone {
  readonly faction: string;
  readonly area: string;
  readonly force: string;
}

/** Who has fallen in the battle that is fought, by area. */
export function fallen(log: readonly Happening[], fight: FightPicture): readonly Gone[] {
  const all = events(log);
  const begun = all.findLastIndex((event) => (event.event === "battle_began" || event.event === "unopposed") && event.origin === fight.origin && event.goal === fight.goal);
  return all
    .slice(begun + 1)
    .flatMap((event) => (begun >= 0 && (event.event === "lost" || event.event === "destroyed") ? [{ faction: text(event, "faction"), area: text(event, "area"), force: text(event, "force") }] : []));
}

/** An order of this war that has been carried out, or is being. */
export interface Done {
  readonly faction: string;
  readonly swords: number;
  readonly origin: string;
  readonly goal: string;
  readonly course: "idle" | "unopposed" | "battle";
  readonly attack: number;
  readonly defence: number;
}

const COURSES: Readonly<Record<string, Done["course"]>> = { idled: "idle", unopposed: "unopposed", battle_began: "battle" };

export function carriedOut(log: readonly Happening[]): readonly Done[] {
  const all = events(log);
  const found: Done[] = [];
  for (const event of all.slice(all.findLastIndex((each) => each.event === "war_began") + 1)) {
    const course = COURSES[text(event, "event")];
    const last = found.at(-1);
    if (course) {
      found.push({ faction: text(event, "faction"), swords: number(event, "swords"), origin: text(event, "origin"), goal: text(event, "goal"), course, attack: 0, defence: 0 });
    } else if (event.event === "compared" && last) {
      found[found.length - 1] = { ...last, attack: number(event, "attack"), defence: number(event, "defence") };
    }
  }
  return found;
}

/** What the newest move changed on the map: areas, a path from one to another, a token on a way. */
export interface Last {
  readonly areas: ReadonlySet<string>;
  readonly paths: readonly (readonly [string, string])[];
  readonly tokens: ReadonlySet<string>; // origin>goal
}

const PATHS = new Set(["marched", "ally_marched", "gathered", "ally_gathered", "tempted", "fled", "advanced"]);
const TOKENS = new Set(["ordered_melee", "ordered_ranged", "pledged_ranged", "exchanged"]);
const AREAS = new Set(["recruited", "built", "changed", "ally_changed", "lost", "destroyed", "razed"]);

export function lastMove(log: readonly Happening[]): Last {
  const areas = new Set<string>();
  const tokens = new Set<string>();
  const paths: [string, string][] = [];
  for (const each of [...log].reverse()) {
    for (const event of each.gone || each.kind !== "moved" ? [] : (each.events ?? [])) {
      const name = text(event, "event");
      if (PATHS.has(name)) {
        paths.push([text(event, "origin"), text(event, "goal")]);
        areas.add(text(event, "goal"));
      } else if (TOKENS.has(name)) {
        tokens.add(`${text(event, "origin")}>${text(event, "goal")}`);
      } else if (AREAS.has(name)) {
        areas.add(text(event, "area"));
      } else if (name === "summoned" && Array.isArray(event.areas)) {
        event.areas.forEach((area) => typeof area === "string" && areas.add(area));
      }
    }
    if (areas.size + tokens.size > 0) {
      break;
    }
  }
  return { areas, paths, tokens };
}

/** Castles of each faction after every round, the start and the present moment included. */
interface Course {
  readonly castles: ReadonlyMap<string, readonly number[]>;
  readonly built: readonly { readonly faction: string; readonly area: string }[]; // those that still stand, in the order of building
}

export function course(log: readonly Happening[], starts: ReadonlyMap<string, readonly string[]>): Course {
  const standing = new Map([...starts].map(([faction, areas]) => [faction, [...areas]]));
  const rows = new Map([...starts].map(([faction, areas]) => [faction, [areas.length]]));
  const mark = () => {
    standing.forEach((areas, faction) => rows.get(faction)?.push(areas.length));
  };
  let fresh = false;
  for (const event of events(log)) {
    if (event.event === "built") {
      standing.get(text(event, "faction"))?.push(text(event, "area"));
      fresh = true;
    } else if (event.event === "razed") {
      const lost = standing.get(text(event, "foe"));
      lost?.splice(lost.indexOf(text(event, "area")), 1);
      fresh = true;
    } else if (event.event === "round_ended") {
      mark();
      fresh = false;
    }
  }
  if (fresh) {
    mark();
  }
  return { castles: rows, built: [...standing].flatMap(([faction, areas]) => areas.map((area) => ({ faction, area }))) };
}
