/** A battle as a ledger: what stands on either side of every step of the rules, from what was told and from the picture now. */

import type { ArtefactPicture, BattlePicture, MasteryPicture, MasteryScene } from "../../wire/mastery.ts";
import type { Deed, SideStory, Story, Sums, Support } from "./story.ts";

/** What stands on one side of a row. */
export type Part =
  | { readonly kind: "knights"; readonly count: number }
  | { readonly kind: "terrain"; readonly amount: number }
  | { readonly kind: "duel"; readonly face: number; readonly lost: number; readonly left: number }
  | { readonly kind: "drew"; readonly count: number }
  | { readonly kind: "idle"; readonly artefact: string; readonly why: string } // an artefact that does nothing here
  | { readonly kind: "ready"; readonly artefact: string } // will work if nobody breaks it
  | { readonly kind: "deed"; readonly artefact: string; readonly deed: Deed }
  | { readonly kind: "card"; readonly card: string; readonly amount: number; readonly face: number }
  | { readonly kind: "hidden"; readonly card: string } // its name where I laid it
  | { readonly kind: "waits" }
  | { readonly kind: "later"; readonly step: "conflict" | "support" } // cards will lie here
  | { readonly kind: "answers"; readonly how: "asked" | "passed" | "next" } // support of a side that laid none
  | { readonly kind: "nothing" }
  | { readonly kind: "support"; readonly cards: readonly string[]; readonly by: number; readonly amount: number }
  | { readonly kind: "ghost"; readonly amount: number } // what the pointed choice would lay, or what I may lay
  | { readonly kind: "verdict"; readonly winner: number; readonly margin: number; readonly tie: boolean; readonly reversed: boolean }
  | { readonly kind: "rolled"; readonly faces: readonly number[] }
  | { readonly kind: "fell"; readonly cause: string; readonly knights: number }
  | { readonly kind: "retreats"; readonly knights: number }
  | { readonly kind: "whole"; readonly knights: number }
  | { readonly kind: "land"; readonly ending: Story["ending"]; readonly points: number };

export interface Row {
  readonly step: number; // 0: the knights themselves, then 1 to 9
  readonly parts: readonly [readonly Part[], readonly Part[]];
  readonly sums: Sums | null;
}

/** Everything the ledger is read from. */
export interface Fight {
  readonly story: Story;
  readonly battle: BattlePicture | null; // null when it is over
  readonly picture: MasteryPicture;
  readonly scene: MasteryScene;
  readonly ghosts: readonly number[]; // support that is pointed at, or that I may lay, for my own side
}

export const STEPS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const SUMMED = new Set([0, 1, 3, 4, 5]);

/** The step the battle stands at; after the end the one where the losses are told. */
export function stepOf({ story, battle }: Fight): number {
  if (battle) {
    return battle.step;
  }
  return story.outcome ? 8 : 9;
}

export function held(picture: MasteryPicture, seat: number, kind: string): ArtefactPicture | undefined {
  return picture.seats[seat]?.artefacts.find((each) => each.kind === kind);
}

/** Running points after a step: of the last step that changed them. */
function sumsAt({ story }: Fight, step: number): Sums | null {
  for (let at = step; at >= 0; at -= 1) {
    const sums = story.sums.get(at);
    if (sums) {
      return sums;
    }
  }
  return null;
}

function partsOf(fight: Fight, at: 0 | 1, step: number): readonly Part[] {
  const own = fight.story.sides[at];
  const now = stepOf(fight);
  switch (step) {
    case 0:
      return [{ kind: "knights", count: fight.story.start[at] }];
    case 1:
      return terrain(fight, at);
    case 2:
      return now > 2 && !early(fight.story) ? [{ kind: "drew", count: Math.max(0, own.drew) }] : [];
    case 3:
      return artefacts(fight, own, "sceptre", at === 0 ? "attack" : "defence");
    case 4:
      return conflict(fight, own, now);
    case 5:
      return support(fight, at);
    case 6:
      return outcome(fight.story, own);
    case 7:
      return fight.story.outcome ? artefacts(fight, own, "orb", fight.story.outcome.winner === own.seat ? "won" : "lost") : [];
    case 8:
      return losses(fight, own);
    default:
      return fight.story.ending && isTaker(fight.story, own) ? [{ kind: "land", ending: fight.story.ending, points: fight.story.points }] : [];
  }
}

/** The Arena ended it before cards were laid. */
function early(story: Story): boolean {
  return story.ended > 0 && story.outcome === null;
}

function isTaker({ ending, sides }: Story, own: SideStory): boolean {
  return own === (ending === "held" ? sides[1] : sides[0]);
}

