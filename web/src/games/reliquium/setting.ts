/** What stands on the map: the picture's areas, or before the game begins what the choices of factions lead to. */

import type { AreaPicture, FactionScene, ReliquiumPicture, ReliquiumScene } from "../../wire/reliquium.ts";

function bare(area: string): AreaPicture {
  return { area, controller: null, castle: null, holder: null, force: "none", figures: [], room: 0, strength: {} };
}

function begun({ faction }: FactionScene, area: string, unit: string): AreaPicture {
  const figures = [{ unit, sent: null, aura: 0 }];
  return { ...bare(area), controller: faction, castle: { faction, neutral: false, militia: false }, holder: faction, figures };
}

/** Factions that nobody leads if this one is taken now; null while others still choose after. */
export function leftOver(scene: ReliquiumScene, picture: ReliquiumPicture, preview: string | null): readonly string[] | null {
  const taken = new Set([...picture.seats.map(({ faction }) => faction), preview]);
  const open = picture.seats.filter(({ faction }) => faction === null).length;
  return open > 1 || (open === 1 && preview === null) ? null : scene.factions.map(({ faction }) => faction).filter((faction) => !taken.has(faction));
}

export function standing(scene: ReliquiumScene, picture: ReliquiumPicture, preview: string | null): readonly AreaPicture[] {
  if (picture.areas.length > 0) {
    return picture.areas;
  }
  const found = new Map(scene.map.areas.map(({ area }) => [area, bare(area)]));
  const taken = new Set([...picture.seats.map(({ faction }) => faction), preview]);
  const neutral = new Set(leftOver(scene, picture, preview));
  for (const faction of scene.factions) {
    if (neutral.has(faction.faction)) {
      faction.neutral_castles.forEach((area) => found.set(area, { ...bare(area), castle: { faction: faction.faction, neutral: true, militia: false } }));
    }
  }
  for (const faction of scene.factions.filter((each) => taken.has(each.faction))) {
    faction.start.forEach(({ area, unit }) => found.set(area, begun(faction, area, unit)));
  }
  return [...found.values()];
}
