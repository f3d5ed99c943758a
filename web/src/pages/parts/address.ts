/** Addresses below the base of the page, for what is no link. */

/** Of a socket, secure where the page is. */
export function socketAddress(path: string): URL {
  return new URL(path, document.baseURI.replace(/^http/, "ws"));
}
