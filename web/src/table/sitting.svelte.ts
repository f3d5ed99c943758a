/** Being at a table: what the server has said, what was said to it, and what is waited for. */

import { settings } from "../app/settings.svelte.ts";
import { words } from "../app/words.svelte.ts";
import type { Drawing } from "../board/contract.ts";
import type { Connection, State, User } from "../net/connection.ts";
import { afterWelcome, pause, type Pending } from "../net/returning.ts";
import type { Scene } from "../wire/common.ts";
import type { Happening, Question, Snapshot } from "../wire/messages.ts";
import type { Advised, Choose, FromClient, FromServer, Line, Refuse, TableInfo, Welcome } from "../wire/server.ts";
import { sitterNames } from "../words/sitters.ts";
import type { Speaker } from "../words/speaker.ts";
import { TableChoices } from "./choices.svelte.ts";
import { Film } from "./film.svelte.ts";
import { type Befalls, doneToMe, joined } from "./log.ts";
import { client, forget, keep, kept } from "./pending.ts";

const PROTOCOL = 1;
const FROM_THE_START = 0; // the first hello asks for every entry, so that the log is whole
const MISSED = 2; // so many moves of others make a summary worth reading

/** Where a table comes from: the server, or a fixture. */
export interface Source {
  readonly table: string;
  connect(user: User): [Connection, () => void];
  scene(table: TableInfo): Promise<Scene>;
  drawing(game: string): Promise<Drawing | null>;
  words(game: string): Promise<void>;
  waiting?(): Promise<readonly TableInfo[]>; // other tables at which I am asked
  named?(): Promise<boolean>; // who is nobody to the server becomes a guest; whether that was so
}

export class Sitting implements User {
  readonly source: Source;
  readonly film = new Film();
  readonly choices: TableChoices;
  #connection: Connection | null = null;
  #end: () => void = () => undefined;
  #pending: Pending | null = null;
  #left = false;
  #met: () => void = () => undefined; // the server has said welcome
  #build = "page"; // which page the server serves, once it has said so

  line = $state<State>("opening");
  tries = $state(0);
  lostAt = $state(0); // milliseconds since 1970
  backAt = $state(0);
  table = $state.raw<TableInfo | null>(null);
  #called = $derived(JSON.stringify(sitterNames(this.table?.seats ?? [], (key, args) => words.say(key, args)))); // a table told again changes no names
  #names = $derived(JSON.parse(this.#called) as readonly string[]);
  #standing: { readonly of: readonly unknown[]; readonly names: readonly string[] } = { of: [], names: [] }; // out, in the sentences of one speaker
  scene = $state.raw<Scene | null>(null);
  drawing = $state.raw<Drawing | null>(null);
  trouble = $state(""); // the table cannot be shown at all: why
  viewer = $state(-1);
  seats = $state.raw<readonly number[]>([]); // one's own
  log = $state.raw<readonly Happening[]>([]);
  chat = $state.raw<readonly Line[]>([]);
  standing = $state.raw<readonly string[]>([]);
  skew = $state(0); // the server's clock less ours
  due = $state(0); // by the server's clock
  received = $state(0); // when the clocks were told, by ours
  opened = $state(0); // when the present question was first seen, by ours
  refusal = $state.raw<Refuse | null>(null);
  missed = $state.raw<readonly Happening[]>([]); // what happened while the reader was away
  advice = $state.raw<Advised | null>(null);
  advising = $state(false);
  waitingFor = $state(0); // acknowledgements still to come
  elsewhere = $state.raw<readonly TableInfo[]>([]); // other tables that wait for me

  constructor(source: Source) {
    this.source = source;
    this.#pending = kept(source.table);
    this.choices = new TableChoices({
      confirms: (act) => this.confirms() || (this.choices.question !== null && (this.drawing?.doubts?.(act, this.choices.question) ?? false)),
      send: (question, actions) => {
        this.answer(question, actions);
      },
    });
    this.film.followed = () => {
      this.ask();
    };
  }

