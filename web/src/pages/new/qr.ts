/** A QR code of a short text: bytes, error correction M, versions 1 to 10 (up to 213 bytes). The standard is ISO/IEC 18004. */

/** Dark modules, row by row. */
export type Modules = readonly (readonly boolean[])[];

/** Per version: codewords of error correction in a block, then blocks with so many data codewords each. */
const BLOCKS: readonly (readonly [check: number, ...groups: [count: number, words: number][]])[] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
];
const ALIGNED: readonly (readonly number[])[] = [
  [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
]; // prettier-ignore
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];
const LEVEL_M = 0b00;

// The field of 256 elements: powers of 2 and their logarithms.
const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (EXP[(LOG[a] ?? 0) + (LOG[b] ?? 0)] ?? 0);
}

/** Codewords of error correction: the remainder of division by the generator of that degree. */
export function correction(words: readonly number[], count: number): number[] {
  let generator = [1];
  for (let power = 0; power < count; power += 1) {
    const next = [...generator, 0];
    for (const [at, factor] of generator.entries()) {
      next[at + 1] = (next[at + 1] ?? 0) ^ times(factor, EXP[power] ?? 0);
    }
    generator = next;
  }
  const rest = [...words, ...new Array<number>(count).fill(0)];
  for (const at of words.keys()) {
    const lead = rest[at] ?? 0;
    for (const [offset, factor] of generator.entries()) {
      rest[at + offset] = (rest[at + offset] ?? 0) ^ times(factor, lead);
    }
  }
  return rest.slice(words.length);
}

/** Data and correction of all blocks, interleaved, as bits. */
function bitsOf(bytes: Uint8Array, version: number): boolean[] {
  const [check, ...groups] = BLOCKS[version - 1] ?? [0];
  const capacity = groups.reduce((sum, [count, words]) => sum + count * words, 0);
  const bits: boolean[] = [];
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) {
      bits.push(((value >> bit) & 1) === 1);
    }
  };
  put(0b0100, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => { put(byte, 8); });
  put(0, Math.min(4, capacity * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0; bits.length < capacity * 8; pad += 1) {
    put(pad % 2 === 0 ? 0xec : 0x11, 8);
  }
  const words = Array.from({ length: capacity }, (_, at) => bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + Number(bit), 0));
  const blocks: number[][] = [];
  let taken = 0;
  for (const [count, size] of groups) {
    for (let block = 0; block < count; block += 1) {
      blocks.push(words.slice(taken, taken + size));
      taken += size;
    }
  }
  const checks = blocks.map((block) => correction(block, check));
  const longest = Math.max(...blocks.map((block) => block.length));
  bits.length = 0;
  for (const [list, length] of [[blocks, longest], [checks, check]] as const) {
    for (let at = 0; at < length; at += 1) {
      for (const block of list) {
        const word = block[at];
        if (word !== undefined) {
          put(word, 8);
        }
      }
    }
  }
  return bits;
}

/** The symbol while it is drawn: dark or light, and which modules are fixed. */
class Symbol {
  readonly size: number;
  readonly dark: boolean[][];
  readonly fixed: boolean[][];

  constructor(version: number) {
    this.size = version * 4 + 17;
    this.dark = Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
    this.fixed = this.dark.map((row) => [...row]);
    this.finders();
    this.alignment(version);
    this.timing();
    this.format(0);
    this.version(version);
  }

  set(row: number, column: number, dark: boolean): void {
    const [line, locked] = [this.dark[row], this.fixed[row]];
    if (line && locked && column >= 0 && column < this.size) {
      line[column] = dark;
      locked[column] = true;
    }
  }

