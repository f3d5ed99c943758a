/** Glyphs that are not ours: who drew them for game-icons.net, and which of them the pages and boards show. */

/** Contributors of game-icons.net; most of the glyphs here are by the first two. */
export const AUTHORS: readonly string[] = [
  "Lorc", "Delapouite", "John Colburn", "Felbrigg", "John Redman", "Carl Olsen", "Sbed", "PriorBlue", "Willdabeast",
  "Viscious Speed", "Lord Berandas", "Irongamer", "HeavenlyDog", "Lucas", "Faithtoken", "Skoll", "Andy Meneely", "Cathelineau",
  "Kier Heyl", "Aussiesim", "Sparker", "Zeromancer", "Rihlsul", "Quoting", "Guard13007", "DarkZaitzev", "SpencerDub",
  "GeneralAce135", "Zajkonur", "Catsu", "Starseeker", "Pepijn Poolman", "Pierre Leducq", "Caro Asercion",
];

/** Recoloured, otherwise as drawn. */
export const GLYPHS: readonly string[] = [
  "angel-wings", "anticlockwise-rotation", "anvil", "barrel", "battle-axe", "black-knight-helm", "breaking-chain",
  "breastplate", "broadsword", "broken-shield", "bullseye", "burning-meteor", "campfire", "card-discard", "castle",
  "chain-mail", "checked-shield", "chess-knight", "clockwise-rotation", "cracked-disc", "crossbow", "crossed-swords",
  "death-skull", "dervish-swords", "devil-mask", "djembe", "dragon-head", "dwarf-helmet", "edged-shield", "flat-hammer",
  "fluffy-flame", "footsteps", "ghost", "hammer-drop", "hand-bandage", "health-increase", "heraldic-sun", "high-shot", "hood",
  "hourglass", "key", "knife-fork", "knight-banner", "laurel-crown", "laurels", "lightning-trio", "lion", "log", "magic-gate",
  "manacles", "meeple", "minotaur", "moon", "oak-leaf", "open-book", "padlock", "pine-tree", "queen-crown", "receive-money",
  "rod-of-asclepius", "rolling-dices", "rose", "round-potion", "round-table", "scroll-unfurled", "sea-serpent",
  "sharp-halberd", "spark-spirit", "spears", "stone-tower", "sword-break", "swords-emblem", "temptation", "three-friends",
  "tower-flag", "tree-roots", "trowel", "trumpet-flag", "visored-helm", "walking-boot", "water-drop", "water-fountain",
  "wheat", "white-tower", "wind-slap", "wingfoot", "wizard-staff", "wolf-head",
];
