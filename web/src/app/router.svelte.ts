/** The address bar and the page agree: links inside the page change the view without loading anything anew. */

import { type Route, routeOf } from "./routes.ts";

class Router {
  #route = $state.raw<Route>(routeOf(document.baseURI, new URL(location.href)));

  get route(): Route {
    return this.#route;
  }

  /** Follow the address bar from now on, and take over clicks on links below the base. */
  start(): void {
    window.addEventListener("popstate", () => {
      this.read();
    });
    document.addEventListener("click", (event) => {
      this.followed(event);
    });
  }

  /** Go to a path below the base, such as "t/abc"; in place of the present entry of the history where asked. */
  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", new URL(path, document.baseURI));
    this.read();
    if (!location.hash) {
      window.scrollTo(0, 0);
    }
  }

  private read(): void {
    this.#route = routeOf(document.baseURI, new URL(location.href));
  }

  private followed(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!(link instanceof HTMLAnchorElement) || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) {
      return;
    }
    const base = new URL(".", document.baseURI);
    const url = new URL(link.href);
    if (url.origin === base.origin && url.pathname.startsWith(base.pathname) && !/\/(api|assets)\//.test(url.pathname)) {
      event.preventDefault();
      this.go(link.href);
    }
  }
}

export const router = new Router();
