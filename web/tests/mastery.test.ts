/** What the board of Mastery reads and sends, without a browser. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { digest } from "../src/games/mastery/digest.ts";
import { CLAUSES } from "../src/games/mastery/explanations.ts";
import { type Ground, net } from "../src/games/mastery/geometry.ts";
import { actsOf } from "../src/games/mastery/hand.ts";
import { historyOf } from "../src/games/mastery/history.ts";
import { lastDeed } from "../src/games/mastery/lately.ts";
import { chainOf } from "../src/games/mastery/order.ts";
import { storyOf } from "../src/games/mastery/story.ts";
import { teams } from "../src/games/mastery/teams.ts";
import type { Choices } from "../src/board/contract.ts";
import type { MasteryPicture } from "../src/wire/mastery.ts";
import type { Happening, Question } from "../src/wire/messages.ts";

const CARDS = ["conflict_3", "fracture", "ambush"];
const QUESTION = {
  prompt: "insight",
  about: { place: 1, count: 3 },
  actions: CARDS.map((card, at) => ({ id: 200 + at, verb: "arrange", args: { card }, facts: {} })),
} as unknown as Question;

test("the last card of an order is not named: it has only one place left", () => {
  assert.deepEqual(chainOf(QUESTION, ["ambush", "conflict_3", "fracture"]), [202, 200]);
});

test("the same card twice is named twice", () => {
  assert.deepEqual(chainOf(QUESTION, ["ambush", "ambush", "fracture"]), [202, 202]);
});

const BATTLE: readonly Happening[] = [
  { n: 4, kind: "moved", seat: 0, events: [
    { event: "advanced", seat: 0, slot: "v2_1", tile: "arena", knights: 5 },
    { event: "attacked", attacker: 0, defender: 1, slot: "v2_1", tile: "arena", attack: 5, defence: 3 },
    { event: "duelled", attacker: 0, defender: 1, attack: 4, defence: 2 },
    { event: "fell", seat: 1, slot: "v2_1", tile: "arena", knights: 1, cause: "arena", clause: "MM-10.5" },
    { event: "drew", seat: 1, cards: ["hidden"], count: 1, cause: "battle", clause: "MM-7.2" },
  ] },
  { n: 5, kind: "moved", seat: 2, events: [{ event: "fractured", seat: 2, owner: 0, artefact: "sceptre_rage" }] },
  { n: 6, kind: "moved", seat: 0, events: [{ event: "committed", seat: 0 }] },
  { n: 7, kind: "moved", seat: 1, events: [
    { event: "committed", seat: 1 },
    { event: "revealed", seat: 0, card: "conflict_2", amount: 2, attack: 7, defence: 2 },
    { event: "revealed", seat: 1, card: "ambush", amount: 0, attack: 7, defence: 2 },
    { event: "ambushed", seat: 1, face: 5, attack: 7, defence: 7 },
  ] },
  { n: 8, kind: "moved", seat: 0, events: [{ event: "supported", seat: 0, target: 0, ones: 1, twos: 1, attack: 10, defence: 7 }] },
  { n: 9, kind: "moved", seat: 1, events: [] },
  { n: 10, kind: "moved", seat: 0, events: [
    { event: "decided", winner: 0, loser: 1, attack: 10, defence: 7, points: 10, against: 7, margin: 3, tie: 0 },
    { event: "fell", seat: 1, slot: "v2_1", tile: "arena", knights: 2, cause: "margin", clause: "MM-7.8" },
    { event: "conquered", seat: 0, slot: "v2_1", tile: "arena", points: 6 },
    { event: "cleared", attacker: 0, defender: 1 },
  ] },
];

test("a battle is told from the advance to whose the land is", () => {
  const story = storyOf(BATTLE);
  assert.ok(story);
  assert.deepEqual([story.n, story.slot, story.turned, story.ended, story.ending, story.points], [4, "v2_1", 7, 10, "conquered", 6]);
  assert.deepEqual([...story.sums], [[0, [5, 3]], [1, [5, 2]], [4, [7, 7]], [5, [10, 7]], [6, [10, 7]]]);
  assert.deepEqual(story.order, [{ seat: 0, ones: 1, twos: 1 }, { seat: 1, ones: 0, twos: 0 }, { seat: 0, ones: 0, twos: 0 }]);
  const [attack, defence] = story.sides;
  assert.deepEqual(attack.sceptre, [{ artefact: "sceptre_rage", kind: "broken", amount: 0, by: 2 }]);
  assert.deepEqual([attack.duel, defence.duel, defence.drew], [4, 2, 1]);
  assert.deepEqual(defence.laid, { card: "ambush", amount: 0, face: 5 });
  assert.deepEqual(defence.losses, [{ cause: "arena", knights: 1 }, { cause: "margin", knights: 2 }]);
});

test("while it goes on, a battle has no end, and nobody has passed before the cards lie open", () => {
  const story = storyOf(BATTLE.slice(0, 3));
  assert.deepEqual([story?.ended, story?.order.length, story?.outcome], [0, 0, null]);
  assert.equal(storyOf([]), null);
});

test("the history counts battles and points of rounds, and says whose land was taken last", () => {
  const picture = {
    seats: [{ seat: 0, points: 3 }, { seat: 1, points: 0 }],
    map: [{ slot: "v2_1", worth: 2, owner: 0 }, { slot: "v1_1", worth: 1, owner: 0 }],
  } as unknown as MasteryPicture;
  const began = { n: 11, kind: "moved", seat: 0, events: [{ event: "turn_began", seat: 0, turn: 3 }] } as const;
  const found = historyOf([{ n: 1, kind: "moved", seat: 0, events: [{ event: "turn_began", seat: 1, turn: 2 }] }, ...BATTLE, began as unknown as Happening], picture);
  assert.deepEqual(found.rounds, [[3, 0], [3, 0]]);
  assert.deepEqual(found.tallies, [{ won: 1, lost: 0, fallen: 0 }, { won: 0, lost: 1, fallen: 3 }]);
  assert.deepEqual([found.last?.from, found.last?.slot, found.last?.sums], [1, "v2_1", [10, 7]]);
});

test("supply over a lake is drawn only where it joins what is not joined by land", () => {
  const places = new Map([["a", { x: 0, y: 0 }], ["b", { x: 173, y: 0 }], ["c", { x: 87, y: 300 }]]);
  const ground: Ground = { places, lakes: new Map([["lake", { x: 87, y: 150 }]]), box: { left: 0, top: 0, width: 300, height: 400 } };
  const roads = [{ a: "a", b: "b", lake: "" }, { a: "a", b: "b", lake: "lake" }, { a: "a", b: "c", lake: "lake" }, { a: "b", b: "c", lake: "lake" }];
  assert.deepEqual(net(roads, ground).map(({ dots }) => dots !== ""), [false, true]);
});

test("the viewer's team stands first, himself before his partner", () => {
  const seats = [0, 1, 0, 1].map((team, seat) => ({ seat, team }));
  assert.deepEqual(teams({ viewer: 3, seats } as unknown as MasteryPicture), [[3, 1], [0, 2]]);
  assert.deepEqual(teams({ viewer: 0, seats: seats.map(({ seat }) => ({ seat, team: seat })) } as unknown as MasteryPicture), []);
});

/** Choices among which nothing was picked yet. */
function choicesOf(prompt: string, actions: readonly object[]): Choices {
  const acts = (names: Readonly<Record<string, unknown>>) => actions.filter((act) => Object.entries(names).every(([name, value]) => (act as { args: Record<string, unknown> }).args[name] === value));
  return { question: { prompt }, acts } as unknown as Choices;
}

