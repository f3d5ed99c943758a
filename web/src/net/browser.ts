/** The line of a page: a real socket, real time, and the moments at which the page must look again. */

import { Connection, type Listener, type Transport, type User } from "./connection.ts";

function dial(path: string, listener: Listener): Transport {
  const url = new URL(path, document.baseURI);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(url);
  socket.onopen = () => {
    listener.opened();
  };
  socket.onmessage = (event) => {
    listener.came(String(event.data));
  };
  socket.onclose = (event) => {
    listener.closed(event.code, event.reason);
  };
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) {
        socket.send(text);
      }
    },
    close: () => {
      socket.close();
    },
  };
}

/** A line to a path below the base; the second thing given ends it. */
export function connected(path: string, user: User): [Connection, () => void] {
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
      dial: (listener) => dial(path, listener),
    },
    user,
  );
  let hidden = 0;
  const seen = () => {
    if (document.visibilityState === "hidden") {
      hidden = performance.now();
    } else if (hidden && performance.now() - hidden > 1000) {
      hidden = 0;
      connection.wake();
    }
  };
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) {
      connection.wake();
    }
  };
  const back = () => {
    connection.wake();
  };
  document.addEventListener("visibilitychange", seen);
  window.addEventListener("pageshow", shown);
  window.addEventListener("online", back);
  connection.start();
  return [
    connection,
    () => {
      document.removeEventListener("visibilitychange", seen);
      window.removeEventListener("pageshow", shown);
      window.removeEventListener("online", back);
      connection.stop();
    },
  ];
}
