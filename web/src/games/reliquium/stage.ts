/** What is to be picked next, without a browser: from the choices that are left to the things one clicks, in the order of their keys. */

import type { Choices, Picked } from "../../board/contract.ts";
import type { Act } from "../../wire/messages.ts";

export type Kind = "creature" | "area" | "way" | "junction" | "border" | "act";

/** One thing to click: a place, a creature, or a choice itself. */
export interface Item {
  readonly kind: Kind;
  readonly id: string; // of the place or the creature; of a choice its number
  readonly names: Picked; // what a click keeps
  readonly acts: readonly Act[]; // what is left then
}

const REST = "rest";
const DIMENSIONS: Readonly<Record<string, readonly Kind[]>> = {
  summon: ["creature", "junction"],
  disarm: ["border"],
  [REST]: ["area", "way"],
};

function text(act: Act, name: string): string | undefined {
  const value = act.args[name] ?? act.facts[name];
  return typeof value === "string" ? value : undefined;
}

/** What an action is about in this respect, and under which name. */
export function named(act: Act, kind: Kind): { name: string; id: string } | null {
  for (const name of kind === "area" ? ["area", "origin"] : [kind]) {
    const id = text(act, name);
    if (id !== undefined) {
      return { name, id };
    }
  }
  return null;
}

function familyOf({ verb }: Act): string {
  return verb in DIMENSIONS ? verb : REST;
}

function grouped(acts: readonly Act[], kind: Kind): readonly Item[] {
  const found = new Map<string, { names: Picked; acts: Act[] }>();
  for (const act of acts) {
    const about = named(act, kind);
    if (about) {
      const group = found.get(about.id) ?? { names: { [about.name]: about.id }, acts: [] };
      group.acts.push(act);
      found.set(about.id, group);
    }
  }
  return [...found].map(([id, group]) => ({ kind, id, ...group }));
}

function itemOf(act: Act): Item {
  return { kind: "act", id: String(act.id), names: {}, acts: [act] };
}

/** How much a junction brings: units strengthened, then orders in reach. */
function worth({ acts: [act] }: Item): number {
  const { strengthened, targets } = act?.facts ?? {};
  return (typeof strengthened === "number" ? strengthened * 100 : 0) + (typeof targets === "number" ? targets : 0);
}

function attacks({ acts }: Item): number {
  return acts.some(({ verb }) => verb === "melee" || verb === "unleash") ? 0 : 1;
}

function sorted(items: readonly Item[], kind: Kind): readonly Item[] {
  if (kind === "junction") {
    return [...items].sort((one, other) => worth(other) - worth(one));
  }
  return kind === "way" ? [...items].sort((one, other) => attacks(one) - attacks(other)) : items;
}

/** Consent stands before its refusal. */
function refusal({ verb }: Act): number {
  return verb === "refuse" ? 1 : 0;
}

/** The things to click now: of each family of choices the first respect in which they still differ. */
export function items({ left }: Pick<Choices, "left">): readonly Item[] {
  const families = new Map<string, Act[]>();
  const plain: Act[] = [];
  for (const act of left) {
    const family = familyOf(act);
    const placed = (DIMENSIONS[family] ?? []).some((kind) => named(act, kind));
    if (placed) {
      families.set(family, [...(families.get(family) ?? []), act]);
    } else {
      plain.push(act);
    }
  }
  const found: Item[] = [];
  for (const [family, acts] of families) {
    const kinds = DIMENSIONS[family] ?? [];
    const groups = kinds.map((kind) => ({ kind, items: grouped(acts, kind) }));
    const split = groups.find((group) => group.items.length > 1);
    found.push(...(split ? sorted(split.items, split.kind) : acts.map(itemOf)));
  }
  return [...found, ...plain.toSorted((one, other) => refusal(one) - refusal(other)).map(itemOf)];
}

/** The one way that all choices go along, where only the force is still open. */
export function soleWay(all: readonly Item[]): string | null {
  const ways = new Set(all.map(({ kind, acts: [act] }) => (kind === "act" && act ? text(act, "way") : undefined)));
  const [way] = ways;
  return ways.size === 1 && way !== undefined ? way : null;
}

/** The creatures that could be called, whatever was picked. */
export function creatures(actions: readonly Act[]): readonly Item[] {
  return grouped(actions.filter(({ verb }) => verb === "summon"), "creature");
}

/** What a click on an area keeps: the area itself, the way that leads there, or another beginning. */
export function pressed(choices: Choices, all: readonly Item[], area: string, goalOf: (way: string) => string | undefined): Picked | null {
  const direct = all.find((item) => item.kind === "area" && item.id === area) ?? all.find((item) => item.kind === "way" && goalOf(item.id) === area);
  if (direct) {
    return direct.names;
  }
  const other = (choices.question?.actions ?? []).map((act) => named(act, "area")).find((about) => about?.id === area);
  return other ? { [other.name]: area } : null;
}
