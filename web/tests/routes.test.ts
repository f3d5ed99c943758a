/** Addresses and the pages at them, with and without a path prefix. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { routeOf } from "../src/app/routes.ts";

function at(address: string, base = "https://play.example/"): [string, string] {
  const { page, key } = routeOf(base, new URL(address, base));
  return [page, key];
}

test("every page has its address", () => {
  assert.deepEqual(at(""), ["home", ""]);
  assert.deepEqual(at("t/abc"), ["table", "abc"]);
  assert.deepEqual(at("m/abc"), ["match", "abc"]);
  assert.deepEqual(at("new/majesty"), ["new", "majesty"]);
  assert.deepEqual(at("rules/academy#AC-1.1"), ["rules", "academy"]);
  assert.deepEqual(at("people/x"), ["person", "x"]);
  assert.deepEqual(at("me"), ["me", ""]);
  assert.deepEqual(at("castles"), ["castles", ""]);
});

test("what is no address of a page is missing", () => {
  assert.deepEqual(at("nowhere"), ["missing", ""]);
  assert.deepEqual(at("t/abc/more"), ["missing", ""]);
  assert.deepEqual(at("t"), ["missing", ""]);
});

test("a path prefix belongs to the base", () => {
  assert.deepEqual(at("t/abc", "https://example.org/games/quintain/"), ["table", "abc"]);
  assert.deepEqual(at("", "https://example.org/games/quintain/"), ["home", ""]);
});

test("question and fragment are kept apart from the path", () => {
  const route = routeOf("https://a.example/", new URL("https://a.example/m/x?step=12&eyes=-2#s%20t"));

  assert.equal(route.query.get("step"), "12");
  assert.equal(route.hash, "s t");
});