  start(): void {
    [this.#connection, this.#end] = this.source.connect(this);
  }

  /** Whether I am waited for elsewhere; an answer that does not come changes nothing. */
  async round(): Promise<void> {
    try {
      this.elsewhere = (await this.source.waiting?.()) ?? [];
    } catch {
      return;
    }
  }

  stop(): void {
    this.#left = true;
    this.#end();
  }

  // What is so

  get snapshot(): Snapshot | null {
    return this.film.shown;
  }

  /** The name at each seat, for sentences. */
  get names(): readonly string[] {
    return this.#names;
  }

  /** The names that stand out in sentences: of people, and of what they lead. */
  called(speaker: Speaker): readonly string[] {
    const of = [speaker, this.#names, this.drawing, this.scene] as const;
    if (of.some((each, at) => each !== this.#standing.of[at])) {
      this.#standing = { of, names: [...this.#names, ...(this.drawing?.names?.(this.scene, speaker) ?? [])] };
    }
    return this.#standing.names;
  }

  /** Whether somebody else answers for me. */
  get deputy(): string {
    const own = this.film.newest?.seats[this.viewer];
    return own?.kind === "person" && !own.resigned && this.film.newest?.result === null ? (own.bot ?? "") : "";
  }

  /** Why the match does not count, in a sentence; empty where it does. */
  get practice(): string {
    const why = this.film.newest?.unrated ?? [];
    return why.length > 0 ? words.say("practice", { why: why.map((each) => words.say(`practice-${each}`)).join(", ") }, "help") : "";
  }

  /** Whether the table is only being opened: nothing has come yet, and nothing has failed. */
  get fresh(): boolean {
    return this.film.newest === null && this.tries === 0;
  }

  get stale(): boolean {
    return this.line !== "open";
  }

  /** Whether an event befalls the reader, where the drawing says so itself. */
  get befalls(): Befalls | undefined {
    const [own, picture] = [this.drawing?.befalls, this.film.newest?.picture];
    return own && picture ? (event, entry) => own(event, entry, this.viewer, picture) : undefined;
  }

  /** What was done to the reader since his last move. */
  get toMe(): readonly Happening[] {
    return doneToMe(this.log, this.film.newest?.last ?? 0, this.viewer, this.befalls);
  }

  private confirms(): boolean {
    const { confirm } = settings;
    return confirm === "always" || (confirm === "auto" && (settings.touch || this.table?.pace === "days"));
  }

  // The line

  hello(): FromClient {
    return { type: "hello", protocol: PROTOCOL, build: this.#build, token: "", n: this.film.newest?.n ?? FROM_THE_START, seat: this.viewer };
  }

  changed(): void {
    if (this.#connection) {
      this.line = this.#connection.state;
      this.tries = this.#connection.tries;
      this.backAt = this.#connection.backAt;
      this.lostAt = this.line === "open" ? 0 : this.lostAt || Date.now();
      if (this.line === "ended" && !this.film.newest) {
        this.trouble = ["banned", "other-protocol"].includes(this.#connection.why) ? this.#connection.why : "no-table";
      }
      this.ask();
    }
  }

  now(): void {
    this.#connection?.wake();
  }

  heard(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.welcomed(message);
        return;
      case "snapshot":
        this.standing = message.standing;
        this.timed(message.now, message.due);
        this.saw(message.snapshot, document.visibilityState === "hidden");
        return;
      case "taken":
        this.settled(message.client);
        return;
      case "refusal":
        this.refused(message);
        return;
      case "table":
        this.told(message.table);
        return;
      case "said":
        this.chat = [...this.chat.filter((line) => line.id !== message.line.id), message.line];
        return;
      case "advice":
        this.advising = false;
        this.advice = message;
        return;
      case "pong":
        this.skew = message.now - Date.now();
        return;
      case "closing":
        return;
    }
  }

  private welcomed(message: Welcome): void {
    const had = this.film.newest;
    this.#build = message.build || this.#build;
    this.viewer = message.viewer;
    this.seats = message.seats;
    this.chat = message.chat;
    this.#met();
    this.standing = message.standing;
    this.timed(message.now, message.table.due ?? 0);
    this.told(message.table);
    if (message.snapshot) {
      this.saw(message.snapshot, true);
      this.came(had?.n ?? message.snapshot.last, message.snapshot);
    }
    const what = afterWelcome(this.#pending, message.table, message.viewer);
    if (what === "forget") {
      this.forgetMove();
    } else if (what === "send" && this.#pending) {
      this.#connection?.send(this.#pending.message);
    }
    this.ask();
  }

  private told(table: TableInfo): void {
    const known = this.table;
    this.table = table;
    if (known === null) {
      void this.load(table);
    }
  }

  /** Scene, drawing and words; tried again for as long as somebody sits here. */
  private async load(table: TableInfo): Promise<void> {
    for (let failures = 0; this.scene === null && !this.#left; failures += 1) {
      try {
        const [scene, drawing] = await Promise.all([this.source.scene(table), this.source.drawing(table.game), this.source.words(table.game)]);
        this.drawing = drawing;
        this.scene = scene;
        this.trouble = "";
        this.ask();
      } catch {
        this.trouble = failures > 1 ? "unreachable" : "";
        await new Promise((done) => setTimeout(done, pause(failures, 1)));
      }
    }
  }

  private timed(now: number, due: number): void {
    this.skew = now - Date.now();
    this.due = due;
    this.received = Date.now();
  }

  private saw(snapshot: Snapshot, rush: boolean): void {
    this.log = joined(this.log, snapshot.events);
    if (snapshot.decision?.id !== this.film.newest?.decision?.id || snapshot.decision?.prompt !== this.film.newest?.decision?.prompt) {
      this.opened = Date.now();
      this.advice = null;
      this.advising = false;
    }
    if (this.refusal && snapshot.decision && snapshot.decision.id !== this.film.newest?.decision?.id) {
      this.refusal = null;
    }
    this.film.push(snapshot, rush);
  }

  /** After a gap: what others did meanwhile, where it is worth a summary. */
  private came(since: number, snapshot: Snapshot): void {
    const moves = this.log.filter((each) => each.n > since && each.kind === "moved" && !each.gone && each.seat !== this.viewer);
    const worth = moves.length >= MISSED || doneToMe(moves, since, this.viewer, this.befalls).length > 0;
    this.missed = worth && this.viewer >= 0 && since > 0 && snapshot.result === null ? moves : [];
  }

  /** The present question, once the board has come as far. */
  private ask(): void {
    const shown = this.film.live && this.line === "open" && this.scene !== null ? (this.film.newest?.decision ?? null) : null;
    const question = this.film.live ? (this.film.newest?.decision ?? null) : null;
    const waits = question !== null && this.#pending?.message.decision === question.id;
    this.choices.ask(shown ?? (waits ? question : null), waits);
  }

  // What is said to the server

  private answer(question: Question, actions: readonly number[]): void {
    const message: Choose = { type: "answer", decision: question.id, client: client(), actions: [...actions] };
    this.#pending = { table: this.source.table, seat: question.seat, message };
    this.refusal = null;
    this.missed = [];
    keep(this.#pending);
    this.#connection?.send(message);
  }

  private settled(id: string): void {
    this.waitingFor = Math.max(0, this.waitingFor - 1);
    if (this.#pending?.message.client === id) {
      this.forgetMove();
      void this.round();
    }
  }

  private refused(refusal: Refuse): void {
    this.waitingFor = Math.max(0, this.waitingFor - 1);
    this.advising = false;
    this.refusal = refusal;
    if (this.#pending && refusal.client === this.#pending.message.client) {
      this.forgetMove();
      this.choices.reopen();
      this.ask();
    }
  }

  private forgetMove(): void {
    this.#pending = null;
    forget(this.source.table);
  }

  private tell(message: FromClient): void {
    this.refusal = null;
    if (this.#connection?.send(message)) {
      this.waitingFor += 1;
    }
  }

  undo(to = 0): void {
    this.film.present();
    this.tell({ type: "undo", client: client(), to });
  }
  agree(to = 0): void {
    this.tell({ type: "agree", client: client(), to });
  }
  decline(): void {
    this.tell({ type: "decline", client: client() });
  }
  resign(): void {
    this.tell({ type: "resign", client: client() });
  }
  comeBack(): void {
    this.tell({ type: "return", client: client() });
  }
  rematch(on: boolean): void {
    this.tell({ type: "rematch", client: client(), on });
  }
  stand(prompt: string, on: boolean): void {
    this.#connection?.send({ type: "stand", prompt, on });
  }
  hint(): void {
    this.advising = true;
    this.advice = null;
    this.tell({ type: "hint", client: client(), best: 3 });
  }

  /** Whether the line of chat went out. Who watches without a name is given one first, and the line is opened anew for it. */
  async say(text: string): Promise<boolean> {
    if (this.viewer < 0 && (await this.source.named?.())) {
      const met = new Promise<void>((done) => (this.#met = done));
      this.now();
      await met;
    }
    return this.#connection?.send({ type: "say", client: client(), text }) ?? false;
  }
}
