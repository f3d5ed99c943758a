/** What is told of a piece when somebody asks: its rule in words, the clause, its printed values, what it comes to now. */

import type { BoardProps, Explained } from "../../board/contract.ts";
import type { CastlePicture, CastleScene } from "../../wire/castlecraft.ts";
import { cardOf, castleName, squadOf, towerOf, whereabouts } from "./lookups.ts";

type Props = BoardProps<CastleScene, CastlePicture>;

export function explain(noun: string, id: string, props: Props): Explained {
  const { scene, picture, speaker } = props;
  if (noun === "card") {
    const card = cardOf(scene, id);
    if (!card) return { title: id, lines: [], clauses: [] };
    const { effect, units, stat, delta, distance, distance_per, power_base, power_per, bonus } = card;
    const owner = picture.seats.find(({ cards }) => cards.includes(id));
    return {
      title: speaker.name("card", id),
      lines: [speaker.say("effect", { ...speaker.things({ effect, units, stat, delta, distance, distance_per, power_base, power_per, bonus }) }), speaker.say("price", speaker.things({ price: { gold: card.price.gold, mana: card.price.mana } }))],
      clauses: card.spell ? ["CC-13.1", "CC-13.2"] : ["CC-15.4"],
      now: owner ? speaker.say("board-bought-by", { seat: speaker.seat(owner.seat) }) : "",
    };
  }
  if (noun === "unit") {
    const unit = scene.units.find((each) => each.unit === id);
    const squad = squadOf(picture, id);
    if (!unit) return { title: id, lines: [], clauses: [] };
    return {
      title: speaker.name("unit", id, "plural"),
      lines: [speaker.say("values-text", speaker.things({ values: { ...unit.values } })), speaker.say("price", speaker.things({ price: { gold: unit.price.gold, mana: unit.price.mana } })), ...(unit.mage ? [speaker.say("board-mage")] : [])],
      clauses: ["CC-2.3"],
      now: squad ? `${speaker.say("board-squad-of", { count: squad.count })}, ${whereabouts(scene, picture, speaker, squad)}. ${speaker.say("values-text", speaker.things({ values: { ...squad.values } }))}` : "",
    };
  }
  const tower = towerOf(scene, picture, id);
  if (noun === "tower" && tower) {
    const now = picture.towers.find((each) => each.tower === id);
    return {
      title: speaker.name("tower", id),
      lines: [speaker.say("board-tower-pays", { floors: tower.floors, kind: tower.pays })],
      clauses: ["CC-14.1", "CC-15.2"],
      now: now && now.token !== null ? speaker.say("board-tower-now", { seat: speaker.seat(now.token), pays: now.pays }) : speaker.say("board-no-token"),
    };
  }
  return { title: noun === "castle" ? castleName(scene, picture, id, speaker) : speaker.name(noun, id), lines: [], clauses: ["CC-18.1"] };
}