test("a card of the hand stands for itself, for one support card, or for the only Fracture", () => {
  const support = [[1, 0], [0, 1], [1, 1], [0, 0]].map(([ones, twos], id) => ({ id, verb: ones || twos ? "support" : "pass", args: ones || twos ? { ones, twos } : {} }));
  const ids = (choices: Choices, card: string) => actsOf(choices, card).map(({ id }) => id);
  assert.deepEqual(ids(choicesOf("support", support), "support_1"), [0]);
  assert.deepEqual(ids(choicesOf("support", support), "support_2"), [1]);
  assert.deepEqual(ids(choicesOf("support", support), "conflict_2"), []);
  const breaks = [3, 4].map((id) => ({ id, verb: "fracture", args: { artefact: `orb_${String(id)}` } }));
  assert.deepEqual(ids(choicesOf("fracture_orbs", breaks.slice(0, 1)), "fracture"), [3]);
  assert.deepEqual(ids(choicesOf("fracture_orbs", breaks), "fracture"), []);
  assert.deepEqual(ids(choicesOf("conflict", [{ id: 7, verb: "commit", args: { card: "ambush" } }]), "ambush"), [7]);
  assert.deepEqual(ids(choicesOf("order", [{ id: 8, verb: "recall", args: { card: "ambush" } }]), "ambush"), []);
});

test("the last deed is the weightiest of the entry that changed the map last, whoever was asked afterwards", () => {
  assert.deepEqual(lastDeed(BATTLE), { what: "conquered", seat: 0, slot: "v2_1" });
  assert.deepEqual(lastDeed(BATTLE.slice(0, 4)), { what: "attacked", seat: 0, slot: "v2_1" });
  assert.equal(lastDeed(BATTLE.slice(1, 3)), null);
});

