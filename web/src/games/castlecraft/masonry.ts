/** Castles from above, as SVG markup: stone and floors below, walls, battlements, doors, gates and arches above.
 *
 * The drawing is static for a castle, a view and the portals that are broken; whoever shows it keeps the text.
 */

import type { Edge, Keep, Kind, Tower } from "./ground.ts";

export type View = "roofs" | number; // or the number of a floor

function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function rect(x: number, y: number, width: number, height: number, fill: string, more = ""): string {
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="var(--cc-${fill})" ${more}/>`;
}

/** Chance that is always the same for a place. */
export function noise(...key: number[]): number {
  const factors = [12.9898, 78.233, 37.719, 4.581];
  const sum = key.reduce((total, value, at) => total + value * (factors[at] ?? 1), 0);
  const found = Math.sin(sum) * 43758.5453;
  return found - Math.floor(found);
}

function hatch(x: number, y: number, unit: number): string {
  const stroke = `stroke="var(--cc-wood-line)" stroke-width="${num(unit * 0.05)}"`;
  return (
    rect(x - unit * 0.25, y - unit * 0.25, unit * 0.5, unit * 0.5, "wood", `${stroke} rx="${num(unit * 0.05)}"`) +
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(unit * 0.1)}" fill="none" ${stroke}/>`
  );
}

function cell(kind: Kind, column: number, row: number, z: number, unit: number): string {
  const [x, y] = [column * unit, row * unit];
  if (kind === "masonry") {
    const third = unit / 3;
    const lines = [1, 2].map((at) => `M${num(x)} ${num(y + third * at)}h${num(unit)}`).join("");
    const shift = Math.floor(noise(x, y) * 2);
    const joints = [0, 1, 2].map((at) => `M${num(x + unit * (0.28 + 0.44 * ((at + shift) % 2)))} ${num(y + third * at)}v${num(third)}`).join("");
    return `${rect(x, y, unit, unit, "masonry")}<path d="${lines}${joints}" stroke="var(--cc-masonry-line)" stroke-width="${num(unit * 0.035)}" fill="none"/>`;
  }
  const yard = z === 0 && kind === "floor";
  let out = rect(x, y, unit, unit, yard ? "yard" : "floor");
  if (yard) {
    const dots = [0, 1, 2].map((at) => `<circle cx="${num(x + unit * noise(x, y, at))}" cy="${num(y + unit * noise(y, x, at + 5))}" r="${num(unit * 0.03)}"/>`);
    out += `<g fill="var(--cc-yard-line)">${dots.join("")}</g>`;
  } else {
    out += `<path d="M${num(x)} ${num(y + unit / 2)}h${num(unit)}M${num(x + unit * (column % 2 ? 0.3 : 0.7))} ${num(y)}v${num(unit / 2)}" stroke="var(--cc-floor-line)" stroke-width="${num(unit * 0.03)}" fill="none"/>`;
  }
  const [cx, cy] = [x + unit / 2, y + unit / 2];
  if (kind === "stairs") {
    const points = Array.from({ length: 15 }, (_, at) => {
      const radius = unit * (0.05 + (0.33 * at) / 14);
      return `${num(cx + radius * Math.cos(at * 0.62))} ${num(cy + radius * Math.sin(at * 0.62))}`;
    });
    out += `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(unit * 0.4)}" fill="var(--cc-well)"/>`;
    out += `<path d="M${points.join("L")}" fill="none" stroke="var(--cc-merlon)" stroke-width="${num(unit * 0.075)}" stroke-linecap="round"/>`;
  }
  return kind === "hatch" ? out + hatch(cx, cy, unit) : out;
}

