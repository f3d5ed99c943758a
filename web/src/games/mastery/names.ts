/** How things of this game are drawn: glyphs of abilities, artefacts and cards. Words come from the catalogue. */

import type { TileScene } from "../../wire/mastery.ts";

export interface Mark {
  readonly tone: "attack" | "defence" | "gain" | "limit" | "paper";
  readonly glyph: string; // id of a symbol; empty: drawn apart
  readonly text?: string;
  readonly barred?: boolean;
}

const FULL = 6; // knights that most territories hold

/** The roundels of a territory: its abilities, and its capacity where it is smaller than most. */
export function marks(tile: Pick<TileScene, "abilities" | "capacity">): Mark[] {
  const small: Mark[] = tile.capacity < FULL ? [{ tone: "paper", glyph: "", text: String(tile.capacity) }] : [];
  return [...tile.abilities.map(mark).filter((found) => found !== null), ...small];
}

/** The roundel of a printed ability; those that matter only at the start have none. */
function mark(ability: string): Mark | null {
  switch (ability) {
    case "attacker_plus_1":
      return { tone: "attack", glyph: "crossed-swords" };
    case "defender_plus_1":
      return { tone: "defence", glyph: "checked-shield" };
    case "conquest_knight":
      return { tone: "gain", glyph: "visored-helm" };
    case "conquest_discard":
      return { tone: "gain", glyph: "" };
    case "conquest_lose_knight":
      return { tone: "attack", glyph: "death-skull" };
    case "no_support":
      return { tone: "limit", glyph: "knight-banner", barred: true };
    case "arena":
      return { tone: "limit", glyph: "rolling-dices" };
    default:
      return null;
  }
}

/** The stone of an artefact. */
const GEMS: Readonly<Record<string, string>> = {
  crown_vitality: "#17804F",
  crown_prosperity: "#7D4FA8",
  crown_wrath: "#C23A1E",
  crown_insight: "#2F62C4",
  crown_corruption: "#3A3A3F",
  crown_order: "#B9713A",
  orb_brutality: "#A02C16",
  orb_cleansing: "#3B86A8",
  orb_greed: "#17804F",
  orb_devotion: "#7D4FA8",
  orb_preparation: "#B9713A",
  orb_resurgence: "#C23A1E",
  sceptre_rage: "#C23A1E",
  sceptre_loyalty: "#2F62C4",
  sceptre_fear: "#3A3A3F",
  sceptre_defiance: "#17804F",
  sceptre_vigour: "#7D4FA8",
  sceptre_influence: "#B9713A",
};

export function gem(artefact: string): string {
  return GEMS[artefact] ?? "#7C776C";
}

export interface Time {
  readonly tone: "own" | "win" | "loss" | "attack" | "defence";
  readonly glyph: string;
}

const TIMES: Readonly<Record<string, Time>> = {
  turn: { tone: "own", glyph: "hourglass" },
  won: { tone: "win", glyph: "laurels" },
  lost: { tone: "loss", glyph: "broken-shield" },
  attack: { tone: "attack", glyph: "crossed-swords" },
  defence: { tone: "defence", glyph: "checked-shield" },
};

/** When an artefact works, as the roundel in its corner. */
export function time(when: string): Time {
  return TIMES[when] ?? { tone: "own", glyph: "hourglass" };
}

const GLYPHS: Readonly<Record<string, string>> = {
  call_to_arms: "trumpet-flag",
  tactical_advance: "chess-knight",
  fracture: "hammer-drop",
  authority: "scroll-unfurled",
};

/** The glyph of a resource card. */
export function glyph(card: string): string {
  return GLYPHS[card] ?? "scroll-unfurled";
}