test("every territory, card and artefact is explained by clauses that speak of it", () => {
  const rules = readFileSync(join(import.meta.dirname, "../../../src/quintain/games/mastery/rules/en.md"), "utf8");
  const words = readFileSync(join(import.meta.dirname, "../../../src/quintain/games/mastery/words/en.ftl"), "utf8");
  const clauses = new Map([...rules.matchAll(/^\*\*(MM-[\d.]+)\*\*(.*)$/gm)].map((found) => [found[1] ?? "", found[2] ?? ""]));
  const ids = (noun: string) => [...words.matchAll(new RegExp(`^${noun}-([a-z_0-9]+) =`, "gm"))].map((found) => found[1] ?? "").filter((id) => id !== "castle");
  const named: Record<string, string> = { conflict: "conflict", support: "support", cave: "Cave", battlefield: "Battlefield" };
  for (const noun of ["tile", "card", "artefact"]) {
    assert.deepEqual(Object.keys(CLAUSES[noun] ?? {}).sort(), ids(noun).sort());
    for (const [id, found] of Object.entries(CLAUSES[noun] ?? {})) {
      const last = id.replace(/_\d$/, "").split("_").at(-1) ?? "";
      const name = named[last] ?? { arms: "Arms", advance: "Tactical Advance" }[last] ?? last.charAt(0).toUpperCase() + last.slice(1);
      assert.ok(found.length > 0);
      for (const clause of found) {
        assert.match(clauses.get(clause) ?? "", new RegExp(name), `${clause} does not speak of ${id}`);
      }
    }
  }
});

test("the log tells a battle in few sentences: the attack, the cards, and whose the land is with what it cost", () => {
  const events = [
    { event: "advanced", seat: 0, slot: "v2_1", tile: "fort", knights: 6 },
    { event: "attacked", attacker: 0, defender: 1, slot: "v2_1", tile: "fort", attack: 6, defence: 3 },
    { event: "strengthened", seat: 1, amount: 1, attack: 6, defence: 4, tile: "fort", artefact: "", cause: "terrain", clause: "MM-7.1" },
    { event: "revealed", seat: 0, card: "conflict_4", amount: 4, attack: 10, defence: 4 },
    { event: "revealed", seat: 1, card: "conflict_2", amount: 2, attack: 10, defence: 6 },
    { event: "decided", winner: 0, loser: 1, attack: 10, defence: 6, points: 10, against: 6, margin: 4, tie: 0 },
    { event: "fell", seat: 1, slot: "v2_1", tile: "fort", knights: 2, cause: "margin", clause: "MM-7.8" },
    { event: "retreated", seat: 1, knights: 1 },
    { event: "conquered", seat: 0, slot: "v2_1", tile: "fort", points: 7 },
    { event: "mustered", seat: 0, knights: 1, forfeited: 0, cause: "conquest", clause: "MM-10.2" },
    { event: "cleared", attacker: 0, defender: 1 },
  ];

  assert.deepEqual(digest(events, 1), [
    { event: "assaulted", seat: 0, slot: "v2_1", tile: "fort", knights: 6, target: 1, attack: 6, defence: 4, you: false, yours: true },
    { event: "turned", seat: 0, cards: ["conflict_4", "conflict_2"], attack: 10, defence: 6, you: false, yours: false },
    { event: "captured", seat: 0, tile: "fort", slot: "v2_1", total: 7, came: 1, sunk: 0, points: 10, against: 6, fell: 2, fled: 1, loser: 1, you: false, yours: true },
  ]);
});

test("a redistribution and the beginning of a turn are one sentence each, and the reader is addressed", () => {
  const events = [
    { event: "stationed", seat: 0, slot: "castle_1", tile: "castle", before: 4, knights: 6 },
    { event: "stationed", seat: 0, slot: "v1_1", tile: "village", before: 6, knights: 4 },
    { event: "redistributed", seat: 0 },
    { event: "turn_ended", seat: 0 },
    { event: "turn_began", seat: 1, turn: 8 },
    { event: "mustered", seat: 1, knights: 3, forfeited: 0, cause: "turn", clause: "MM-2.2" },
  ];

  assert.deepEqual(digest(events, 0), [
    { event: "marshalled", seat: 0, castle: 6, you: true, yours: false },
    { event: "turn", seat: 1, turn: 8, knights: 3, forfeited: 0, you: false, yours: false },
  ]);
});

test("a loss in the duel is told by itself, and land without an owner is taken without a battle", () => {
  const duel = [{ event: "fell", seat: 1, slot: "v2_1", tile: "arena", knights: 1, cause: "arena", clause: "MM-10.5" }, { event: "held", seat: 1, slot: "v2_1", tile: "arena" }];
  const march = [{ event: "advanced", seat: 2, slot: "v2_2", tile: "marshlands", knights: 2 }, { event: "conquered", seat: 2, slot: "v2_2", tile: "marshlands", points: 5 }, { event: "sank", seat: 2, slot: "v2_2", tile: "marshlands", knights: 1 }];

  assert.deepEqual(digest(duel).map(({ event, fell }) => [event, fell]), [["lost", undefined], ["kept", 0]]);
  assert.deepEqual(digest(march).map(({ event, total, sunk }) => [event, total, sunk]), [["took", 5, 1]]);
});