function battlement({ line: [x1, y1, x2, y2] }: Edge, unit: number): string {
  const thick = unit * 0.22;
  const teeth = [0.03, 0.37, 0.71].map((start) =>
    x1 === x2
      ? rect(x1 * unit - thick / 2, (y1 + start) * unit, thick, unit * 0.26, "merlon")
      : rect((x1 + start) * unit, y1 * unit - thick / 2, unit * 0.26, thick, "merlon"),
  );
  const path = `M${num(x1 * unit)} ${num(y1 * unit)}L${num(x2 * unit)} ${num(y2 * unit)}`;
  return `<path d="${path}" stroke="var(--cc-wall)" stroke-width="${num(unit * 0.12)}"/><g stroke="var(--cc-wall)" stroke-width="${num(unit * 0.045)}">${teeth.join("")}</g>`;
}

function portal(kind: string, x: number, y: number, across: boolean, unit: number, broken: boolean, outside: number): string {
  const wood = `stroke="var(--cc-wood-line)" stroke-width="${num(unit * 0.06)}" rx="${num(unit * 0.04)}"`;
  let body: string;
  if (kind === "arch") {
    const side = across ? outside : -outside;
    const posts = [-0.42, 0.42].map((at) => rect((at - 0.13) * unit, -0.15 * unit, 0.26 * unit, 0.3 * unit, "merlon", `stroke="var(--cc-wall)" stroke-width="${num(0.05 * unit)}"`));
    const fangs = [-0.16, 0, 0.16].map((at) => `<path d="M${num((at - 0.07) * unit)} ${num(-0.02 * unit * side)}h${num(0.14 * unit)}l${num(-0.07 * unit)} ${num(0.15 * unit * side)}z" fill="var(--cc-trap)"/>`);
    body =
      `<path d="M${num(-0.44 * unit)} 0h${num(0.88 * unit)}" stroke="var(--cc-yard)" stroke-width="${num(0.2 * unit)}"/>` +
      `<path d="M${num(-0.36 * unit)} 0Q0 ${num(0.46 * unit * side)} ${num(0.36 * unit)} 0" fill="var(--cc-well)" fill-opacity=".35" stroke="var(--cc-wall)" stroke-width="${num(0.1 * unit)}"/>` +
      posts.join("") +
      fangs.join("");
  } else if (broken) {
    const splinters = [
      [-0.36, 28],
      [0.36, -34],
    ].map(([at = 0, turn = 0]) => `<g transform="translate(${num(at * unit)} 0) rotate(${turn})">${rect(-0.1 * unit, -0.16 * unit, 0.2 * unit, 0.34 * unit, "wood", wood)}</g>`);
    body = `<path d="M${num(-0.4 * unit)} 0h${num(0.8 * unit)}" stroke="var(--cc-floor)" stroke-width="${num(0.22 * unit)}"/>${splinters.join("")}`;
  } else if (kind === "door") {
    body = rect(-0.3 * unit, -0.14 * unit, 0.6 * unit, 0.28 * unit, "wood", wood) + `<circle cx="${num(0.16 * unit)}" r="${num(0.055 * unit)}" fill="var(--cc-wood-line)"/>`;
  } else {
    body =
      rect(-0.46 * unit, -0.19 * unit, 0.92 * unit, 0.38 * unit, "wood", wood) +
      `<path d="M${num(-0.46 * unit)} ${num(-0.07 * unit)}h${num(0.92 * unit)}M${num(-0.46 * unit)} ${num(0.08 * unit)}h${num(0.92 * unit)}" stroke="var(--cc-iron)" stroke-width="${num(0.06 * unit)}"/>` +
      `<path d="M0 ${num(-0.19 * unit)}v${num(0.38 * unit)}" stroke="var(--cc-wood-line)" stroke-width="${num(0.06 * unit)}"/>`;
  }
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${across ? 0 : 90})">${body}</g>`;
}

