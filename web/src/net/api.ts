/** The HTTP side of the server: JSON both ways, every refusal a Trouble with its code. */

import type { Trouble } from "../wire/server.ts";

/** The server said no, or could not be reached (code "unreachable"). */
export class Refused extends Error {
  readonly trouble: Trouble;
  readonly status: number;

  constructor(trouble: Trouble, status: number) {
    super(trouble.detail ?? trouble.code);
    this.trouble = trouble;
    this.status = status;
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const sent = body === undefined && method === "GET" ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body ?? {}) };
  let answer: Response;
  try {
    answer = await fetch(new URL(path, document.baseURI), { method, credentials: "same-origin", ...sent });
  } catch {
    throw new Refused({ code: "unreachable" }, 0);
  }
  const text = await answer.text();
  if (!answer.ok) {
    throw new Refused(troubleOf(text), answer.status);
  }
  return text ? (JSON.parse(text) as unknown) : null;
}

function troubleOf(text: string): Trouble {
  try {
    const read = JSON.parse(text) as Partial<Trouble>;
    return { ...read, code: read.code ?? "unknown" };
  } catch {
    return { code: "unknown" };
  }
}

export async function get<T>(path: string): Promise<T> {
  return (await ask("GET", path)) as T;
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return (await ask("POST", path, body)) as T;
}

export async function change<T>(method: "PATCH" | "PUT" | "DELETE", path: string, body: unknown = {}): Promise<T> {
  return (await ask(method, path, body)) as T;
}
