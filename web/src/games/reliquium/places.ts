/** Where castles and names stand on the drawn land: it was drawn to leave these places free. Figures stand below the castle. */

export interface Place {
  readonly castle: readonly [number, number];
  readonly name: readonly [number, number];
  readonly folded?: boolean; // the name has room only in two lines
  readonly long?: "en" | "ru"; // in this language only
}

export const PLACES: Readonly<Record<string, Place>> = {
  gallows_thicket: { castle: [84, 75], name: [84, 44] },
  ashen_peaks: { castle: [264, 73], name: [264, 42] },
  boundless_expanse: { castle: [86, 251], name: [86, 220], folded: true },
  wasteland: { castle: [306, 335], name: [306, 304] },
  burnt_forest: { castle: [444, 109], name: [444, 78] },
  abyssal_fangs: { castle: [584, 75], name: [584, 44] },
  crimson_gulf: { castle: [42, 418], name: [90, 376], folded: true },
  blooming_dale: { castle: [1119, 73], name: [1119, 42] },
  mossy_ridge: { castle: [944, 77], name: [944, 46] },
  sacrificial_forest: { castle: [1100, 237], name: [1100, 206] },
  forest_edge: { castle: [872, 295], name: [872, 264] },
  whispering_grove: { castle: [814, 85], name: [814, 54], folded: true },
  eagle_crags: { castle: [1094, 379], name: [1094, 348] },
  field_of_grace: { castle: [1110, 797], name: [1110, 766] },
  dawn_pinewood: { castle: [936, 761], name: [936, 730] },
  cliff_of_sorrow: { castle: [1120, 635], name: [1120, 604] },
  oak_grove: { castle: [894, 535], name: [894, 504] },
  pilgrims_meadow: { castle: [763, 759], name: [763, 728] },
  white_bluffs: { castle: [620, 805], name: [618, 774] },
  great_sea: { castle: [1090, 488], name: [1129, 554] },
  old_cedarwood: { castle: [84, 807], name: [84, 776] },
  valley_of_volcanoes: { castle: [255, 767], name: [255, 736] },
  ancestors_bowl: { castle: [78, 670], name: [78, 639], long: "en" },
  saxum_ridges: { castle: [328, 585], name: [328, 554] },
  howling_wilds: { castle: [148, 529], name: [148, 498], folded: true },
  copper_field: { castle: [392, 766], name: [392, 735] },
  crossroads_of_winds: { castle: [648, 253], name: [648, 222] },
  field_of_bones: { castle: [557, 615], name: [557, 584] },
  broken_spine: { castle: [454, 471], name: [454, 440], folded: true },
  twilight_forest: { castle: [748, 434], name: [746, 405], folded: true },
  mirror_lake: { castle: [560, 470], name: [607, 428], folded: true },
};