function roundTop({ box: [x, y, width, depth] }: Tower, unit: number): string {
  const count = Math.max(10, Math.floor(8 * Math.max(width, depth)));
  const [rx, ry] = [(width * unit) / 2 - unit * 0.08, (depth * unit) / 2 - unit * 0.08];
  const [cx, cy] = [(x + width / 2) * unit, (y + depth / 2) * unit];
  const teeth = Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * (at + 0.5)) / count;
    const [dx, dy] = [rx * Math.cos(angle), ry * Math.sin(angle)];
    return `<g transform="translate(${num(cx + dx)} ${num(cy + dy)}) rotate(${Math.round((Math.atan2(dy, dx) * 180) / Math.PI)})">${rect(-0.1 * unit, -0.13 * unit, 0.2 * unit, 0.26 * unit, "merlon")}</g>`;
  });
  return (
    `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="var(--cc-floor)" stroke="var(--cc-wall)" stroke-width="${num(unit * 0.12)}"/>` +
    `<g stroke="var(--cc-wall)" stroke-width="${num(unit * 0.045)}">${teeth.join("")}</g>`
  );
}

interface Seen {
  readonly tops: ReadonlyMap<string, number>; // the floor of each column that is seen
  readonly heights: ReadonlyMap<string, number>;
}

function seen(keep: Keep, view: View): Seen {
  const [tops, heights] = [new Map<string, number>(), new Map<string, number>()];
  const limit = view === "roofs" ? keep.storeys : view;
  for (const [x, y] of keep.columns) {
    for (let z = Math.min(limit, keep.storeys - 1); z >= 0; z -= 1) {
      const kind = keep.cells.get(`${x},${y},${z}`);
      if (kind) {
        if (!tops.has(`${x},${y}`)) tops.set(`${x},${y}`, z);
        heights.set(`${x},${y}`, Math.max(heights.get(`${x},${y}`) ?? 0, z + (kind === "masonry" ? 1 : 0)));
      }
    }
  }
  return { tops, heights };
}

function shadow(keep: Keep, { heights }: Seen, level: number, unit: number, rounds: readonly Tower[]): string {
  let path = "";
  for (const [x, y] of keep.columns) {
    const height = heights.get(`${x},${y}`) ?? 0;
    if (height >= level && !rounds.some((tower) => tower.columns.has(`${x},${y}`) && height >= tower.z)) {
      const far = (height - level + 1) * unit * 0.2;
      path += `M${num(x * unit)} ${num(y * unit)}h${num(unit)}l${num(far)} ${num(far)}v${num(unit)}h${num(-unit)}l${num(-far)} ${num(-far)}z`;
    }
  }
  for (const { z, box } of rounds) {
    if (z >= level) {
      const far = (z - level + 1) * unit * 0.2;
      const [x = 0, y = 0, width = 0, depth = 0] = box.map((each) => each * unit);
      for (let at = 0; at < 6; at += 1) {
        const off = (far * at) / 5;
        path += `M${num(x + off)} ${num(y + depth / 2 + off)}a${num(width / 2)} ${num(depth / 2)} 0 1 0 ${num(width)} 0a${num(width / 2)} ${num(depth / 2)} 0 1 0 ${num(-width)} 0z`;
      }
    }
  }
  return path ? `<path d="${path}" fill="var(--cc-shadow)"/>` : "";
}

