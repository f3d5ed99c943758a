/** What can be struck at the end of a walk, and the walk that is best for it. */

import type { Picked } from "../../board/contract.ts";
import type { Target } from "../../wire/castlecraft.ts";
import type { Act } from "../../wire/messages.ts";
import { factsOf } from "./lookups.ts";

export interface Aim {
  readonly key: string;
  readonly unit: string; // the squad that is struck; empty: a door or gate
  readonly spell: string; // empty: with weapons
  readonly portal: string;
  readonly act: Act; // the walk
  readonly target: Target;
}

function aimAt(target: Target, act: Act): Aim {
  const { unit = "", spell = "", portal = "" } = target;
  return { key: `${unit}/${spell}/${portal}`, unit, spell, portal, act, target };
}

/** Fewer traps first, then fewer of one's own lost, then the shorter walk. */
function worse(one: Aim, other: Aim): number {
  const weight = ({ act, target }: Aim): readonly number[] => [factsOf(act).traps ?? 0, target.expected?.lost ?? 0, factsOf(act).cost ?? 0];
  const [a, b] = [weight(one), weight(other)];
  return a.map((value, at) => value - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

const KNOWN = new WeakMap<readonly Act[], readonly Aim[]>(); // the field, the question and its choices ask about the same walks

/** Everything that can be struck from the ends of these walks, each from where it is best: squads by how many fall, then doors. */
export function aimsOf(acts: readonly Act[]): readonly Aim[] {
  const found = KNOWN.get(acts) ?? sought(acts);
  KNOWN.set(acts, found);
  return found;
}

function sought(acts: readonly Act[]): readonly Aim[] {
  const best = new Map<string, Aim>();
  for (const act of acts) {
    for (const target of factsOf(act).targets ?? []) {
      const aim = aimAt(target, act);
      const known = best.get(aim.key);
      if (!known || worse(aim, known) < 0) {
        best.set(aim.key, aim);
      }
    }
  }
  const worth = ({ target, portal }: Aim): number => (portal ? (target.odds?.breaks ?? 0) / 1000 - 10 : (target.expected?.fallen ?? 0));
  return [...best.values()].sort((one, other) => worth(other) - worth(one));
}

/** What the strike is called when it is asked for. */
export function strikeOf({ unit, spell, portal }: Aim): { readonly verb: string; readonly names: Picked } {
  if (portal) return { verb: "breach", names: { portal } };
  return spell ? { verb: "cast", names: { spell, unit } } : { verb: "attack", names: { unit } };
}
