/** The words that only a board says: the same sentences in both languages, none broken, none missing, none for nothing. */

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { FluentResource } from "@fluent/bundle";

const GAMES = join(import.meta.dirname, "../../src/games");
const LANGUAGES = ["en", "ru"];
const FILES = ["board", "words"]; // said by a voice of the board's own, or joined to the game's words
const boards = readdirSync(GAMES).filter((game) => FILES.some((file) => existsSync(join(GAMES, game, `${file}.en.ftl`))));

function text(game: string, lang: string): string {
  const file = FILES.map((each) => join(GAMES, game, `${each}.${lang}.ftl`)).find((each) => existsSync(each));
  return file ? readFileSync(file, "utf8") : "";
}

function written(game: string, lang: string): string[] {
  return [...text(game, lang).matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1] ?? "");
}

/** The beginnings of a key after which the rest may be put in. */
function beginnings(key: string): string[] {
  return [key.slice(0, key.indexOf("-") + 1), ...[...key.matchAll(/-/g)].map(({ index }) => key.slice(0, index + 1))];
}

function variables(game: string, lang: string): Map<string, string> {
  const made = new Map<string, string>();
  for (const part of text(game, lang).split(/\n(?=[a-z])/)) {
    const names = new Set([...part.matchAll(/\$([\w-]+)/g)].map((found) => found[1] ?? ""));
    made.set(/^[\w-]+/.exec(part)?.[0] ?? "", [...names].sort().join());
  }
  return made;
}

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((each) => (each.isDirectory() ? sources(join(folder, each.name)) : /\.(ts|svelte)$/.test(each.name) ? readFileSync(join(folder, each.name), "utf8") : ""))
    .join("\n");
}

for (const game of boards) {
  for (const lang of LANGUAGES) {
    test(`${game}: every sentence in ${lang} can be read, and stands once`, () => {
      const read = new FluentResource(text(game, lang)).body.map((entry) => entry.id);
      assert.deepEqual(read, written(game, lang));
      assert.equal(new Set(read).size, read.length);
    });
  }

  test(`${game}: both languages have the same sentences about the same things`, () => {
    assert.deepEqual([...written(game, "ru")].sort(), [...written(game, "en")].sort());
    const english = variables(game, "en");
    for (const [key, names] of variables(game, "ru")) {
      assert.equal(names, english.get(key), key);
    }
  });

  test(`${game}: every sentence is said by the board, or told of an event that it draws together from others`, () => {
    const said = sources(join(GAMES, game));
    const unsaid = written(game, "en").filter((key) => !said.includes(`"${key}"`) && !said.includes(`event: "${key.replace(/^event-/, "")}"`) && !beginnings(key).some((begun) => said.includes(`\`${begun}$`)) && !new RegExp(`\\$\\{[^}]*\\?[^}]*"${key}"`).test(said));
    assert.deepEqual(unsaid, []);
  });
}