/** Floors and masonry, each storey over the shadow that it throws. */
export function stone(keep: Keep, unit: number, view: View): string {
  const looks = seen(keep, view);
  const rounds = keep.towers.filter(({ kind }) => kind === "round");
  let out = "";
  for (let level = 0; level <= keep.storeys; level += 1) {
    if (level && view === "roofs") {
      out += shadow(keep, looks, level, unit, rounds);
    }
    for (const [x, y] of keep.columns) {
      const column = `${x},${y}`;
      const z = looks.tops.get(column);
      if (z === undefined || looks.heights.get(column) !== level) continue;
      const kind = keep.cells.get(`${column},${z}`) ?? "floor";
      const tower = rounds.find((each) => each.columns.has(column));
      if (tower && (z === tower.z || kind === "masonry") && (view === "roofs" || view === z)) continue;
      const body = cell(kind, x, y, z, unit);
      out += view !== "roofs" && z < view ? `<g opacity=".34">${body}</g>` : body;
    }
    for (const tower of rounds) {
      const at = view === "roofs" ? tower.z : Math.min(view, tower.z);
      if ((at === tower.z ? tower.z : at + 1) !== level || (view !== "roofs" && view > tower.z)) continue;
      const [x, y, width, depth] = tower.box;
      if (at === tower.z) {
        const hatches = [...tower.columns].filter((column) => keep.cells.get(`${column},${at}`) === "hatch").map((column) => {
          const [cx = 0, cy = 0] = column.split(",").map(Number);
          return hatch((cx + 0.5 + (x + width / 2 - cx - 0.5) * 0.3) * unit, (cy + 0.5 + (y + depth / 2 - cy - 0.5) * 0.12) * unit, unit);
        });
        out += (view === "roofs" ? rect(x * unit, y * unit, width * unit, depth * unit, "masonry", `rx="${num(unit * 0.3)}"`) : "") + roundTop(tower, unit) + hatches.join("");
      } else {
        out += `<ellipse cx="${num((x + width / 2) * unit)}" cy="${num((y + depth / 2) * unit)}" rx="${num((width * unit) / 2)}" ry="${num((depth * unit) / 2)}" fill="var(--cc-masonry)" stroke="var(--cc-wall)" stroke-width="${num(unit * 0.08)}"/>`;
        for (const column of tower.columns) {
          const kind = keep.cells.get(`${column},${at}`);
          const [cx = 0, cy = 0] = column.split(",").map(Number);
          if (kind && kind !== "masonry") out += cell(kind, cx, cy, at, unit);
        }
      }
    }
  }
  return out;
}

/** Walls, battlements and, last, what one goes through. */
export function walls(keep: Keep, unit: number, view: View, broken: ReadonlySet<string>): string {
  const { tops } = seen(keep, view);
  const rounds = keep.towers.filter(({ kind }) => kind === "round");
  let [fences, openings] = ["", ""];
  for (const edge of keep.edges) {
    const [one, other] = [tops.get(edge.sides[0]) ?? -1, tops.get(edge.sides[1]) ?? -1];
    const shown = view === "roofs" ? edge.z === Math.max(one, other) : edge.z === view;
    if (edge.kind === "wall" && shown) {
      const [x1, y1, x2, y2] = edge.line.map((each) => num(each * unit));
      fences += `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="var(--cc-wall)" stroke-width="${num(unit * 0.17)}" stroke-linecap="square"/>`;
    } else if (edge.kind === "battlement" && shown && !rounds.some(({ z, columns }) => z === edge.z && edge.sides.some((side) => columns.has(side)))) {
      fences += battlement(edge, unit);
    } else if (edge.kind === "door" || edge.kind === "gate" || edge.kind === "arch") {
      if (view === "roofs" ? edge.z !== Math.max(one, 0) && edge.z !== Math.max(other, 0) : edge.z !== view) continue;
      openings += opening(edge, one, other, unit, view, broken.has(edge.portal ?? ""));
    }
  }
  return fences + openings;
}

/** A portal lies on its edge; seen from above it is moved out from under the roof. */
function opening(edge: Edge, one: number, other: number, unit: number, view: View, broken: boolean): string {
  const [x1, y1, x2, y2] = edge.line;
  let [x, y] = [((x1 + x2) / 2) * unit, ((y1 + y2) / 2) * unit];
  let outside = 1;
  if (one !== other) {
    const [low, high] = one < other ? edge.sides : [edge.sides[1], edge.sides[0]];
    const at = edge.across ? 1 : 0;
    outside = Number(low.split(",")[at]) - Number(high.split(",")[at]);
    if (view === "roofs" && Math.max(one, other) > edge.z) {
      [x, y] = edge.across ? [x, y + outside * unit * 0.17] : [x + outside * unit * 0.17, y];
    }
  }
  return portal(edge.kind, x, y, edge.across, unit, broken, outside);
}
