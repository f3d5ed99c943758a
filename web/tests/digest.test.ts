/** What the log tells in place of every step, in both languages: turns of Majesty and Academy, and what is counted at the end. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import type { Told } from "../src/board/contract.ts";
import { digest as academy } from "../src/games/academy/digest.ts";
import { digest as majesty } from "../src/games/majesty/digest.ts";
import type { Language, Texts } from "../src/words/catalogue.ts";
import { Speaker } from "../src/words/speaker.ts";

const ROOT = join(import.meta.dirname, "../../..");
const SEATS = { en: ["Ann", "Otto", "Maud"], ru: ["Анна", "Отто", "Мод"] };

function speakerOf(game: string, lang: Language, nouns: Record<string, string[]>): Speaker {
  const read = (each: Language) => [`src/quintain/words/${each}.ftl`, `src/quintain/games/${game}/words/${each}.ftl`, `web/src/games/${game}/words.${each}.ftl`].map((file) => readFileSync(join(ROOT, file), "utf8"));
  const texts: Texts = { en: read("en"), ru: read("ru") };
  return new Speaker(lang, texts, { nouns, aliases: { healed: "card" }, names: {} }, SEATS[lang], true);
}

const MAJESTY = { card: ["knight", "witch", "miller_brewer"], role: ["knight", "witch", "noble"], building: ["mill", "brewery", "castle"] };

function told(lang: Language, events: readonly Told[]): string[] {
  const speaker = speakerOf("majesty", lang, MAJESTY);
  return majesty(events).map((event) => speaker.event(event));
}

const RAID: readonly Told[] = [
  { event: "paid", seat: 0, workers: 2 },
  { event: "took", seat: 0, card: "knight", role: "knight", slot: 2, workers: 1 },
  { event: "placed", seat: 0, card: "knight", role: "knight", building: "barracks" },
  { event: "attacked", seat: 0, target: 1, knights: 2, guards: 0, success: 1 },
  { event: "wounded", seat: 1, card: "miller_brewer", building: "mill", penalty: -1, variety: -7 },
  { event: "attacked", seat: 0, target: 2, knights: 2, guards: 2, success: 0 },
  { event: "gained", seat: 0, points: 6, workers: 0, building: "barracks", clause: "MJ-4.5A" },
];

test("Majesty: a turn is told in one sentence, an attack with one more for each who was attacked", () => {
  assert.deepEqual(told("ru", RAID).slice(1), ["Анна платит 2, берёт Рыцаря и атакует: +6, 1 работник.", "Отто: Крестьянка / Пивовар уходит с Мельницы в Лазарет, разнообразие в конце −7.", "Мод: стража отбивает атаку."]);
  assert.deepEqual(told("en", RAID).slice(1), ["Ann pays 2, takes a Knight and attacks: +6, 1 worker.", "Otto: Miller / Brewer goes from the Mill to the infirmary, variety −7 at the end.", "Maud: the Guard holds."]);
  assert.deepEqual(majesty(RAID).map(({ event, clause }) => [event, clause]), [["paid", undefined], ["hired", "MJ-5.3"], ["raided", "MJ-5.3"], ["raided", "MJ-5.3"]]);
});

test("Majesty: whoever gets the same for a card of his stands in one sentence", () => {
  const events: readonly Told[] = [
    { event: "took", seat: 2, card: "witch", role: "witch", slot: 0, workers: 0 },
    { event: "healed", seat: 2, card: "miller_brewer", role: "miller", building: "mill" },
    { event: "gained", seat: 2, points: 4, workers: 0, building: "cottage", clause: "MJ-4.3A" },
    { event: "gained", seat: 0, points: 3, workers: 0, building: "inn", clause: "MJ-4.3A" },
    { event: "gained", seat: 1, points: 3, workers: 0, building: "inn", clause: "MJ-4.3A" },
  ];

  assert.deepEqual(told("ru", events), ["Мод берёт Ведьму, исцеляет Крестьянку / Пивовара: +4.", "Анна, Отто: по +3."]);
  assert.deepEqual(told("ru", [{ event: "took", seat: 0, card: "knight", role: "noble", slot: 0, workers: 2 }, { event: "gained", seat: 0, points: 5, workers: 1, building: "castle", clause: "MJ-4.7A" }, { event: "overflowed", seat: 0, workers: 1, points: 1 }]), ["Анна берёт Дворянку: +5, 3 работника (1 лишний: +1)."]);
  assert.deepEqual(told("en", events), ["Maud takes a Witch, heals a Miller / Brewer: +4.", "Ann, Otto: +3 each."]);
});

test("Majesty: what a further choice of the same turn brings stands with it", () => {
  assert.deepEqual(told("ru", [{ event: "healed", seat: 0, card: "miller_brewer", role: "brewer", building: "brewery" }, { event: "gained", seat: 0, points: 2, workers: 0, building: "cottage", clause: "MJ-4.3A" }]), ["Анна исцеляет Крестьянку / Пивовара (Пивоварня): +2."]);
  assert.deepEqual(told("ru", [{ event: "traded", seat: 0, workers: -2, points: 2, direction: "sell", amount: 2 }, { event: "gained", seat: 0, points: 4, workers: 0, building: "castle", clause: "MJ-4.7B" }]), ["Анна продаёт 2 работников за 2 очка: +4."]);
  assert.deepEqual(told("ru", [{ event: "gained", seat: 0, points: 4, workers: 0, building: "castle", clause: "MJ-4.7B" }]), ["Замок, Анна: +4."]);
});

test("Majesty: the scoring is told row by row, equal gains together, whoever won first", () => {
  const events: readonly Told[] = [
    { event: "ended" },
    ...[3, 0, 3].map((wounded, seat) => ({ event: "scored_wounded", seat, wounded, points: -wounded })),
    ...[16, 16, 25].map((points, seat) => ({ event: "scored_variety", seat, kinds: 4, points })),
    { event: "scored_majority", seat: 1, building: "mill", points: 10 },
    { event: "scored_majority", seat: 2, building: "mill", points: 10 },
    { event: "scored_majority", seat: 0, building: "brewery", points: 11 },
    ...[2, 3, 1].map((rank, seat) => ({ event: "totalled", seat, points: 90 - rank, rank })),
  ];

  assert.deepEqual(told("ru", events).slice(1), ["Раненые: Анна, Мод по −3;", "Отто 0.", "Разнообразие: Анна, Отто по +16;", "Мод +25.", "Мельница: Отто, Мод по +10.", "Пивоварня: Анна +11.", "Итог: Мод 89;", "Анна 88;", "Отто 87."]);
  assert.deepEqual(told("en", events).slice(1), ["Wounded: Ann, Maud −3 each;", "Otto 0.", "Variety: Ann, Otto +16 each;", "Maud +25.", "Mill: Otto, Maud +10 each.", "Brewery: Ann +11.", "Result: Maud 89;", "Ann 88;", "Otto 87."]);
});

const ACADEMY = { card: ["king_5", "sword_3", "education_4"], board: ["gallantry", "duel", "king", "education"], squire: ["1", "2", "3", "N"] };

function taught(lang: Language, events: readonly Told[]): string[] {
  const speaker = speakerOf("academy", lang, ACADEMY);
  return academy(events).map((event) => speaker.event(event));
}

test("Academy: a card and where it led stand in one sentence", () => {
  const played = (card: string, board: string, steps: number, progress: number, below: number): readonly Told[] => [
    { event: "played", seat: 0, squire: "1", card, board },
    { event: "moved", seat: 0, squire: "1", board, steps, progress, below },
  ];

  assert.deepEqual(taught("ru", [...played("education_4", "education", 4, 9, 0), ...played("sword_3", "duel", 3, 6, 2)]), ["Анна: Образование 4, с 5 на 9.", "Анна: Меч 3, Поединок, с 3 на 6, поверх 2 маркеров."]);
  assert.deepEqual(taught("ru", [...played("king_5", "king", 2, 12, 1), ...played("king_5", "king", 0, 12, 1)]), ["Анна: Король 5, с 10 на 12, поверх 1 маркера; 3 шага пропадают.", "Анна: Король 5, на месте; 5 шагов пропадают."]);
  assert.deepEqual(taught("en", played("king_5", "king", 2, 12, 1)), ["Ann: King 5, from 10 to 12, on top of 1 marker; 3 steps are lost."]);
  assert.deepEqual(taught("ru", [{ event: "moved", seat: 1, squire: "2", board: "duel", steps: 1, progress: 5, below: 0 }]), ["Отто — Поединок: с 4 на 5."]);
  assert.deepEqual(academy(played("king_5", "king", 2, 12, 1)).map(({ clause }) => clause), ["AC-6.5"]);
});

test("Academy: whoever gets a coat of a board, or a place, stands in one sentence; boards are cleared together", () => {
  const events: readonly Told[] = [
    { event: "scored", board: "gallantry" },
    ...[2, 0].map((seat, at) => ({ event: "placed", seat, squire: String(seat + 1), place: at + 1 })),
    { event: "scored", board: "duel" },
    { event: "awarded", seat: 0, squire: "1", board: "duel", coat: "x", points: 3 },
    { event: "awarded", seat: 1, squire: "2", board: "duel", coat: "x", points: -2 },
    { event: "scored", board: "king" },
    { event: "cleared", board: "duel", soft: 0 },
    { event: "cleared", board: "king", soft: 0 },
  ];

  assert.deepEqual(taught("ru", events), ["Галантность: первое место — Мод;", "второе — Анна.", "Поединок: Анна +3;", "Отто −2.", "Подсчёт: Король.", "Поединок, Король: маркеры возвращаются на ноль."]);
  assert.deepEqual(taught("en", events), ["Gallantry: first Maud;", "second Ann.", "Duel: Ann +3;", "Otto −2.", "King is scored.", "Duel, King: all markers go back to zero."]);
});

test("Academy: a card that is turned up for the neutral squire is told when it is played", () => {
  const events: readonly Told[] = [{ event: "turned", card: "king_5" }, { event: "played", seat: -1, squire: "N", card: "king_5", board: "king" }, { event: "moved", seat: -1, squire: "N", board: "king", steps: 5, progress: 9, below: 0 }];

  assert.deepEqual(taught("ru", events), ["Нейтральный игрок: Король 5, с 4 на 9."]);
});

test("Academy: cards out of sight are not told", () => {
  const events: readonly Told[] = [{ event: "dealt", seat: 1, cards: ["hidden", "hidden"] }, { event: "kept", seat: 1, card: "hidden", last: 0 }, { event: "kept", seat: 0, card: "king_5", last: 0 }];

  assert.deepEqual(taught("en", events), ["Ann keeps King 5."]);
});

test("Academy: what everybody came to stands in one sentence, the knight first", () => {
  const events = [9, 31, 4].map((points, seat) => ({ event: "totalled", seat, points, rank: [2, 1, 3][seat] ?? 0 }));

  assert.deepEqual(taught("ru", events), ["Итог: Отто 31, посвящение в рыцари;", "Анна 9;", "Мод 4."]);
});
