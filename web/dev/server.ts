/** A server that knows one fixture: it welcomes at a moment and, after an answer, shows the next. */

import { Connection, type Listener, type User } from "../src/net/connection.ts";
import type { FromClient, FromServer } from "../src/wire/server.ts";
import type { Fixture } from "./fixture.ts";

const CHAT = [
  { id: 1, at: 0, name: "Агнесса", text: "Двое рыцарей за три хода, Гавейн, ну ты и бот", talk: "seats" as const, seat: 2 },
  { id: 2, at: 60000, name: "Томас", text: "Только Пивоварню не трогай", talk: "seats" as const, seat: 1 },
];

export function connectedTo(fixture: Fixture, moment: number, user: User): [Connection, () => void] {
  let at = Math.min(moment, fixture.moments.length - 1);
  const connection = new Connection(
    {
      now: () => performance.now(),
      later: (ms, work) => {
        const timer = setTimeout(work, ms);
        return () => {
          clearTimeout(timer);
        };
      },
      chance: Math.random,
      dial: (listener) => dialled(listener),
    },
    user,
  );

  function dialled(listener: Listener) {
    const give = (message: FromServer, ms = 0) => {
      setTimeout(() => {
        listener.came(JSON.stringify(message));
      }, ms);
    };
    const now = () => Date.now();
    setTimeout(() => {
      listener.opened();
    });
    return {
      send: (text: string) => {
        const message = JSON.parse(text) as FromClient;
        const snapshot = fixture.moments[at];
        if (message.type === "hello" && snapshot) {
          give({ type: "welcome", protocol: 1, build: "", viewer: snapshot.viewer, seats: [snapshot.viewer], table: fixture.table, chat: CHAT, now: now(), snapshot, standing: [] });
        } else if (message.type === "ping") {
          give({ type: "pong", at: message.at, now: now() });
        } else if (message.type === "answer") {
          at = Math.min(at + 1, fixture.moments.length - 1);
          const next = fixture.moments[at];
          give({ type: "taken", client: message.client, n: next?.n ?? 0 }, 300);
          if (next) {
            give({ type: "snapshot", snapshot: next, now: now(), due: 0, standing: [] }, 320);
          }
        }
      },
      close: () => undefined,
    };
  }

  connection.start();
  return [
    connection,
    () => {
      connection.stop();
    },
  ];
}
