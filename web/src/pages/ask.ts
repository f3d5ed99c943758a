/** What pages ask the server, each question once, with the shape of its answer. */

import { change as alter, get, post } from "../net/api.ts";
import type { Scene } from "../wire/common.ts";
import type {
  BotAccount,
  CastleCheck,
  CastleFile,
  CastleShelf,
  CastleWalk,
  Channel,
  Frames,
  GameInfo,
  Join,
  KeepCastle,
  KeepSetup,
  SetupCheck,
  SetupFile,
  SetupShelf,
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
  WalkCastle,
} from "../wire/server.ts";
import type { Language } from "../words/catalogue.ts";

const part = encodeURIComponent;

// Games, rules and what is printed

export const games = () => get<GameInfo[]>("api/games");
export const rules = (game: string, lang: Language) => get<RulesText>(`api/games/${part(game)}/rules?lang=${lang}`);
export const content = (game: string) => get<PrintedValue[]>(`api/games/${part(game)}/content`);

// Tables

export const lobby = () => get<Lobby>("api/lobby");
export const quick = (wanted: QuickTable) => post<TableInfo>("api/quick", wanted);
export const open = (wanted: NewTable) => post<TableInfo>("api/tables", wanted);
export const table = (id: string) => get<TableInfo>(`api/tables/${part(id)}`);
export const scene = (id: string) => get<Scene>(`api/tables/${part(id)}/scene`);
export const join = (id: string, how: Join) => post<TableInfo>(`api/tables/${part(id)}/join`, how);
export const seat = (id: string, order: SeatOrder) => post<TableInfo>(`api/tables/${part(id)}/seat`, order);
export const begin = (id: string) => post<TableInfo>(`api/tables/${part(id)}/start`, {});
export const leave = (id: string) => post<unknown>(`api/tables/${part(id)}/leave`, {});

// Finished matches

export const match = (id: string) => get<MatchInfo>(`api/matches/${part(id)}`);
export const frames = (id: string, eyes: number, from: number, count: number) =>
  get<Frames>(`api/matches/${part(id)}/frames?eyes=${eyes}&from=${from}&count=${count}`);
export const scores = (id: string) => get<ScoreLine>(`api/matches/${part(id)}/scores`);
export const verify = (id: string) => get<Verified>(`api/matches/${part(id)}/verify`);
export const playOn = (id: string, from: PlayOn) => post<TableInfo>(`api/matches/${part(id)}/play-on`, from);
export const downloadAddress = (id: string) => `api/matches/${part(id)}/download`;

// People

export const me = () => get<Me>("api/me");
export const change = (wanted: MeChange) => alter<Me>("PATCH", "api/me", wanted);
export const register = (who: Registration) => post<Me>("api/me/register", who);
export const login = (who: Registration) => post<Me>("api/me/login", who);
export const logout = () => post<Me>("api/me/logout", {});
export const restoreLink = () => post<RestoreLink>("api/me/restore-link", {});
export const restore = (secret: string) => post<Me>("api/me/restore", { secret });
export const forget = () => alter<unknown>("DELETE", "api/me");
export const EXPORT = "api/me/export"; // an address: the browser keeps what it finds there
export const person = (id: string) => get<Profile>(`api/people/${part(id)}`);
export const standings = (game: string) => get<Standing[]>(`api/ratings/${part(game)}`);
export const bot = (name: string) => post<BotAccount>("api/bots", { name });

// Notices

export const channels = () => get<Channel[]>("api/me/channels");
export const keep = (channel: Partial<Channel>) => alter<Channel>("PUT", "api/me/channels", channel);
export const test = (id: string) => post<Channel>(`api/me/channels/${part(id)}/test`, {});
export const drop = (id: string) => alter<unknown>("DELETE", `api/me/channels/${part(id)}`);
export const pushKey = () => get<{ key: string }>("api/me/push-key");

// Castles

export const castles = () => get<CastleShelf>("api/castles");
export const castle = (id: string) => get<CastleFile>(`api/castles/${part(id)}`);
export const checkCastle = (text: string) => post<CastleCheck>("api/castles/check", { text });
export const walkCastle = (wish: WalkCastle) => post<CastleWalk>("api/castles/walk", wish);
export const keepCastle = (wish: KeepCastle) => post<CastleFile>("api/castles", wish);
export const changeCastle = (id: string, wish: KeepCastle) => alter<CastleFile>("PUT", `api/castles/${part(id)}`, wish);
export const dropCastle = (id: string) => alter<unknown>("DELETE", `api/castles/${part(id)}`);
export const setups = () => get<SetupShelf>("api/setups");
export const setup = (id: string) => get<SetupFile>(`api/setups/${part(id)}`);
export const checkSetup = (text: string) => post<SetupCheck>("api/setups/check", { text });
export const keepSetup = (wish: KeepSetup) => post<SetupFile>("api/setups", wish);
export const changeSetup = (id: string, wish: KeepSetup) => alter<SetupFile>("PUT", `api/setups/${part(id)}`, wish);
export const dropSetup = (id: string) => alter<unknown>("DELETE", `api/setups/${part(id)}`);