function terrain({ story }: Fight, at: 0 | 1): readonly Part[] {
  const own = story.sides[at];
  const found: Part[] = [];
  if (own.duel) {
    const lost = own.losses.filter(({ cause }) => cause === "arena").reduce((sum, { knights }) => sum + knights, 0);
    found.push({ kind: "duel", face: own.duel, lost, left: (story.sums.get(1) ?? story.start)[at] });
  }
  return own.terrain ? [...found, { kind: "terrain", amount: own.terrain }] : found;
}

/** Deeds of a sceptre or an orb; without any, why it does nothing or that it is ready. */
function artefacts({ picture, scene, battle }: Fight, own: SideStory, kind: "sceptre" | "orb", time: string): readonly Part[] {
  const found = held(picture, own.seat, kind);
  const artefact = found?.artefact ?? "";
  const deeds = kind === "sceptre" ? own.sceptre : own.orb;
  if (deeds.length > 0 || !found) {
    return deeds.map((deed) => ({ kind: "deed", artefact: deed.artefact || artefact, deed }));
  }
  const when = scene.artefacts.find((each) => each.artefact === artefact)?.when ?? "";
  if (!found.intact) {
    return [{ kind: "idle", artefact, why: "broken" }];
  }
  if (when !== time) {
    return [{ kind: "idle", artefact, why: when }];
  }
  const side = battle && (battle.attacker.seat === own.seat ? battle.attacker : battle.defender);
  const waits = kind === "sceptre" ? side?.sceptre_applies && battle?.step === 3 : side?.orb_applies;
  return [waits ? { kind: "ready", artefact } : { kind: "idle", artefact, why: "unused" }];
}

function conflict({ picture, battle }: Fight, own: SideStory, now: number): readonly Part[] {
  if (own.laid) {
    return [own.laid.card ? { kind: "card", ...own.laid } : { kind: "nothing" }];
  }
  if (!battle || now > 4) {
    return [];
  }
  if (now < 4) {
    return [{ kind: "later", step: "conflict" }];
  }
  const chosen = picture.seats[own.seat]?.chosen ?? "none";
  if (chosen === "none" || chosen === "") {
    return [{ kind: "waits" }];
  }
  return [{ kind: "hidden", card: typeof chosen === "string" ? chosen : "" }];
}

function support({ story, picture, ghosts, battle }: Fight, at: 0 | 1): readonly Part[] {
  const own = story.sides[at];
  const cards = (each: Support) => [...Array.from({ length: each.twos }, () => "support_2"), ...Array.from({ length: each.ones }, () => "support_1")];
  const found: Part[] = own.support.map((each) => ({ kind: "support", cards: cards(each), by: each.seat, amount: each.ones + 2 * each.twos }));
  const mine = picture.seats[picture.viewer]?.team;
  const ours = battle !== null && picture.viewer >= 0 && mine === picture.seats[own.seat]?.team;
  if (battle && battle.step < 5) {
    return [{ kind: "later", step: "support" }];
  }
  if (ours && ghosts.length > 0) {
    return [...found, ...ghosts.map((amount) => ({ kind: "ghost", amount }) as const)];
  }
  if (battle?.step !== 5 || found.length > 0) {
    return found;
  }
  const passed = story.order.findLast(({ seat }) => seat === own.seat);
  return [{ kind: "answers", how: picture.asked.includes(own.seat) ? "asked" : passed ? "passed" : "next" }];
}

function outcome(story: Story, own: SideStory): readonly Part[] {
  const found: Part[] = [];
  if (story.outcome?.winner === own.seat) {
    found.push({ kind: "verdict", ...story.outcome, reversed: story.reversed });
  }
  return own.rolls.length > 0 ? [...found, { kind: "rolled", faces: own.rolls }] : found;
}

function losses({ story }: Fight, own: SideStory): readonly Part[] {
  if (!story.outcome || !story.ended) {
    return [];
  }
  const found: Part[] = own.losses.filter(({ cause, knights }) => cause !== "arena" && knights > 0).map((loss) => ({ kind: "fell", ...loss }));
  if (own.retreated > 0) {
    found.push({ kind: "retreats", knights: own.retreated });
  }
  return found.length > 0 ? found : [{ kind: "whole", knights: 0 }];
}

/** The rows in the order of the rules; of steps that are still to come only those that already hold something. */
export function ledger(fight: Fight): readonly Row[] {
  const now = stepOf(fight);
  const short = early(fight.story);
  return STEPS.filter((step) => !short || step <= 1 || step === 9).map((step) => ({
    step,
    parts: [partsOf(fight, 0, step), partsOf(fight, 1, step)],
    sums: SUMMED.has(step) && (step < now || (step === now && fight.story.sums.has(step))) ? sumsAt(fight, step) : null,
  }));
}

/** How full the bars of both sides are, in thousandths of half as much again as the larger. */
export function bars([attack, defence]: Sums): Sums {
  const most = Math.max(1, attack, defence) * 1.5;
  return [Math.round((1000 * attack) / most), Math.round((1000 * defence) / most)];
}