  private finders(): void {
    for (const [top, left] of [[0, 0], [0, this.size - 7], [this.size - 7, 0]] as const) {
      for (let row = -1; row <= 7; row += 1) {
        for (let column = -1; column <= 7; column += 1) {
          const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3));
          this.set(top + row, left + column, ring !== 2 && ring !== 4);
        }
      }
    }
  }

  private alignment(version: number): void {
    const places = ALIGNED[version - 1] ?? [];
    for (const row of places) {
      for (const column of places) {
        if (this.fixed[row]?.[column]) {
          continue; // under a finder
        }
        for (let down = -2; down <= 2; down += 1) {
          for (let across = -2; across <= 2; across += 1) {
            this.set(row + down, column + across, Math.max(Math.abs(down), Math.abs(across)) !== 1);
          }
        }
      }
    }
  }

  private timing(): void {
    for (let at = 8; at < this.size - 8; at += 1) {
      this.set(6, at, at % 2 === 0);
      this.set(at, 6, at % 2 === 0);
    }
  }

  /** Level of correction and mask, twice. */
  format(mask: number): void {
    const value = LEVEL_M * 8 + mask;
    let rest = value << 10;
    for (let bit = 14; bit >= 10; bit -= 1) {
      if ((rest >> bit) & 1) {
        rest ^= 0b10100110111 << (bit - 10);
      }
    }
    const bits = ((value << 10) | rest) ^ 0b101010000010010;
    const on = (at: number) => ((bits >> at) & 1) === 1;
    for (let at = 0; at < 8; at += 1) {
      const skip = at < 6 ? at : at + 1;
      this.set(at < 7 ? skip : 8, 8, on(at));
      this.set(8, this.size - 1 - at, on(at));
    }
    for (let at = 8; at < 15; at += 1) {
      this.set(8, at === 8 ? 7 : 14 - at, on(at));
      this.set(this.size - 15 + at, 8, on(at));
    }
    this.set(this.size - 8, 8, true);
  }

  private version(version: number): void {
    if (version < 7) {
      return;
    }
    let rest = version << 12;
    for (let bit = 17; bit >= 12; bit -= 1) {
      if ((rest >> bit) & 1) {
        rest ^= 0b1111100100101 << (bit - 12);
      }
    }
    const bits = (version << 12) | rest;
    for (let at = 0; at < 18; at += 1) {
      const [near, far] = [Math.floor(at / 3), this.size - 11 + (at % 3)];
      this.set(near, far, ((bits >> at) & 1) === 1);
      this.set(far, near, ((bits >> at) & 1) === 1);
    }
  }

  /** The data, from the lower right in columns of two, up and down. */
  fill(bits: readonly boolean[]): void {
    let next = 0;
    let up = true;
    for (let right = this.size - 1; right > 0; right -= 2) {
      const column = right <= 6 ? right - 1 : right;
      for (let step = 0; step < this.size; step += 1) {
        const row = up ? this.size - 1 - step : step;
        for (const at of [column, column - 1]) {
          const line = this.dark[row];
          if (line && !this.fixed[row]?.[at]) {
            line[at] = bits[next] ?? false;
            next += 1;
          }
        }
      }
      up = !up;
    }
  }

  masked(mask: number): boolean[][] {
    this.format(mask);
    const flips = MASKS[mask];
    return this.dark.map((line, row) => line.map((dark, column) => (this.fixed[row]?.[column] ? dark : dark !== (flips?.(row, column) ?? false))));
  }
}

/** How hard a symbol is to read: long runs, squares, false finders, too much dark or light. */
function penalty(modules: Modules): number {
  const size = modules.length;
  const columns = Array.from({ length: size }, (_, at) => modules.map((row) => row[at] ?? false));
  let found = 0;
  for (const line of [...modules, ...columns]) {
    const text = line.map(Number).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) {
      found += run.length - 2;
    }
    for (let at = 0; at + 11 <= size; at += 1) {
      const window = text.slice(at, at + 11);
      found += window === "10111010000" || window === "00001011101" ? 40 : 0;
    }
  }
  for (let row = 0; row + 1 < size; row += 1) {
    for (let column = 0; column + 1 < size; column += 1) {
      const four = [modules[row]?.[column], modules[row]?.[column + 1], modules[row + 1]?.[column], modules[row + 1]?.[column + 1]];
      found += four.every((each) => each === four[0]) ? 3 : 0;
    }
  }
  const dark = modules.flat().filter(Boolean).length;
  return found + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}

/** The symbol of a text; null if it is too long for these versions. */
export function qr(text: string): Modules | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex(([, ...groups], at) => {
    const words = groups.reduce((sum, [count, size]) => sum + count * size, 0);
    return bytes.length + (at < 9 ? 2 : 3) <= words;
  }) + 1; // prettier-ignore
  if (version === 0) {
    return null;
  }
  const symbol = new Symbol(version);
  symbol.fill(bitsOf(bytes, version));
  const tried = MASKS.map((_, mask) => ({ mask, cost: penalty(symbol.masked(mask)) }));
  const best = tried.reduce((least, each) => (each.cost < least.cost ? each : least));
  return symbol.masked(best.mask);
}

/** The dark modules as one path, a unit each. */
export function pathOf(modules: Modules): string {
  return modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
}
