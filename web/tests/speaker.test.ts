/** The speaker: things in cases, lists, secrets, numbers, and what happens when words are missing. */

import assert from "node:assert/strict";
import { test } from "node:test";

import type { Language, Texts } from "../src/words/catalogue.ts";
import { MissingWords, type Naming, Speaker } from "../src/words/speaker.ts";

const texts: Texts = {
  en: [
    `nobody = nobody
nothing = nothing
seat-number = seat { $number }
decimal-sign = .
coin-copper = copper
coin-gold = gold
    .a = a gold
hidden-coin = something
hidden-coins = { $count } secrets
named-place = place { $text } with { NAME($coin, case: "a") }
event-sealed = { $seat } seals { $coin-id ->
    [hidden] a coin
   *[other] { NAME($coin, case: "a") }
}.
event-opened = Opened: { NAME($coins) } ({ $coins-count }, { $coins-id }); best is { $winner }.
event-raised = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
prompt-bid = { $seat }, what do you bid on { NAME($coin) }?
verb-bid = Bid { NAME($tip) }: { $gain-points }, { $odds-win } %, { $expected-losses }, { $brave }
only-english = Only here.`,
  ],
  ru: [
    `nothing = ничего
decimal-sign = ,
event-raised = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
verb-bid = { $expected-losses }`,
  ],
};
const naming: Naming = {
  nouns: { coin: ["copper", "gold"], cell: ["E4"] },
  aliases: { tip: "coin" },
  names: { cell: { E4: { message: "named-place", args: { text: "E4", coin: { noun: "coin", id: "gold" } } } } },
};

function speaker(lang: Language = "en", strict = true): Speaker {
  return new Speaker(lang, texts, naming, ["Anna", "Boris"], strict);
}

test("a thing is named by its id in the case asked for, or plainly", () => {
  assert.equal(speaker().name("coin", "gold", "a"), "a gold");
  assert.equal(speaker().name("coin", "copper", "a"), "copper");
});

test("a noun without names of its own borrows those of the noun with the same things", () => {
  assert.equal(speaker().name("tip", "copper"), "copper");
});

test("a name that no catalogue lists is a message with arguments", () => {
  assert.equal(speaker().name("cell", "E4"), "place E4 with a gold");
});

test("sentences choose by the id of a thing", () => {
  assert.equal(speaker().event({ event: "sealed", seat: 0, coin: "gold" }), "Anna seals a gold.");
  assert.equal(speaker().event({ event: "sealed", seat: 0, coin: "hidden" }), "Anna seals a coin.");
});

test("lists are joined, equal things and secrets counted", () => {
  const coins = ["gold", "copper", "gold", "hidden", "hidden"];

  assert.equal(
    speaker().event({ event: "opened", coins, winner: 1 }),
    "Opened: gold ×2, copper, 2 secrets (5, several); best is Boris.",
  );
  assert.equal(speaker().event({ event: "opened", coins: [], winner: -1 }), "Opened: nothing (0, none); best is nobody.");
  assert.equal(speaker().event({ event: "opened", coins: ["gold"], winner: 7 }), "Opened: gold (1, gold); best is seat 8.");
});

test("numbers choose plurals, have no grouping and a true minus sign", () => {
  assert.equal(speaker().event({ event: "raised", points: 1234567 }), "1234567 points");
  assert.equal(speaker("ru").event({ event: "raised", points: -3 }), "−3 очка");
  assert.equal(speaker("ru").event({ event: "raised", points: 21 }), "21 очко");
});

test("facts in tables are mentioned by their parts; odds and expectations come in thousandths", () => {
  const facts = { gain: { points: -2 }, odds: { win: 995 }, expected: { losses: 1449 }, brave: true };
  const choice = { verb: "bid", args: { tip: "gold" }, facts };

  assert.equal(speaker().label(0, choice), "Bid gold: −2, 100 %, 1.4, yes");
  assert.equal(speaker("ru").label(0, choice), "1,4");
  assert.equal(speaker("ru").label(0, { ...choice, facts: { expected: { losses: -2000 } } }), "−2");
});

test("a question names who is asked and what it is about", () => {
  assert.equal(speaker().prompt({ seat: 1, prompt: "bid", about: { coin: "gold" } }), "Boris, what do you bid on gold?");
});

test("a missing sentence raises in tests; in use it is said in English or shown raw", () => {
  assert.throws(() => speaker("ru").say("only-english"), MissingWords);
  assert.throws(() => speaker().say("event-raised"), MissingWords);
  assert.equal(speaker("ru", false).say("only-english"), "Only here.");
  assert.equal(speaker("ru", false).say("no-such", { n: -2 }), "⟦no-such n=−2⟧");
});
