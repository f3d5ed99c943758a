/** People who play by the same messages as the page: matches are laid and played out without clicking. */

import type { Page } from "playwright-core";

import type { NewTable, TableInfo } from "../../src/wire/server.ts";

/** Ask the server from a page, with its cookie. */
export async function asked<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return await page.evaluate(
    async ([how, where, what]) => {
      const sent = how === "GET" ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(what ?? {}) };
      const answer = await fetch(new URL(where, document.baseURI), { method: how, ...sent });
      const text = await answer.text();
      if (!answer.ok) {
        throw new Error(`${how} ${where}: ${text}`);
      }
      return (text ? JSON.parse(text) : null) as never;
    },
    [method, path, body] as const,
  );
}

/** Answers every question of a table with the first or a middle choice until the match is over, or so many answers are given. */
export async function played(page: Page, table: string, most = 10_000): Promise<void> {
  await page.evaluate(
    ([id, limit]) =>
      new Promise<void>((done, failed) => {
        const socket = new WebSocket(new URL(`ws/t/${id}`, document.baseURI.replace(/^http/, "ws")));
        let answered = -1;
        let given = 0;
        socket.onopen = () => {
          socket.send(JSON.stringify({ type: "hello", protocol: 1, build: "", token: "", n: -1, seat: -1 }));
        };
        socket.onclose = () => {
          failed(new Error("the socket closed"));
        };
        socket.onmessage = (event) => {
          const { type, snapshot } = JSON.parse(String(event.data)) as {
            type: string;
            snapshot?: { result: unknown; decision: { id: number; actions: { id: number }[] } | null };
          };
          if ((type !== "welcome" && type !== "snapshot") || !snapshot) {
            return;
          }
          const question = snapshot.decision;
          if (snapshot.result || given >= limit) {
            socket.onclose = null;
            socket.close();
            done();
          } else if (question && question.id !== answered) {
            answered = question.id;
            given += 1;
            const action = question.actions[(question.id * 7) % question.actions.length];
            socket.send(JSON.stringify({ type: "answer", decision: question.id, client: crypto.randomUUID(), actions: [action?.id] }));
          }
        };
      }),
    [table, most] as const,
  );
}

/** A match of people to its end: the first opens the table, the others come by its link. */
export async function finished(pages: readonly Page[], game: string, options: Record<string, string | number | boolean> = {}): Promise<TableInfo> {
  const table = await laid(pages, game, options);
  await Promise.all(pages.map((page) => played(page, table.id)));
  return table;
}

/** A table with everybody seated. */
export async function laid(pages: readonly Page[], game: string, options: Record<string, string | number | boolean> = {}): Promise<TableInfo> {
  const [host, ...others] = pages;
  if (!host) {
    throw new Error("nobody is there");
  }
  const wanted: NewTable = {
    game,
    options: { ...options, seats: pages.length },
    seats: pages.map((_, at) => ({ kind: at === 0 ? "me" : "open", bot: "" })),
    pace: "none",
    move_ms: 0,
    reserve_ms: 0,
    public: true,
    hints: true,
    rated: false,
    open_after: true,
    name: "",
  };
  const table = await asked<TableInfo>(host, "POST", "api/tables", wanted);
  for (const page of others) {
    await asked(page, "POST", `api/tables/${table.id}/join`, { seat: -1, invite: table.invite ?? "", accept: table.unusual ?? [] });
  }
  return table;
}
