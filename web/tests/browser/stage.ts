/** A server of its own on a free port, a browser, and people who play by the same messages as the page. */

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import chromium from "@sparticuz/chromium";
import { type Browser, type BrowserContext, chromium as driver, type Page } from "playwright-core";

import type { NewTable, TableInfo } from "../../src/wire/server.ts";

const ROOT = resolve("..");
const UNSAFE = ["--single-process", "--disable-web-security", "--allow-running-insecure-content"]; // a person's browser has none of these
const SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** How a page looks: language and light. */
export interface Look {
  readonly lang: "ru" | "en";
  readonly theme: "light" | "dark";
}

export class Stage {
  readonly address: string;
  readonly browser: Browser;
  private readonly server: ChildProcess;
  private readonly folder: string;
  readonly wrong: string[] = []; // what pages complained of

  private constructor(address: string, browser: Browser, server: ChildProcess, folder: string) {
    this.address = address;
    this.browser = browser;
    this.server = server;
    this.folder = folder;
  }

  /** Start both; `prefix` is the path before every address. */
  static async open(prefix = ""): Promise<Stage> {
    const folder = mkdtempSync(join(tmpdir(), "quintain-"));
    const [address, server] = await served(join(folder, "test.db"), prefix);
    const system = SYSTEM.find((path) => existsSync(path));
    const browser = await driver.launch({
      executablePath: system ?? (await chromium.executablePath()),
      args: system ? ["--no-sandbox"] : chromium.args.filter((each) => !UNSAFE.includes(each)),
      headless: true,
    });
    return new Stage(address, browser, server, folder);
  }

  async close(): Promise<void> {
    await this.browser.close();
    this.server.kill("SIGTERM");
    await new Promise((done) => this.server.once("exit", done));
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Somebody with a browser of his own. */
  async person(look: Look, size: { width: number; height: number } = { width: 1440, height: 900 }): Promise<BrowserContext> {
    const context = await this.browser.newContext({
      viewport: size,
      locale: look.lang === "ru" ? "ru-RU" : "en-GB",
      colorScheme: look.theme,
      hasTouch: size.width < 700,
      isMobile: size.width < 700,
      reducedMotion: "reduce",
      permissions: ["clipboard-read", "clipboard-write"],
    });
    context.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) {
        this.wrong.push(`${message.page()?.url() ?? ""}: ${message.text()}`);
      }
    });
    context.on("weberror", (error) => {
      this.wrong.push(`${error.page()?.url() ?? ""}: ${error.error().message}`);
    });
    context.on("request", (request) => {
      const url = new URL(request.url());
      if (["http:", "https:", "ws:", "wss:"].includes(url.protocol) && url.host !== new URL(this.address).host) {
        this.wrong.push(`a request went outside: ${request.url()}`);
      }
    });
    return context;
  }

  /** A page at a path below the base, once it has drawn something. */
  async at(context: BrowserContext, path = ""): Promise<Page> {
    const page = await context.newPage();
    await page.goto(this.address + path);
    await page.waitForSelector("h1, [role=alert]");
    await page.evaluate(() => document.fonts.ready);
    return page;
  }
}

async function served(database: string, prefix: string): Promise<[string, ChildProcess]> {
  const python = process.env.QUINTAIN_PYTHON ?? join(ROOT, ".venv/bin/python");
  const options = ["--port", "0", "--database", database, "--workers", "1", "--request-rate", "1000", "--request-burst", "5000"];
  const server = spawn(python, ["-m", "quintain", "serve", ...options, ...(prefix ? ["--prefix", prefix] : [])], {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: join(ROOT, "src"), PYTHONUNBUFFERED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const address = await new Promise<string>((done, failed) => {
    const heard = (text: Buffer) => {
      said += text.toString();
      const found = /http:\/\/\S+/.exec(said);
      if (found) {
        done(found[0].replace(/\/?$/, "/"));
      }
    };
    server.stdout.on("data", heard);
    server.stderr.on("data", heard);
    server.once("exit", () => {
      failed(new Error(`the server did not start: ${said}`));
    });
  });
  return [address, server];
}

/** Ask the server from a page, with its cookie. */
export async function asked<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return await page.evaluate(
    async ([how, where, what]) => {
      const sent = how === "GET" ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(what ?? {}) };
      const answer = await fetch(new URL(where as string, document.baseURI), { method: how as string, ...sent });
      const text = await answer.text();
      if (!answer.ok) {
        throw new Error(`${String(how)} ${String(where)}: ${text}`);
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
