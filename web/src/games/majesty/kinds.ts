/** The eight kinds: a character and its house share a number, which is their colour. */

const KINDS: Readonly<Record<string, number>> = {
  miller: 1,
  mill: 1,
  brewer: 2,
  brewery: 2,
  witch: 3,
  cottage: 3,
  guard: 4,
  guardhouse: 4,
  knight: 5,
  barracks: 5,
  innkeeper: 6,
  inn: 6,
  noble: 7,
  castle: 7,
  wounded: 8,
  infirmary: 8,
};

const LONG_NAME = 9; // letters that stand in a band at full size

/** The number of a character or a house, 1 to 8. */
export function kind(id: string): number {
  return KINDS[id] ?? 8;
}

/** The strong colour of a kind: plates and bands. */
export function plate(id: string): string {
  return `var(--mj-${kind(id)})`;
}

/** Its light colour: the ground of cards. */
export function wash(id: string): string {
  return `var(--mj-${kind(id)}-wash)`;
}

/** The class that gives `--c` and `--w` to everything within. */
export function tone(id: string): string {
  return `mj-${kind(id)}`;
}

/** The size of a name in a band. */
export function fontOf(name: string): number {
  return name.length > LONG_NAME ? 14 : 15;
}
