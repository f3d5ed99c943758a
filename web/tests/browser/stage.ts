/** A server of its own on a free port, and a real Chromium: the system's, else the one in the npm package. */

import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

import packed from "@sparticuz/chromium";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";

const ROOT = resolve(import.meta.dirname, "../../../..");
const SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const NOISE = /Failed to load resource: net::ERR_|WebSocket connection to .* failed/; // what a browser says of a server that is away

export const DESK = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A table laid in a wanted state: its number, who looks, the cookie of the person at each seat (empty: a bot), what is clicked first. */
export interface Laid {
  readonly name: string;
  readonly game: string;
  readonly table: string;
  readonly viewer: number;
  readonly cookies: readonly string[];
  readonly click: readonly string[];
  readonly phone: readonly string[];
}

const python = (): string => process.env.PYTHON ?? join(ROOT, ".venv/bin/python");

/** The names of all states of tools/stages, or of those that are named, by themselves or by their game; unknown names are left out. */
export async function listed(only: readonly string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(python(), ["-c", "import sys; from tools.stages import listed; print(*listed(sys.argv[1:]))", ...only], { cwd: ROOT });
  return stdout.split(/\s+/).filter(Boolean);
}

/** `quintain serve` as a process: it can be ended and started again on the same port and store. */
export class Server {
  readonly #folder = mkdtempSync(join(tmpdir(), "quintain-browser-"));
  readonly #prefix: string; // the path before every address
  #process: ChildProcess | null = null;
  #port = 0;

  constructor(prefix = "") {
    this.#prefix = prefix;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}${this.#prefix}/`;
  }

  get database(): string {
    return join(this.#folder, "store.db");
  }

  /** Tables in states of tools/stages, in the store this server serves; it may run meanwhile. */
  async lay(names: readonly string[], language: "ru" | "en" = "en"): Promise<Laid[]> {
    const arguments_ = ["-m", "tools.stages", ...names, "--database", this.database, "--lang", language];
    const { stdout } = await promisify(execFile)(python(), arguments_, { cwd: ROOT, maxBuffer: 2 ** 24 });
    return JSON.parse(stdout) as Laid[];
  }

  async start(): Promise<void> {
    const flags = ["--port", String(this.#port), "--database", this.database, "--lang", "en", "--workers", "1", "--prefix", this.#prefix];
    const limits = ["--request-rate", "10000", "--request-burst", "10000", "--message-rate", "10000", "--message-burst", "10000"];
    const child = spawn(python(), ["-m", "quintain", "serve", ...flags, ...limits], { cwd: ROOT, env: { ...process.env, PYTHONPATH: `${ROOT}/src` } });
    this.#process = child;
    this.#port = await new Promise<number>((found, failed) => {
      let said = "";
      const look = (chunk: Buffer) => {
        said += chunk.toString();
        const port = /127\.0\.0\.1:(\d+)/.exec(said)?.[1];
        if (port) {
          found(Number(port));
        }
      };
      child.stdout.on("data", look);
      child.stderr.on("data", look);
      child.on("error", failed);
      child.on("exit", () => {
        failed(new Error(`the server ended: ${said}`));
      });
    });
    while (!(await this.answers())) {
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  private async answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.address}healthz`)).ok;
    } catch {
      return this.#process?.exitCode !== null; // one that has ended will not answer: the test fails by itself
    }
  }

  async stop(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child?.exitCode === null) {
      const ended = new Promise((done) => child.once("exit", done));
      child.kill("SIGTERM");
      await ended;
    }
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Everything a test needs; `close` ends it and says what consoles complained of. */
export class Stage {
  readonly server: Server;
  readonly complaints: string[] = [];
  #browser: Browser | null = null;

  constructor(prefix = "") {
    this.server = new Server(prefix);
  }

  async open(): Promise<void> {
    const system = SYSTEM.find((path) => existsSync(path));
    const args = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"];
    this.#browser = await chromium.launch({ executablePath: system ?? (await packed.executablePath()), args, headless: true });
    await this.server.start();
  }

  /** A person with a browser of his own. */
  async person(options: BrowserContextOptions = DESK, language = "en"): Promise<Page> {
    if (!this.#browser) {
      throw new Error("the stage is not open");
    }
    const context: BrowserContext = await this.#browser.newContext({ locale: language, reducedMotion: "reduce", ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type()) && !NOISE.test(message.text())) {
        this.complaints.push(message.text());
      }
    });
    page.on("request", (request) => {
      if (/^(https?|wss?):/.test(request.url()) && new URL(request.url()).host !== new URL(this.server.address).host) {
        this.complaints.push(`a request went outside: ${request.url()}`);
      }
    });
    page.on("pageerror", (error) => this.complaints.push(error.stack ?? error.message));
    return page;
  }

  /** A person at a seat of a laid table (the viewer's, where none is said; −1 a spectator), with the board before him. */
  async seated(laid: Laid, options: BrowserContextOptions = DESK, language = "en", seat = laid.viewer): Promise<Page> {
    const page = await this.person(options, language);
    const value = laid.cookies[seat];
    if (value) {
      await page.context().addCookies([{ name: "quintain", value, url: this.server.address }]);
    }
    await page.goto(`${this.server.address}t/${laid.table}`);
    await page.locator("[role=region].board").waitFor();
    return page;
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    await this.server.stop();
    this.server.remove();
  }
}
