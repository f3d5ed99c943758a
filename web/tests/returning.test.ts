/** What a returning client does: a claim per branch. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { afterWelcome, DEAD_AFTER, type Facts, LONGEST_WAIT, next, pause, type Pending, PING_AFTER } from "../src/net/returning.ts";

const open: Facts = { now: 100_000, socket: "open", since: 90_000, heard: 100_000, pinged: 0, retryAt: 0, woken: false, ended: false };

test("who was asked not to come back rests", () => {
  assert.deepEqual(next({ ...open, ended: true, woken: true }), { do: "rest" });
});

test("without a socket it waits for the next try, then opens one", () => {
  const none: Facts = { ...open, socket: "none", retryAt: 100_500 };

  assert.deepEqual(next(none), { do: "wait", until: 100_500 });
  assert.deepEqual(next({ ...none, now: 100_500 }), { do: "open" });
});

test("without a socket a page that wakes does not wait", () => {
  assert.deepEqual(next({ ...open, socket: "none", retryAt: 100_500, woken: true }), { do: "open" });
});

test("after sleep an open socket proves nothing and is replaced", () => {
  assert.deepEqual(next({ ...open, woken: true }), { do: "replace" });
  assert.deepEqual(next({ ...open, socket: "opening", woken: true }), { do: "replace" });
});

test("a socket that does not open in time is replaced", () => {
  const opening: Facts = { ...open, socket: "opening", since: 100_000 };

  assert.deepEqual(next(opening), { do: "wait", until: 100_000 + DEAD_AFTER });
  assert.deepEqual(next({ ...opening, now: 100_000 + DEAD_AFTER }), { do: "replace" });
});

test("silence is broken by a ping, once", () => {
  assert.deepEqual(next(open), { do: "wait", until: 100_000 + PING_AFTER });
  assert.deepEqual(next({ ...open, now: 100_000 + PING_AFTER }), { do: "ping" });
  assert.deepEqual(next({ ...open, now: 104_000, pinged: 102_500 }), { do: "wait", until: 100_000 + DEAD_AFTER });
});

test("longer silence is death, whatever the socket says of itself", () => {
  assert.deepEqual(next({ ...open, now: 100_000 + DEAD_AFTER, pinged: 102_500 }), { do: "replace" });
});

test("tries go on for ever, no longer apart than half a minute", () => {
  assert.equal(pause(0, 0), 250);
  assert.equal(pause(3, 1), 4000);
  assert.equal(pause(50, 1), LONGEST_WAIT);
  assert.ok(pause(50, 0) >= LONGEST_WAIT / 2);
});

const pending: Pending = { table: "t", seat: 1, message: { type: "answer", decision: 7, client: "c", actions: [3] } };

test("a move that nobody acknowledged is sent again: the server knows whether it has it", () => {
  assert.equal(afterWelcome(pending, { id: "t", phase: "running" }, 1), "send");
  assert.equal(afterWelcome(pending, { id: "t", phase: "over" }, 1), "send");
});

test("a move of another table or seat is forgotten", () => {
  assert.equal(afterWelcome(pending, { id: "u", phase: "running" }, 1), "forget");
  assert.equal(afterWelcome(pending, { id: "t", phase: "running" }, 0), "forget");
  assert.equal(afterWelcome(pending, { id: "t", phase: "open" }, 1), "forget");
});

test("without such a move there is nothing to do", () => {
  assert.equal(afterWelcome(null, { id: "t", phase: "running" }, 1), "nothing");
});
