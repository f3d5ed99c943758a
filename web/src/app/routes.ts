/** Which page stands at an address: pure, so that it can be tested without a browser. */

export type PageName =
  | "home"
  | "new"
  | "table"
  | "match"
  | "rules"
  | "content"
  | "me"
  | "person"
  | "about"
  | "castles"
  | "restore"
  | "missing";

export interface Route {
  readonly page: PageName;
  readonly key: string; // of a game, a table, a match or a person; empty where the page has none
  readonly query: ReadonlyMap<string, string>;
  readonly hash: string; // without the sign: a clause of the rules, the secret of an invitation
}

const KEYED: Readonly<Record<string, PageName>> = {
  new: "new",
  t: "table",
  m: "match",
  rules: "rules",
  content: "content",
  people: "person",
  castles: "castles",
};
const ALONE: Readonly<Record<string, PageName>> = { me: "me", about: "about", castles: "castles", restore: "restore" };

/** The route of an address below the base, as `URL` splits it. */
export function routeOf(base: string, url: URL): Route {
  const folder = new URL(".", base).pathname;
  const path = url.pathname.startsWith(folder) ? url.pathname.slice(folder.length) : url.pathname.replace(/^\//, "");
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean).map(decodeURIComponent);
  const rest = { query: new Map(url.searchParams), hash: decodeURIComponent(url.hash.replace(/^#/, "")) };
  if (more.length > 0) {
    return { page: "missing", key: "", ...rest };
  }
  if (first === "") {
    return { page: "home", key: "", ...rest };
  }
  const page = second ? KEYED[first] : ALONE[first];
  return page ? { page, key: second, ...rest } : { page: "missing", key: "", ...rest };
}
