/** Asking what a piece is: point at it for a moment, press long, or press "?" on it. */

import type { Attachment } from "svelte/attachments";

const POINTED = 400; // milliseconds
const PRESSED = 500;

/** Calls `tell` with the element when somebody asks. */
export function explained(tell: (at: Element) => void): Attachment {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (after: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        tell(node);
      }, after);
    };
    const stop = () => {
      clearTimeout(timer);
    };
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType === "mouse") {
        wait(POINTED);
      }
    };
    const down = (event: Event) => {
      if ((event as PointerEvent).pointerType === "mouse") {
        stop();
      } else {
        wait(PRESSED);
      }
    };
    const key = (event: Event) => {
      if ((event as KeyboardEvent).key === "?") {
        tell(node);
      }
    };
    const heard: readonly (readonly [string, (event: Event) => void])[] = [
      ["pointerenter", enter],
      ["pointerdown", down],
      ["pointerup", stop],
      ["pointercancel", stop],
      ["pointerleave", stop],
      ["keydown", key],
    ];
    for (const [name, listen] of heard) {
      node.addEventListener(name, listen);
    }
    return () => {
      stop();
      for (const [name, listen] of heard) {
        node.removeEventListener(name, listen);
      }
    };
  };
}
