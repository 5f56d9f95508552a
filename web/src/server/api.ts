/** The HTTP API of the server. Every failure becomes a `Trouble`, which the page can show as text. */
import type { components } from "./schema";
import { isMessage, type Message } from "../words/fluent";
import { isSnapshot, type Ending, type Snapshot } from "./protocol";
import type { Moment } from "../staging/timeline";
import type { Refusal } from "../words/refusals.svelte";

type Schemas = components["schemas"];
export type GameInfo = Schemas["GameInfo"];
export type TableLine = Schemas["TableLine"];
export type MyTable = Schemas["MyTable"];
export type NewTable = Partial<Schemas["NewTable"]> & { game: string };
export type CreatedTable = Schemas["CreatedTable"];
export type Me = Schemas["Me"];
export type Codes = Schemas["Codes"];
export type ClockRules = Schemas["ClockRules"];
export type Rank = Schemas["Rank"];
export type Played = Schemas["Played"];
export type OwnGame = Schemas["OwnGame"];
export type Invitation = Schemas["Invitation"];
export type Session = Schemas["SessionInfo"];
export type RatingAfter = Schemas["RatingAfter"];

/** Which finished games: '' for all. */
export interface Chosen {
  game: string;
  result: "" | "won" | "lost" | "drawn";
  opponents: "" | "people" | "bots";
  name: string; // a part of the name of another player
}

export type TroubleKind = "offline" | "missing" | "refused" | "large" | "busy" | "failed" | "nonsense";

export class Trouble extends Error {
  constructor(
    readonly kind: TroubleKind,
    readonly detail = "",
    readonly clause = "",
    readonly say: Message | null = null, // the text for a person
  ) {
    super(detail || kind);
  }
}

export function troubleOf(error: unknown): Trouble {
  return error instanceof Trouble ? error : new Trouble("failed", String(error));
}

/** The refusal of a request over HTTP. */
export function refusalOf({ clause, detail, say }: Trouble): Refusal {
  return { clause, detail, error: "", say };
}

function kindOf(status: number): TroubleKind {
  if (status === 404 || status === 405) return "missing";
  if (status === 413) return "large";
  if (status === 429 || status === 503) return "busy";
  return status >= 500 ? "failed" : "refused";
}

const TIMEOUT = 10_000; // milliseconds
const SOON = 3_000; // for what a player waits for before their turn

/** `timeout`: milliseconds, or a signal that ends an answer that takes as long as somebody reads it. */
export async function ask(method: string, path: string, body?: unknown, timeout: number | AbortSignal = TIMEOUT): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: "same-origin",
      signal: typeof timeout === "number" ? AbortSignal.timeout(timeout) : timeout,
      ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Trouble("offline");
  }
  if (answer.ok) return answer;
  const problem: unknown = await answer.json().catch(() => null);
  const said = (problem ?? {}) as { detail?: unknown; clause?: unknown; say?: unknown };
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  throw new Trouble(kindOf(answer.status), text(said.detail), text(said.clause), isMessage(said.say) ? said.say : null);
}

/** A response of the server, checked for its shape. */
export async function askFor<T>(method: string, path: string, fits: (value: unknown) => boolean, body?: unknown, timeout = TIMEOUT): Promise<T> {
  const answer = await ask(method, path, body, timeout);
  const value: unknown = await answer.json().catch(() => {
    throw new Trouble("nonsense");
  });
  if (!fits(value)) throw new Trouble("nonsense");
  return value as T;
}

