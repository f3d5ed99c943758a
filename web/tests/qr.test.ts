/** QR codes: the worked example of the standard, and a reading of our own symbols bit by bit. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { correction, type Modules, qr } from "../src/pages/new/qr.ts";

test("the worked example of the standard has these correction codewords", () => {
  const words = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];

  assert.deepEqual(correction(words, 10), [0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
});

/** Level M with each mask, as the standard's table has them, most significant bit first. */
const FORMATS = [
  "101010000010010", "101000100100101", "101111001111100", "101101101001011",
  "100010111111001", "100000011001110", "100111110010111", "100101010100000",
]; // prettier-ignore
const FLIPS: ((r: number, c: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => ((r >> 1) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Whether a module of a small symbol (one alignment pattern at most) carries data. */
function carries(size: number, row: number, column: number): boolean {
  const corner = (row < 9 && (column < 9 || column >= size - 8)) || (row >= size - 8 && column < 9);
  const aligned = size > 21 && Math.max(Math.abs(row - (size - 7)), Math.abs(column - (size - 7))) <= 2;
  return !corner && !aligned && row !== 6 && column !== 6;
}

function read(modules: Modules): string {
  const size = modules.length;
  const at = (row: number, column: number) => modules[row]?.[column] ?? false;
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => at(8, column)).concat([7, 5, 4, 3, 2, 1, 0].map((row) => at(row, 8)));
  const mask = FORMATS.indexOf(format.map(Number).join(""));
  const bits: boolean[] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    right -= right === 6 ? 1 : 0;
    for (let step = 0; step < size; step += 1) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1].filter((each) => carries(size, row, each))) {
        bits.push(at(row, column) !== FLIPS[mask]?.(row, column));
      }
    }
  }
  const number = (from: number, length: number) => bits.slice(from, from + length).reduce((sum, bit) => sum * 2 + Number(bit), 0);
  assert.equal(number(0, 4), 4);
  return new TextDecoder().decode(Uint8Array.from({ length: number(4, 8) }, (_, byte) => number(12 + byte * 8, 8)));
}

test("a short address is read back from its symbol", () => {
  for (const text of ["Q", "a.b/t/7k2m9", "http://127.0.0.1/t/abcdefghj", "https://example.org/t/abcdefghjk?i=1"]) {
    const modules = qr(text);

    assert.ok(modules);
    assert.equal(read(modules), text);
  }
});

test("a longer text takes a larger symbol, a very long one has none", () => {
  assert.deepEqual([14, 15, 42, 62, 84, 106, 122, 152, 180, 213].map((length) => qr("x".repeat(length))?.length), [21, 25, 29, 33, 37, 41, 45, 49, 53, 57]);
  assert.equal(qr("x".repeat(214)), null);
});
