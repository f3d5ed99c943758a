/** What pages ask the server, each question once, with the shape of its answer. */

import { request } from "../net/api.ts";
import type {
  BotAccount,
  Channel,
  Frames,
  GameInfo,
  Join,
  Lobby,
  MatchInfo,
  Me,
  MeChange,
  NewTable,
  PlayOn,
  PrintedValue,
  Profile,
  QuickTable,
  Registration,
  RestoreLink,
  RulesText,
  ScoreLine,
  SeatOrder,
  Standing,
  TableInfo,
  Verified,
} from "../wire/server.ts";
import type { Language } from "../words/catalogue.ts";

const part = encodeURIComponent;

// Games, rules and what is printed

export const games = () => request<GameInfo[]>("GET", "api/games");
export const rules = (game: string, lang: Language) => request<RulesText>("GET", `api/games/${part(game)}/rules?lang=${lang}`);
export const content = (game: string) => request<PrintedValue[]>("GET", `api/games/${part(game)}/content`);

// Tables

export const lobby = () => request<Lobby>("GET", "api/lobby");
export const quick = (wanted: QuickTable) => request<TableInfo>("POST", "api/quick", wanted);
export const open = (wanted: NewTable) => request<TableInfo>("POST", "api/tables", wanted);
export const table = (id: string) => request<TableInfo>("GET", `api/tables/${part(id)}`);
export const join = (id: string, how: Join) => request<TableInfo>("POST", `api/tables/${part(id)}/join`, how);
export const seat = (id: string, order: SeatOrder) => request<TableInfo>("POST", `api/tables/${part(id)}/seat`, order);
export const begin = (id: string) => request<TableInfo>("POST", `api/tables/${part(id)}/start`, {});
export const leave = (id: string) => request<unknown>("POST", `api/tables/${part(id)}/leave`, {});

// Finished matches

export const match = (id: string) => request<MatchInfo>("GET", `api/matches/${part(id)}`);
export const frames = (id: string, eyes: number, from: number, count: number) =>
  request<Frames>("GET", `api/matches/${part(id)}/frames?eyes=${eyes}&from=${from}&count=${count}`);
export const scores = (id: string) => request<ScoreLine>("GET", `api/matches/${part(id)}/scores`);
export const verify = (id: string) => request<Verified>("GET", `api/matches/${part(id)}/verify`);
export const playOn = (id: string, from: PlayOn) => request<TableInfo>("POST", `api/matches/${part(id)}/play-on`, from);
export const downloadAddress = (id: string) => `api/matches/${part(id)}/download`;

// People

export const me = () => request<Me>("GET", "api/me");
export const change = (wanted: MeChange) => request<Me>("PATCH", "api/me", wanted);
export const register = (who: Registration) => request<Me>("POST", "api/me/register", who);
export const login = (who: Registration) => request<Me>("POST", "api/me/login", who);
export const logout = () => request<Me>("POST", "api/me/logout", {});
export const restoreLink = () => request<RestoreLink>("POST", "api/me/restore-link", {});
export const restore = (secret: string) => request<Me>("POST", "api/me/restore", { secret });
export const person = (id: string) => request<Profile>("GET", `api/people/${part(id)}`);
export const standings = (game: string) => request<Standing[]>("GET", `api/ratings/${part(game)}`);
export const bot = (name: string) => request<BotAccount>("POST", "api/bots", { name });

// Notices

export const channels = () => request<Channel[]>("GET", "api/me/channels");
export const keep = (channel: Partial<Channel>) => request<Channel>("PUT", "api/me/channels", channel);
export const test = (id: string) => request<Channel>("POST", `api/me/channels/${part(id)}/test`, {});
export const drop = (id: string) => request<unknown>("DELETE", `api/me/channels/${part(id)}`);
export const pushKey = () => request<{ key: string }>("GET", "api/me/push-key");