export const object = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
export const has = (...names: string[]) => (value: unknown) => object(value) && names.every((name) => typeof value[name] === "string");
export const listOf = (fits: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(fits);
const game = (value: unknown) => has("id", "edition")(value) && object(value) && ["seats", "minutes", "levels", "options", "editions"].every((name) => Array.isArray(value[name]));
export const isTableLine = (value: unknown): value is TableLine => table(value);
export const isOwnGame = (value: unknown): value is OwnGame =>
  has("table", "game", "status", "stand_in")(value) && numbers("number", "seat", "since")(value) && object(value) && Array.isArray(value.seats) && Array.isArray(value.turn) && typeof value.mine === "boolean";
export const isInvitation = (value: unknown): value is Invitation => has("table", "game", "host", "host_name")(value);
const session = (value: unknown) => has("id", "agent")(value) && numbers("created_at", "used_at")(value);
const table = (value: unknown) => has("id", "game", "status")(value) && object(value) && Array.isArray(value.seats);
const numbers = (...names: string[]) => (value: unknown) => object(value) && names.every((name) => typeof value[name] === "number" && Number.isFinite(value[name]));
const rank = (value: unknown) => has("person", "kind", "name", "colour", "bot")(value) && numbers("place", "rating", "games")(value);
const played = (value: unknown) => has("table", "game")(value) && numbers("seat", "payoff", "ended_at")(value) && object(value) && Array.isArray(value.seats);
const codes = (value: unknown) => object(value) && listOf((one) => typeof one === "string")(value.codes);
const me = (value: unknown) => has("id", "name")(value) && object(value) && Array.isArray(value.ratings);
const moment = (value: unknown) => object(value) && typeof value.step === "string" && object(value.view) && Array.isArray(value.events);
const path = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => askFor<GameInfo[]>("GET", "/api/games", listOf(game)),
  game: (id: string, edition: string) => askFor<GameInfo>("GET", `/api/games/${encodeURIComponent(id)}?edition=${encodeURIComponent(edition)}`, game), // '' for the shipped one
  tables: () => askFor<TableLine[]>("GET", "/api/tables?limit=40", listOf(table)),
  me: () => askFor<Me>("GET", "/api/me", me),
  comeIn: (name: string, colour: string) => askFor<Me>("POST", "/api/guest", me, { name, colour }),
  rename: (name: string, colour: string) => askFor<Me>("PATCH", "/api/me", me, { name, colour }),
  openAccount: (login: string, passphrase: string) => askFor<Codes>("POST", "/api/me/account", codes, { login, passphrase }),
  logIn: (login: string, passphrase: string) => askFor<Me>("POST", "/api/login", me, { login, passphrase }),
  recover: (login: string, code: string, passphrase: string) => askFor<Codes>("POST", "/api/recover", codes, { login, code, passphrase }),
  logOut: async () => void (await ask("POST", "/api/logout")),
  createTable: (asked: NewTable) => askFor<CreatedTable>("POST", "/api/tables", has("table", "commitment"), asked),
  wouldBeRated: (asked: NewTable) => askFor<Schemas["PlannedRating"]>("POST", "/api/tables/rated", has("rated"), asked),
  myTables: (limit: number) => askFor<MyTable[]>("GET", `/api/me/tables?limit=${limit}`, listOf(table)),
  leaderboard: (game: string, limit: number) => askFor<Rank[]>("GET", `/api/games/${encodeURIComponent(game)}/leaderboard?limit=${limit}`, listOf(rank)),
  gamesOf: (person: string, game: string, limit: number, before?: number) =>
    askFor<Played[]>("GET", `/api/people/${encodeURIComponent(person)}/games?game=${encodeURIComponent(game)}&limit=${limit}${before === undefined ? "" : `&before=${before}`}`, listOf(played)),
  ownGames: () => askFor<OwnGame[]>("GET", "/api/me/games", listOf(isOwnGame)),
  finished: (person: string, chosen: Chosen, limit: number, before?: number) => {
    const asked = new URLSearchParams(Object.entries(chosen).filter(([, value]) => value));
    asked.set("limit", String(limit));
    if (before !== undefined) asked.set("before", String(before));
    return askFor<Played[]>("GET", `/api/people/${encodeURIComponent(person)}/games?${asked}`, listOf(played));
  },
  ratingsOf: (person: string, game: string) => askFor<RatingAfter[]>("GET", `/api/people/${encodeURIComponent(person)}/ratings?game=${encodeURIComponent(game)}`, listOf(numbers("ended_at", "rating"))),
  person: (id: string) => askFor<{ name: string }>("GET", `/api/people/${encodeURIComponent(id)}`, has("name")),
  sessions: () => askFor<Session[]>("GET", "/api/me/sessions", listOf(session)),
  endSession: async (id: string) => void (await ask("DELETE", `/api/me/sessions/${encodeURIComponent(id)}`)),
  endOtherSessions: async () => void (await ask("DELETE", "/api/me/sessions?others=true")),
  closeTable: async (id: string) => void (await ask("DELETE", path(id))),
  leave: async (id: string) => void (await ask("POST", `${path(id)}/leave`)),
  moments: (id: string, after: number, until: number) => askFor<Moment[]>("GET", `${path(id)}/moments?after=${after}&until=${until}`, listOf(moment), undefined, SOON),
  look: (id: string) => askFor<Snapshot>("GET", path(id), isSnapshot),
  join: (id: string, commitment: string) => askFor<Snapshot>("POST", `${path(id)}/join`, isSnapshot, { commitment }),
  commit: (id: string, commitment: string) => askFor<Snapshot>("POST", `${path(id)}/commit`, isSnapshot, { commitment }),
  start: (id: string) => askFor<Snapshot>("POST", `${path(id)}/start`, isSnapshot),
  remove: async (id: string, whom: string) => void (await ask("POST", `${path(id)}/remove`, { whom })),
  friendsOnly: async (id: string, friends_only: boolean) => void (await ask("POST", `${path(id)}/friends-only`, { friends_only })),
  closeChat: async (id: string, closed: boolean) => void (await ask("POST", `${path(id)}/close-chat`, { closed })),
  report: async (id: string, whom: string, reason: string, messages: number[]) => void (await ask("POST", `${path(id)}/report`, { whom, reason, messages })),
  confirmWarning: async (id: string) => void (await ask("POST", `/api/me/standing/${encodeURIComponent(id)}`)),
  rematch: (id: string) => askFor<CreatedTable>("POST", `${path(id)}/rematch`, has("table", "commitment")),
  record: async (id: string, whole: boolean) => (await ask("GET", `${path(id)}/record?whole=${whole}`)).text(),
  recordPath: (id: string, whole: boolean) => `${path(id)}/record?whole=${whole}`,
};

export interface Replayed {
  game: string;
  names: string[];
  moments: Moment[];
  result: Ending | null;
}

const replayed = (value: unknown) => has("game")(value) && object(value) && Array.isArray(value.names) && listOf(moment)(value.moments);

/** A record, moment by moment: the server replays it by the rules; reader -1 is an onlooker. Somebody whom the record does not name is called ''. */
export function replay(record: string, reader: number): Promise<Replayed> {
  return askFor<Replayed>("POST", "/api/replay", replayed, { record, reader: reader < 0 ? "onlooker" : reader });
}
