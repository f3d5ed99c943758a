/** The chronicle: entries once and in order, what was taken back, what befell the reader, sentences in bits. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { digest } from "../src/games/castlecraft/digest.ts";
import { befalls } from "../src/games/reliquium/befalls.ts";
import { bits, concerns, doneToMe, inARow, joined, lines, pips, told } from "../src/table/log.ts";
import type { Happening } from "../src/wire/messages.ts";
import type { ReliquiumPicture } from "../src/wire/reliquium.ts";
import type { Speaker } from "../src/words/speaker.ts";

function moved(n: number, seat: number, events: Happening["events"] = []): Happening {
  return { n, kind: "moved", seat, events };
}

test("an entry that comes again stands once, and all stand in order", () => {
  assert.deepEqual(joined([moved(1, 0), moved(3, 1)], [moved(2, 1), moved(3, 1)]).map((each) => each.n), [1, 2, 3]);
});

test("an undo marks what it took back, and only that", () => {
  const log = joined([moved(1, 0), moved(2, 1), moved(3, 0)], [{ n: 4, kind: "undone", seat: 0, to: 2 }, moved(5, 0)]);

  assert.deepEqual(log.map((each) => each.gone ?? false), [false, true, true, false, false]);
});

test("what another does to the reader concerns him; his own moves and another's affairs do not", () => {
  const hit = { event: "wounded", seat: 0 };

  assert.equal(concerns(hit, moved(1, 1), 0), true);
  assert.equal(concerns(hit, moved(1, 0), 0), false);
  assert.equal(concerns(hit, moved(1, 1), 2), false);
  assert.equal(concerns(hit, moved(1, 1), -1), false);
});

test("what the reader does in another's entry is not done to him, in any game", () => {
  const own: NonNullable<Happening["events"]> = [
    { event: "revealed", seat: 0, card: "knight", amount: 3 }, // Mastery: a card laid in secret
    { event: "supported", seat: 0, target: 2, ones: 1 },
    { event: "discarded", seat: 0, cause: "hand" },
    { event: "turn_began", seat: 0, turn: 4 },
    { event: "kept", seat: 0, card: "king_3", last: true }, // Academy: the last card of a pack
    { event: "given", seat: 0, owner: 1, points: -3 },
    { event: "countered", seat: 0, target: 1, fallen: 1 }, // Castle Craft
    { event: "trapped", owner: 0, seat: 1, fallen: 2 },
    { event: "attacked", seat: 0, target: 0 },
    { event: "gained", seat: 0, points: 2 }, // Majesty
    { event: "took", seat: 0, faction: "order" }, // Reliquium
    { event: "ranked", seat: 0, rank: 1 },
  ];

  assert.deepEqual(own.filter((event) => concerns(event, moved(1, 1), 0)), []);
});

test("a loss befalls whoever loses, in any game", () => {
  const losses: NonNullable<Happening["events"]> = [
    { event: "attacked", attacker: 1, defender: 0 }, // Mastery
    { event: "fractured", seat: 1, owner: 0 },
    { event: "fell", seat: 0, knights: 2 },
    { event: "retreated", seat: 0, knights: 2 },
    { event: "cut_down", seat: 0, knights: 1 },
    { event: "discarded", seat: 0, cause: "sceptre" },
    { event: "given", seat: 1, owner: 0, points: -3 }, // Academy
    { event: "claimed", seat: 1, owner: 0, points: 5 },
    { event: "attacked", seat: 1, target: 0, fallen: 1 }, // Castle Craft
    { event: "trapped", owner: 1, seat: 0, fallen: 2 },
    { event: "destroyed", seat: 0 },
    { event: "conquered", loser: 0 },
    { event: "wounded", seat: 0 }, // Majesty
  ];

  assert.deepEqual(losses.filter((event) => !concerns(event, moved(1, 1), 0)), []);
});

test("since the last own move means after it", () => {
  const log = [moved(1, 1, [{ event: "hit", target: 0 }]), moved(2, 0), moved(3, 1, [{ event: "hit", target: 0 }]), moved(4, 2)];

  assert.deepEqual(doneToMe(log, 2, 0).map((each) => each.n), [3]);
});

test("names and numbers with a sign are set off", () => {
  assert.deepEqual(bits("Ann gives Anna +3, −2.", ["Ann"]), [
    { text: "Ann", kind: "name" },
    { text: " gives Anna ", kind: "plain" },
    { text: "+3", kind: "up" },
    { text: ", ", kind: "plain" },
    { text: "−2", kind: "down" },
    { text: ".", kind: "plain" },
  ]);
});

test("a die is told by its face, and its clause once for a row of the same", () => {
  const speaker = { event: (event: { roll?: string }) => `die ${event.roll ?? ""}`, opens: () => false, quiet: () => false, clause: (name: string) => (name === "struck" ? "X-1.2" : ""), flow: (texts: readonly string[]) => texts } as unknown as Speaker;
  const events = [{ event: "struck", seat: 1, roll: 4 }, { event: "struck", seat: 1, owner: 0, roll: 12 }, { event: "went", seat: 1 }];
  const { sentences } = told(speaker, moved(1, 1, events), 0);

  assert.deepEqual(inARow(speaker, sentences).map((each) => [each.text, each.clause, each.thrower]), [["die ⚃", "", 1], ["die 12", "X-1.2", 0], ["die ", "", 1]]);
  assert.deepEqual(bits("die ⚃, 6", []), [{ text: "die ", kind: "plain" }, { text: "⚃", kind: "die" }, { text: ", 6", kind: "plain" }]);
  assert.equal(pips("⚃"), 4);
});

test("sentences that run on cite their clauses where they end", () => {
  const said = (text: string, clause: string) => ({ text, clause, mine: false, opens: false, thrower: -1, seat: -1 });
  const flow = () => ["Ann goes,", "takes,", "pays.", "Otto waits.", "Otto sits."];
  const speaker = { flow } as unknown as Speaker;
  const sentences = [said("", "X-1"), said("", "X-2"), said("", "X-1"), said("", "X-3"), said("", "X-3")];

  assert.deepEqual(inARow(speaker, sentences).map((each) => each.clause), ["", "", "X-2 X-1", "", "X-3"]);
});

test("income is told in one sentence, with the coins of the game", () => {
  const events = [{ event: "collected", seat: 1, gold: 3, mana: 0 }, { event: "collected", seat: 1, gold: 0, mana: 2 }, { event: "gathered", seat: 1, mana: 1 }, { event: "rewarded", seat: 0, gold: 1, mana: 1 }, { event: "began", seat: 0 }];

  assert.deepEqual(digest(events), [{ event: "earned", seat: 1, gold: 3, mana: 3 }, { event: "looted", seat: 0, gold: 1, mana: 1 }, { event: "began", seat: 0 }]);
  assert.deepEqual(digest([{ event: "collected", seat: 1, gold: 0, mana: 0 }]), []);
  assert.deepEqual(bits("Ann: +3 ◉.", ["Ann"], "◉⬢").map(({ kind }) => kind), ["name", "plain", "up", "plain", "sign", "plain"]);
});

test("a strike is told with its sum and what came of it: who fell, what broke, what was taken", () => {
  const blow = { seat: 0, unit: "brave", target: 1, foe: "guard", roll: 3, total: 13, defence: 5, fallen: 2 };
  const answer = { event: "countered", seat: 1, unit: "guard", target: 0, foe: "brave", roll: 2, total: 3, defence: 5, fallen: 0 };
  const none = { gold: 0, mana: 0, over: 0 };

  assert.deepEqual(digest([{ event: "attacked", ...blow }, { event: "rewarded", seat: 0, gold: 2, mana: 0 }, answer]), [{ ...none, ...blow, event: "hit", plus: 10, gold: 2 }, { ...none, ...answer, event: "answered", plus: 1 }]);
  assert.deepEqual(digest([{ event: "attacked", ...blow }, { event: "destroyed", seat: 1, unit: "guard" }]), [{ ...none, ...blow, event: "hit", plus: 10, over: 1 }]);
  assert.deepEqual(digest([{ event: "conjured", seat: 0, unit: "wizard", spell: "fire_rain" }, { event: "struck", ...blow, spell: "fire_rain" }, { event: "struck", ...blow, spell: "fire_rain" }]).map(({ event, unit }) => [event, unit]), [["blasted", "wizard"], ["blasted", "wizard"]]);
  assert.deepEqual(digest([{ event: "battered", seat: 0, unit: "brave", portal: "p", gate: 0, roll: 1, total: 13, defence: 5 }, { event: "broke", seat: 0, portal: "p", gate: 0 }]).map(({ event, over }) => [event, over]), [["rammed", 1]]);
});

test("an entry begins a line where a paragraph opens: not with its first sentence, nor in a row of one kind", () => {
  const speaker = { event: (event: { event: string }) => event.event, opens: (name: string, before: string) => name !== "gained" && before !== "" && before !== name, quiet: (name: string) => name === "slid", clause: () => "" } as unknown as Speaker;
  const events = ["counted", "gained", "counted", "slid", "counted", "totalled"].map((event) => ({ event }));

  assert.deepEqual(
    told(speaker, moved(1, 0, events), 0).sentences.map((each) => [each.text, each.opens]),
    [["counted", false], ["gained", false], ["counted", true], ["counted", false], ["totalled", true]],
  );
});

test("where a game's events speak of factions, its drawing says whom they befall", () => {
  const seats = [{ faction: "legion" }, { faction: "order" }];
  const areas = [{ area: "wasteland", controller: "legion", holder: null }, { area: "oak_grove", controller: "order", holder: "order" }];
  const picture = { seats, areas } as unknown as ReliquiumPicture;
  const struck = (event: NonNullable<Happening["events"]>[number], others: NonNullable<Happening["events"]> = []) => {
    const entry = moved(1, 1, [event, ...others]);
    return doneToMe([entry], 0, 0, (each, happening) => befalls(each, happening, 0, picture)).length > 0;
  };
  const mine: NonNullable<Happening["events"]> = [
    { event: "ordered_melee", faction: "order", origin: "oak_grove", goal: "wasteland", swords: 1 },
    { event: "razed", faction: "order", foe: "legion", area: "wasteland", space: 3 },
    { event: "lost", faction: "legion", force: "1W", area: "wasteland" },
    { event: "doomed", faction: "order", losses: 0, foe: "legion", foe_losses: 1 },
    { event: "melee_returned", faction: "legion", origin: "wasteland", goal: "oak_grove", swords: 2 },
    { event: "asked", faction: "order", friend: "legion" },
  ];
  const others: NonNullable<Happening["events"]> = [
    { event: "ordered_melee", faction: "order", origin: "wasteland", goal: "oak_grove", swords: 1 },
    { event: "razed", faction: "legion", foe: "order", area: "oak_grove", space: 3 },
    { event: "doomed", faction: "order", losses: 1, foe: "legion", foe_losses: 0 },
    { event: "marched", faction: "order", force: "1W", origin: "oak_grove", goal: "wasteland" },
  ];

  assert.deepEqual(mine.filter((event) => !struck(event)), []);
  assert.deepEqual(others.filter((event) => struck(event)), []);
  assert.equal(struck({ event: "melee_returned", faction: "legion", swords: 2 }, [{ event: "round_ended", round: 3 }]), false, "after every war the tokens go home");
});

test("beside each line of an entry stands whom it begins with, for whoever answered need not be who acts", () => {
  const speaker = { event: (event: { event: string }) => `${event.event}.`, opens: (name: string, before: string) => before !== "" && name === "turn", quiet: () => false, clause: () => "", flow: (texts: readonly string[]) => texts } as unknown as Speaker;
  const entry = told(speaker, moved(1, 2, [{ event: "broke", seat: 3 }, { event: "ended" }, { event: "turn", seat: 0 }, { event: "drew", seat: 1 }]), 2);

  assert.deepEqual(lines(speaker, entry).map(({ seat, sentences }) => [seat, sentences.map(({ text }) => text)]), [[3, ["broke.", "ended."]], [0, ["turn.", "drew."]]]);
  assert.deepEqual(lines(speaker, told(speaker, moved(2, 2, [{ event: "ended" }, { event: "turn" }]), 2)).map(({ seat }) => seat), [2, -1]);
});
