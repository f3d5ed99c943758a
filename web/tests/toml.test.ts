/** Files that a person brings to a table: TOML and JSON. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { dataOf, Unreadable } from "../src/pages/new/toml.ts";

test("tables, lists of tables, dotted keys, texts, numbers and comments are read", () => {
  const text = `# a castle
name = "Red \\"keep\\" \\u0041"   # its name
size = [11, 5,
  -2, # last
]
"odd key" = 'C:\\plain'
deep.inner.yes = true

[[level]]
z = 0
plan = '''
+-+
|s|'''
  [[level.door]]
  at = { row = 1, wide = false }
[[level]]
z = 1
`;

  assert.deepEqual(dataOf(text), {
    name: 'Red "keep" A',
    size: [11, 5, -2],
    "odd key": "C:\\plain",
    deep: { inner: { yes: true } },
    level: [{ z: 0, plan: "+-+\n|s|", door: [{ at: { row: 1, wide: false } }] }, { z: 1 }],
  });
});

test("JSON is read as JSON", () => {
  assert.deepEqual(dataOf(' {"a": [1]}'), { a: [1] });
  assert.throws(() => dataOf('{"a": '), Unreadable);
});

test("what is wrong is told with its line", () => {
  for (const [text, line] of [
    ["a = 1\nb = 1.5\n", 2],
    ["a = 1\na = 2", 2],
    ['a = "no end\n', 1],
    ["a = [1 2]", 1],
    ["a = 1 b = 2", 1],
    ["[a]\nx = 1\n[[a]]\n", 3],
    ["= 3", 1],
  ] as const) {
    assert.throws(() => dataOf(text), (error) => error instanceof Unreadable && error.line === line, text);
  }
});

test("a key that every object has is a key like others", () => {
  const read = dataOf('__proto__ = "x"\nconstructor = 1');

  assert.deepEqual(Object.keys(read), ["__proto__", "constructor"]);
});

test("the ready castles can be read", () => {
  const read = dataOf(readFileSync("../src/quintain/games/castlecraft/content/castles.toml", "utf8")) as { castle: { id: string; level: unknown[] }[] };

  assert.ok(read.castle.every((castle) => castle.id && castle.level.length > 0));
});
