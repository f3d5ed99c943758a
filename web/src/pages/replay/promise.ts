/** The promise made before a match, reckoned anew: SHA-256 of salt, a space and seed, as `docs/fairness.md` says. */

/** Whether it is kept; null where the browser cannot reckon (it needs a secure connection). */
export async function promised(seed: string, salt: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.isSecureContext && typeof document !== "undefined") {
    return null;
  }
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${salt} ${seed}`));
  const text = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return text === commitment;
}
