/** What Reliquium's board works out without a browser: where names stand, the one way that is left, how far a battle has come. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { leader, stepOf, stepsOf } from "../src/games/reliquium/account.ts";
import { befalls } from "../src/games/reliquium/befalls.ts";
import { digest } from "../src/games/reliquium/digest.ts";
import { aside, clearOf, lines } from "../src/games/reliquium/drawing.ts";
import { items, soleWay } from "../src/games/reliquium/stage.ts";
import { struckBy } from "../src/games/reliquium/struck.ts";
import { acting, following } from "../src/games/reliquium/turns.ts";
import type { Act, Happening } from "../src/wire/messages.ts";
import type { FactionPicture, FightPicture, ReliquiumPicture, ReliquiumScene } from "../src/wire/reliquium.ts";
import type { Speaker } from "../src/words/speaker.ts";

function act(id: number, verb: string, args: Act["args"]): Act {
  return { id, verb, args, facts: {} };
}

test("a name keeps its place until an order lies there, and then steps aside", () => {
  const words = ["Wasteland"];

  assert.deepEqual(aside([300, 300], words, []), [300, 300]);
  assert.deepEqual(aside([300, 300], words, [[300, 420]]), [300, 300], "an order far below does not disturb");
  const moved = aside([300, 300], words, [[365, 300]]);
  assert.ok(moved[0] < 300, "away from the order");
  assert.ok(Math.hypot(moved[0] - 300, moved[1] - 300) <= 30, "but not far");
});

test("a long name is cut near its middle, where it has room only in two lines", () => {
  assert.deepEqual(lines("Boundless Expanse", false), ["Boundless Expanse"]);
  assert.deepEqual(lines("Bowl of the Ancestors", true), ["Bowl of the", "Ancestors"]);
});

test("where only the force is open, all choices go one way", () => {
  const marches = [act(1, "march", { way: "a>b", origin: "a", force: "1W" }), act(2, "march", { way: "a>b", origin: "a", force: "1D" })];

  assert.equal(soleWay(items({ left: marches })), "a>b");
  assert.equal(soleWay(items({ left: [...marches, act(3, "march", { way: "a>c", origin: "a", force: "1W" })] })), null);
  assert.equal(soleWay(items({ left: [] })), null);
});

test("consent stands before its refusal", () => {
  assert.deepEqual(items({ left: [act(1, "refuse", {}), act(2, "agree", {})] }).map(({ id }) => id), ["2", "1"]);
});

test("units that join an order after a flight are still part of the flight", () => {
  const at = (step: string) => stepOf({ step } as FightPicture);

  assert.deepEqual(["losses", "flight", "attach", "march"].map(at), ["losses", "flight", "flight", "march"]);
});

test("where nobody is met there is only the march, and who wins or draws gives no way", () => {
  const of = (foe: string | null, result: string | null) => stepsOf({ foe, result } as FightPicture);

  assert.deepEqual([of(null, null), of("order", "attack"), of("order", "defence"), of("order", "draw")], [["march"], ["losses", "flight", "march"], ["losses"], ["losses"]]);
});

test("a leader is called by name, oneself you, and a faction nobody leads by its own name", () => {
  const picture = { seats: [{ faction: "legion" }, { faction: "order" }] } as unknown as ReliquiumPicture;
  const speaker = { say: (id: string) => id, seat: (seat: number) => `player ${String(seat)}`, name: (noun: string, id: string) => `${noun} ${id}` } as unknown as Speaker;

  assert.deepEqual(["legion", "order", "alliance"].map((faction) => leader(faction, picture, 0, speaker)), ["board-you", "player 1", "faction alliance"]);
});

const SEATS = { seats: [{ faction: "legion" }, { faction: "order" }], areas: [{ area: "a", controller: "legion", holder: "legion" }, { area: "b", controller: "order", holder: "order" }] } as unknown as ReliquiumPicture;
const WAR: Happening = {
  n: 7,
  kind: "moved",
  seat: 1,
  events: [
    { event: "battle_began", faction: "order", origin: "b", goal: "a", foe: "legion", swords: 2 },
    { event: "fought", side: "attack", faction: "order", role: "attack", unit: "warrior", number: 1, area: "b", strength: 2, aura: 0, total: 2 },
    { event: "swords_added", faction: "order", swords: 2 },
    { event: "compared", faction: "order", attack: 4, foe: "legion", defence: 2, result: "attack" },
    { event: "doomed", faction: "order", losses: 0, foe: "legion", foe_losses: 1 },
    { event: "lost", faction: "legion", force: "1W", area: "a" },
    { event: "fled", faction: "legion", force: "1D1M", origin: "a", goal: "c" },
    { event: "razed", faction: "order", foe: "legion", area: "a", space: 2 },
    { event: "melee_returned", faction: "order", origin: "b", goal: "a", swords: 2 },
    { event: "creature_left", faction: "legion", creature: "cerberus" },
    { event: "round_ended", round: 1 },
  ],
} as unknown as Happening;

test("the log leaves sums, what comes home from a war and steps of the pawn to the board", () => {
  assert.deepEqual(digest(WAR.events ?? []).map(({ event }) => event), ["battle_began", "compared", "doomed", "lost", "fled", "razed", "round_ended"]);
  assert.deepEqual(digest([{ event: "marched" }, { event: "pawn_moved", done: 0 }]).map(({ event }) => event), ["marched"]);
  assert.deepEqual(digest([{ event: "passed" }, { event: "pawn_moved", done: 1 }]).map(({ event }) => event), ["passed", "pawn_moved"]);
});

test("a token nobody was sent to comes home by another clause than one a creature takes", () => {
  assert.deepEqual(digest([{ event: "ranged_returned" }]).map(({ clause }) => clause), ["RQ-10.6"]);
  assert.deepEqual(digest([{ event: "ranged_returned" }, { event: "pawn_moved", done: 1 }]).map(({ clause }) => clause), [undefined, undefined]);
});

test("what an area of mine has lost is counted there, an order aimed at me is marked, and what befalls others is not", () => {
  const order = { n: 6, kind: "moved", seat: 1, events: [{ event: "ordered_melee", faction: "order", origin: "b", goal: "a", swords: 1 }] } as unknown as Happening;
  const mine = struckBy([order, WAR], 0, SEATS);

  assert.deepEqual([...mine.orders], ["b>a"]);
  assert.deepEqual([...mine.losses], [["a", { units: 3, castle: true }]]);
  assert.equal(struckBy([WAR], 0, SEATS, [{ faction: "legion", area: "a", force: "1W" }]).losses.size, 0, "who falls in the battle that is fought lies on the map");
  assert.deepEqual([struckBy([order, WAR], 1, SEATS).orders.size, struckBy([order, WAR], 1, SEATS).losses.size], [0, 0]);
});

test("a unit led away is its owner's loss, whoever holds the area then", () => {
  const event = { event: "tempted", faction: "legion", unit: "mage", origin: "b", goal: "c" };
  const entry = { n: 3, kind: "moved", seat: 1, events: [event] } as unknown as Happening;

  assert.deepEqual([befalls(event, entry, 0, SEATS), befalls(event, entry, 1, SEATS)], [true, false]);
});

test("turns of a phase come round by initiative until everybody's are used up", () => {
  const scene = { factions: [{ faction: "legion" }, { faction: "order" }] } as unknown as ReliquiumScene;
  const picture = { phase: "peace", turn: { seat: 1 }, seats: [{ faction: "legion", turns_left: 1 }, { faction: "order", turns_left: 3 }] } as unknown as ReliquiumPicture;

  assert.deepEqual(following(1, { scene, picture }), [0, 1]);
  assert.deepEqual(following(0, { scene, picture }), [], "who is not on turn has nobody after him");
  assert.deepEqual(following(1, { scene, picture: { ...picture, phase: "attack" } }), []);
});

test("spaces that are covered or behind the pawn are not acted on", () => {
  const track = [1, 2, 3, 6].map((space) => ({ space, segment: "plain", covered: space === 2, pawn: false }));

  assert.deepEqual(acting({ track, pawn: 2, done: false } as unknown as FactionPicture).map(({ space }) => space), [3, 6]);
  assert.deepEqual(acting({ track, pawn: 2, done: true } as unknown as FactionPicture), []);
});

test("a token-to-be moves out so far that the figures behind it are seen", () => {
  const lies = { at: [100, 100] as const, turn: 0 };

  assert.deepEqual(clearOf(lies, []), lies);
  assert.deepEqual(clearOf(lies, [[0, 100]]), lies, "far enough");
  assert.deepEqual(clearOf(lies, [[70, 100]]).at, [120, 100], "not too far");
});
