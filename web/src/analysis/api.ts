/** The API of hints and reviews. Imported only by components that are loaded on request. */
import { askFor, has, listOf, object } from "../server/api";
import type { Message, Option } from "../server/protocol";
import type { components } from "../server/schema";

type Schemas = components["schemas"];

export interface Expected extends Option {
  seat: number;
}

export interface GoodMove extends Option {
  value: number;
}

export interface Advice {
  prompt: string;
  moves: GoodMove[];
  line: Expected[];
  model?: string; // the version of the value model behind the chances; none where they are not calibrated
  reason?: Message | null; // why the first move is the best
}

export interface Judged {
  step: number;
  seat: number;
  played: Option;
  value: number;
  preferred: Option;
  best: number;
  cost: number;
  counts: boolean;
  line: Expected[];
  reason?: Message | null; // why the preferred move is better
}

export type Point = Schemas["Point"];

export interface Review {
  id: string;
  state: "none" | "working" | "stopped" | "done";
  done: number;
  total: number;
  game: string;
  steps: number;
  curves: Point[][];
  decisions: Judged[];
  mattered: number[];
  model?: string;
}

/** A finished table, or a record with nothing hidden. */
export type Source = { table: string } | { record: string };

const number = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const message = (value: unknown): value is Message => has("id")(value);
const option = (value: unknown): boolean => object(value) && typeof value.token === "string" && message(value.say);
const expected = (value: unknown): boolean => option(value) && object(value) && number(value.seat);
const good = (value: unknown): boolean => option(value) && object(value) && number(value.value);
const reason = (value: unknown): boolean => value === undefined || value === null || message(value);
const version = (value: unknown): boolean => value === undefined || typeof value === "string";
const point = (value: unknown): boolean => object(value) && number(value.step) && number(value.value);

function isAdvice(value: unknown): boolean {
  return object(value) && typeof value.prompt === "string" && listOf(good)(value.moves) && (value.moves as unknown[]).length > 0 && listOf(expected)(value.line) && version(value.model) && reason(value.reason);
}

function isJudged(value: unknown): boolean {
  return object(value) && [value.step, value.seat, value.value, value.best, value.cost].every(number) && option(value.played) && option(value.preferred) && listOf(expected)(value.line) && reason(value.reason);
}

function isReview(value: unknown): boolean {
  if (!has("id", "state", "game")(value) || !object(value)) return false;
  if (![value.done, value.total, value.steps].every(number) || !listOf(listOf(point))(value.curves) || !listOf(isJudged)(value.decisions)) return false;
  const judged = (value.decisions as unknown[]).length;
  return version(value.model) && listOf((index) => number(index) && index >= 0 && index < judged)(value.mattered);
}

const LONG_TIMEOUT = 60_000; // it may have to wait for moves of bots, which come first
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const askHint = (id: string) => askFor<Advice>("POST", `${table(id)}/hint`, isAdvice, undefined, LONG_TIMEOUT);
export const reviewOf = (id: string) => askFor<Review>("GET", `${table(id)}/review`, isReview);
export const reviewBy = (id: string) => askFor<Review>("GET", `/api/reviews/${encodeURIComponent(id)}`, isReview);
export function askReview(source: Source): Promise<Review> {
  if ("table" in source) return askFor("POST", `${table(source.table)}/review`, isReview, undefined, LONG_TIMEOUT);
  return askFor("POST", "/api/replay/review", isReview, { record: source.record }, LONG_TIMEOUT);
}
