/** The service worker: keeps the page's own files on this device. A new build waits until the reader is in the lobby. */

import { registerSW } from "virtual:pwa-register";

const LATER = 20_000; // nothing may slow the way to the first decision

let renew: ((reload?: boolean) => Promise<void>) | null = null;
let waiting = false;

/** Register it when the page has long been there; where there is none (no secure connection), the page works without. */
export function keptOffline(): void {
  if (!("serviceWorker" in navigator)) {
    return;
  }
  setTimeout(() => {
    renew = registerSW({
      onNeedRefresh: () => {
        waiting = true;
      },
    });
  }, LATER);
}

/** In the lobby nothing is under way: a build that waits may take over, with a reload. */
export function renewed(): void {
  if (waiting) {
    waiting = false;
    void renew?.(true);
  }
}
