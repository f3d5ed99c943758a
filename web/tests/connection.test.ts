/** The line to the server, with a clock and sockets of the test's own. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Connection, type Listener, type User } from "../src/net/connection.ts";
import type { FromClient, FromServer } from "../src/wire/server.ts";

/** Time that passes when told to, and sockets that do what they are told. */
class Stage {
  time = 1000;
  timers: { at: number; work: () => void }[] = [];
  sockets: { listener: Listener; sent: FromClient[]; closed: boolean }[] = [];
  heard: FromServer[] = [];
  readonly user: User = {
    hello: () => ({ type: "hello", protocol: 1, build: "", token: "", n: -1, seat: -1 }),
    heard: (message) => this.heard.push(message),
    changed: () => undefined,
  };
  readonly connection = new Connection(
    {
      now: () => this.time,
      later: (ms, work) => {
        const timer = { at: this.time + ms, work };
        this.timers.push(timer);
        return () => {
          this.timers = this.timers.filter((each) => each !== timer);
        };
      },
      chance: () => 1,
      dial: (listener) => {
        const socket = { listener, sent: [] as FromClient[], closed: false };
        this.sockets.push(socket);
        return {
          send: (text) => socket.sent.push(JSON.parse(text) as FromClient),
          close: () => {
            socket.closed = true;
          },
        };
      },
    },
    this.user,
  );

  get last() {
    const socket = this.sockets.at(-1);
    assert.ok(socket);
    return socket;
  }

  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const due = this.timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) {
        break;
      }
      this.timers = this.timers.filter((timer) => timer !== due);
      this.time = due.at;
      due.work();
    }
    this.time = end;
  }

  say(message: object): void {
    this.last.listener.came(JSON.stringify(message));
  }

  begin(): void {
    this.connection.start();
    this.last.listener.opened();
    this.say({ type: "welcome" });
  }
}

test("hello is the first thing said, and a welcome opens the line", () => {
  const stage = new Stage();
  stage.begin();

  assert.deepEqual(stage.last.sent.map((message) => message.type), ["hello"]);
  assert.equal(stage.connection.state, "open");
  assert.equal(stage.connection.tries, 0);
});

test("silence is answered by a ping, and by a fresh socket when nothing comes", () => {
  const stage = new Stage();
  stage.begin();
  stage.pass(2500);
  assert.deepEqual(stage.last.sent.map((message) => message.type), ["hello", "ping"]);
  stage.pass(6500);

  assert.equal(stage.sockets.length, 2);
  assert.equal(stage.sockets[0]?.closed, true);
  assert.equal(stage.connection.state, "lost");
});

test("what an old socket still says is not heard", () => {
  const stage = new Stage();
  stage.begin();
  const old = stage.last;
  stage.connection.wake();
  stage.last.listener.opened();
  old.listener.came('{"type":"said"}');
  old.listener.closed(1006, "");

  assert.deepEqual(stage.heard.map((message) => message.type), ["welcome"]);
  assert.equal(stage.sockets.length, 2);
});

test("whoever is sent away comes back when he is told to, not before", () => {
  const stage = new Stage();
  stage.begin();
  stage.pass(5000);
  stage.say({ type: "pong", at: 0, now: 0 });
  stage.say({ type: "closing", after: 1200, why: "restart" });
  stage.last.listener.closed(1001, "restart");
  stage.pass(1199);
  assert.equal(stage.sockets.length, 1);
  assert.equal(stage.connection.state, "restart");
  stage.pass(1);

  assert.equal(stage.sockets.length, 2);
});

test("a lost line is tried again and again", () => {
  const stage = new Stage();
  stage.begin();
  for (let round = 1; round <= 12; round += 1) {
    const before = stage.sockets.length;
    stage.last.listener.closed(1006, "");
    stage.pass(30_000);

    assert.ok(stage.sockets.length > before);
  }
  assert.equal(stage.connection.state, "lost");
});

test("nothing is said on a line that is not open", () => {
  const stage = new Stage();
  stage.begin();
  stage.last.listener.closed(1006, "");

  assert.equal(stage.connection.send({ type: "ping", at: 0 }), false);
});

test("a restart is told apart from a loss, and the line comes back", () => {
  const stage = new Stage();
  stage.begin();
  stage.say({ type: "closing", after: 1000, why: "restart" });
  assert.equal(stage.connection.state, "restart");
  stage.last.listener.closed(1012, "");
  assert.equal(stage.connection.state, "restart");
  stage.pass(30_000);
  stage.last.listener.opened();
  stage.say({ type: "welcome" });

  assert.equal(stage.connection.state, "open");
});

test("where there is no such table nobody asks again", () => {
  const stage = new Stage();
  stage.connection.start();
  stage.last.listener.closed(1008, "no-table");
  stage.pass(100_000);

  assert.equal(stage.sockets.length, 1);
  assert.equal(stage.connection.state, "ended");
});
