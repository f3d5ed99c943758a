/** Asking about a piece: rest the pointer for 400 ms, press long, or `?` on focus. Pieces carry `data-noun` and `data-id`. */

const REST = 400;
const PRESS = 500;

export type Ask = (noun: string, id: string, at: Element) => void;

function pieceOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[data-noun]") : null;
}

/** Listens on a board; what is given back stops it. */
export function hovering(board: HTMLElement, ask: Ask, leave: () => void): () => void {
  let timer = 0;
  let at: Element | null = null;
  let pressed = false;
  const stop = () => {
    window.clearTimeout(timer);
  };
  const open = (piece: Element) => {
    ask(piece.getAttribute("data-noun") ?? "", piece.getAttribute("data-id") ?? "", piece);
  };
  const over = (event: PointerEvent) => {
    const piece = pieceOf(event.target);
    if (event.pointerType !== "mouse" || piece === at) {
      return;
    }
    stop();
    if (at) {
      leave();
    }
    at = piece;
    if (piece) {
      timer = window.setTimeout(() => {
        open(piece);
      }, REST);
    }
  };
  const down = (event: PointerEvent) => {
    stop();
    pressed = false;
    const piece = pieceOf(event.target);
    if (event.pointerType !== "mouse" && piece) {
      timer = window.setTimeout(() => {
        pressed = true;
        open(piece);
      }, PRESS);
    }
  };
  const click = (event: MouseEvent) => {
    if (pressed) {
      event.preventDefault();
      event.stopPropagation();
      pressed = false;
    }
  };
  const key = (event: KeyboardEvent) => {
    const piece = event.key === "?" ? pieceOf(event.target) : null;
    if (piece) {
      open(piece);
    }
  };
  const gone = () => {
    stop();
    if (at) {
      at = null;
      leave();
    }
  };
  const listeners: [string, EventListener, boolean][] = [
    ["pointerover", over as EventListener, false],
    ["pointerdown", down as EventListener, false],
    ["pointerup", stop, false],
    ["pointercancel", stop, false],
    ["pointermove", ((event: PointerEvent) => { if (event.pointerType !== "mouse" && Math.hypot(event.movementX, event.movementY) > 6) { stop(); } }) as EventListener, false],
    ["pointerleave", gone, false],
    ["click", click as EventListener, true],
    ["keydown", key as EventListener, false],
  ];
  for (const [name, listener, capture] of listeners) {
    board.addEventListener(name, listener, capture);
  }
  return () => {
    stop();
    for (const [name, listener, capture] of listeners) {
      board.removeEventListener(name, listener, capture);
    }
  };
}
