/** Notices of the browser itself: a subscription for this device, made only when asked for. */

import type { Json } from "../../wire/common.ts";

/** Whether this browser can have them: they need the service worker, hence a secure connection. */
export function pushable(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window && window.isSecureContext;
}

/** The key as the browser wants it: bytes, from base64 for addresses. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/").padEnd(Math.ceil(key.length / 4) * 4, "="));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

/** Ask the person, then the browser; what the server needs to reach this device. */
export async function subscribed(key: string): Promise<Record<string, Json>> {
  if ((await Notification.requestPermission()) !== "granted") {
    throw new Error("not allowed");
  }
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  return made.toJSON() as Record<string, Json>;
}
