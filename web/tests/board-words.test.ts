/** The words that only a board says: the same sentences in both languages, none broken, none missing, none for nothing. */

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { test } from "node:test";

import { FluentResource } from "@fluent/bundle";

const GAMES = join(import.meta.dirname, "../../src/games");
const LANGUAGES = ["en", "ru"];
const FILES = ["board", "words", "log"]; // said by a voice of the board's own, or joined to the game's words
const catalogues = readdirSync(GAMES).flatMap((game) => FILES.filter((file) => existsSync(join(GAMES, game, `${file}.en.ftl`))).map((file) => ({ game, place: join(GAMES, game, file) })));

function text(place: string, lang: string): string {
  return readFileSync(`${place}.${lang}.ftl`, "utf8");
}

function written(place: string, lang: string): string[] {
  return [...text(place, lang).matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1] ?? "");
}

/** The beginnings of a key after which the rest may be put in. */
function beginnings(key: string): string[] {
  return [key.slice(0, key.indexOf("-") + 1), ...[...key.matchAll(/-/g)].map(({ index }) => key.slice(0, index + 1))];
}

function variables(place: string, lang: string): Map<string, string> {
  const made = new Map<string, string>();
  for (const part of text(place, lang).split(/\n(?=[a-z])/)) {
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

/** Whether an event of the page's own is what another is called in its sentences. */
function told(said: string, key: string): boolean {
  const name = key.replace(/^event-/, "");
  return key !== name && said.includes(`: "${name}"`);
}

for (const { game, place } of catalogues) {
  const name = relative(GAMES, place);
  for (const lang of LANGUAGES) {
    test(`${name}: every sentence in ${lang} can be read, and stands once`, () => {
      const read = new FluentResource(text(place, lang)).body.map((entry) => entry.id);
      assert.deepEqual(read, written(place, lang));
      assert.equal(new Set(read).size, read.length);
    });
  }

  test(`${name}: both languages have the same sentences about the same things`, () => {
    assert.deepEqual([...written(place, "ru")].sort(), [...written(place, "en")].sort());
    const english = variables(place, "en");
    for (const [key, names] of variables(place, "ru")) {
      assert.equal(names, english.get(key), key);
    }
  });

  test(`${name}: every sentence is said by the board, told of an event that it draws together from others, or part of another`, () => {
    const said = sources(join(GAMES, game));
    const sentences = text(place, "en");
    const unsaid = written(place, "en").filter((key) => !said.includes(`"${key}"`) && !told(said, key) && !sentences.includes(`{ ${key} }`) && !beginnings(key).some((begun) => said.includes(`\`${begun}$`)) && !new RegExp(`\\$\\{[^}]*\\?[^}]*"${key}"`).test(said));
    assert.deepEqual(unsaid, []);
  });
}
