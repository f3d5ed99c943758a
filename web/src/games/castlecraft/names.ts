/** Glyphs of armies, units, cards and values. Words come from the catalogue. */

const ARMIES: Readonly<Record<string, string>> = { humans: "lion", dwarves: "anvil", shadows: "moon" };
const UNITS: Readonly<Record<string, string>> = {
  brave: "battle-axe",
  crossbowman: "crossbow",
  shaman: "djembe",
  man_at_arms: "broadsword",
  knight: "visored-helm",
  wizard: "wizard-staff",
  spearman: "spears",
  guard: "sharp-halberd",
  magister: "hood",
};
const CARDS: Readonly<Record<string, string>> = {
  forged_armour: "breastplate",
  damask_swords: "swords-emblem",
  forced_march: "wingfoot",
  signal_fires: "campfire",
  lightning: "lightning-trio",
  fire_rain: "burning-meteor",
  magic_wellspring: "water-fountain",
  fair_wind: "wind-slap",
  rune_armour: "rune-stone",
  tempered_steel: "sword-smithing",
  long_crossbows: "crossbow",
  wall_hammers: "thor-hammer",
  stone_hail: "falling-rocks",
  stone_skin: "stone-block",
  wrath_of_the_ancestors: "totem-head",
  earth_tremor: "earth-crack",
  black_blades: "dervish-swords",
  ashen_mail: "chain-mail",
  shadow_tread: "footsteps",
  gates_of_gloom: "magic-gate",
  black_flame: "fluffy-flame",
  curse_of_weakness: "sword-break",
  shackles_of_darkness: "manacles",
  veil_of_gloom: "ghost",
};

export const VALUES = [
  ["speed", "walking-boot"],
  ["range", "bullseye"],
  ["strength", "crossed-swords"],
  ["defence", "checked-shield"],
] as const;

function symbol(name: string): string {
  return `cc-g-${name}`;
}

export function crestOf(army: string): string {
  return symbol(ARMIES[army] ?? "lion");
}

export function unitGlyph(unit: string): string {
  return symbol(UNITS[unit] ?? "broadsword");
}

export function cardGlyph(card: string): string {
  return symbol(CARDS[card] ?? "rune-stone");
}

export function glyph(name: string): string {
  return symbol(name);
}
