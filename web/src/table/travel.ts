/** Motion from events: a copy of a piece travels in a layer above everything, then the board snaps to the view. */

import type { Drawing, Move } from "../board/contract.ts";
import type { Happening, Snapshot } from "../wire/messages.ts";

const TRAVEL = 320; // milliseconds, as --t-travel
const SHAKE = 240;
const TURN = 1200; // one turn plays within
const SVG = "http://www.w3.org/2000/svg";

/** What moves between two moments, in the order of events. */
export function movesBetween(drawing: Drawing, scene: unknown, before: Snapshot, after: Snapshot): readonly Move[] {
  const moves = drawing.moves;
  if (!moves) {
    return [];
  }
  const fresh = after.events.filter((each: Happening) => each.n > before.n && each.kind === "moved" && !each.gone);
  return fresh.flatMap((each) => (each.events ?? []).flatMap((event) => moves(event, scene, before.picture)));
}

/** How long each of so many things may take. */
function timeOf(count: number, speed: number): number {
  return speed === 0 || count === 0 ? 0 : Math.min(TRAVEL, TURN / count) / speed;
}

/** One thing after another on this board; elements that are not there are passed over. */
export async function played(board: Element, moves: readonly Move[], speed: number): Promise<void> {
  const each = timeOf(moves.length, speed);
  for (const move of each > 0 ? moves : []) {
    const from = place(board, move.from);
    const to = place(board, move.to);
    const piece = move.piece ? place(board, move.piece) : from;
    if (move.kind === "shake" && from) {
      await shaken(from, SHAKE / speed);
    } else if (piece && from && to && from !== to) {
      await travel(piece, from, to, each);
    }
  }
}

function place(board: Element, name: string): Element | null {
  return board.querySelector(`[data-place="${CSS.escape(name)}"]`);
}

async function shaken(piece: Element, ms: number): Promise<void> {
  const steps = [0, -4, 4, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  await ended(piece.animate(steps, { duration: ms, composite: "add" }));
}

/** A copy of the piece goes from one place to the other, in a slight arc. */
export async function travel(piece: Element, from: Element, to: Element, ms: number): Promise<void> {
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  const copy = copied(piece);
  if (start.width === 0 || end.width === 0 || !copy) {
    return;
  }
  document.body.append(copy);
  const box = piece.getBoundingClientRect();
  const lag = { x: start.left + start.width / 2 - (box.left + box.width / 2), y: start.top + start.height / 2 - (box.top + box.height / 2) }; // what travels may lie elsewhere
  const x = end.left + end.width / 2 - (start.left + start.width / 2);
  const y = end.top + end.height / 2 - (start.top + start.height / 2);
  const arc = Math.min(40, Math.hypot(x, y) / 6);
  const steps = [
    { transform: `translate(${lag.x}px, ${lag.y}px)` },
    { transform: `translate(${lag.x + x / 2}px, ${lag.y + y / 2 - arc}px)`, offset: 0.5 },
    { transform: `translate(${lag.x + x}px, ${lag.y + y}px)` },
  ];
  await ended(copy.animate(steps, { duration: ms, easing: "cubic-bezier(.45, .05, .2, 1)", fill: "forwards" }));
  copy.remove();
}

/** A piece as it stands on the screen, in a layer of its own. */
function copied(piece: Element): Element | null {
  const box = piece.getBoundingClientRect();
  const clone = piece.cloneNode(true) as Element;
  clone.querySelectorAll("[data-place]").forEach((inner) => {
    inner.removeAttribute("data-place");
  });
  clone.removeAttribute("data-place");
  let layer: HTMLElement | SVGElement;
  if (piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement)) {
    const matrix = piece.getScreenCTM();
    if (!matrix) {
      return null;
    }
    const svg = document.createElementNS(SVG, "svg");
    const group = document.createElementNS(SVG, "g");
    clone.removeAttribute("transform");
    group.setAttribute("transform", `matrix(${[matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f].join(" ")})`);
    group.append(clone);
    svg.append(group);
    layer = svg;
  } else {
    layer = document.createElement("div");
    layer.append(clone);
    layer.style.left = `${box.left}px`;
    layer.style.top = `${box.top}px`;
    layer.style.width = `${box.width}px`;
    layer.style.height = `${box.height}px`;
  }
  layer.classList.add("travelling");
  layer.setAttribute("aria-hidden", "true");
  return layer;
}

async function ended(animation: Animation): Promise<void> {
  try {
    await animation.finished;
  } catch {
    return; // cancelled: the end is drawn anyway
  }
}
