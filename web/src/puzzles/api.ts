/** What the server offers for puzzles; loaded with their page. */
import { askFor, has, listOf, object } from "../server/api";
import type { Message, Option, GameEvent } from "../server/protocol";
import type { components } from "../server/schema";

type Schemas = components["schemas"];
export const THEMES = ["win", "hold", "chain", "hidden", "needles"] as const;
export type Theme = (typeof THEMES)[number];
export type Solver = Schemas["SolverStatus"];
export interface Line {
  id: string;
  themes: Theme[];
  solved: boolean | null; // null before a try
  tries: number; // of everybody
  rating: number;
  share: number; // of those who solved it at once
}
export interface Listing {
  puzzles: Line[];
  me: Solver | null;
}
export type OwnPuzzle = Schemas["OwnPuzzle"];
export type Today = Schemas["TodaysPuzzle"];

export interface Question {
  id: string;
  seat: number;
  seats: number;
  view: Record<string, unknown>;
  prompt: string;
  moves: Option[];
  recent: GameEvent[];
}
export interface Judged extends Option {
  value: number;
  error: number;
}
export interface Answer {
  right: boolean;
  kind: "win" | "hold" | "plan" | "own";
  best: Judged;
  others: Judged[];
  line: (Option & { seat: number })[];
  iterations: number;
  searches: number;
  themes: Theme[];
  counted: { me: Solver; before: number; first: boolean } | null;
  reason: Message | null;
}

const number = (value: unknown) => typeof value === "number" && Number.isFinite(value);
const option = (value: unknown) => has("token")(value) && object(value) && has("id")(value.say);
const judged = (value: unknown) => option(value) && object(value) && number(value.value) && number(value.error);
const step = (value: unknown) => option(value) && object(value) && number(value.seat);
const gameEvent = (value: unknown) => object(value) && has("event")(value.event) && has("id")(value.say);
const solver = (value: unknown) => object(value) && [value.rating, value.tries, value.streak, value.best_streak].every(number);
const line = (value: unknown) => has("id")(value) && object(value) && Array.isArray(value.themes) && [value.tries, value.rating, value.share].every(number);
const isList = (value: unknown) => object(value) && listOf(line)(value.puzzles) && (value.me === null || solver(value.me));
const isQuestion = (value: unknown) => has("id", "prompt")(value) && object(value) && object(value.view) && number(value.seat) && number(value.seats) && listOf(option)(value.moves) && listOf(gameEvent)(value.recent);
const isAnswer = (value: unknown) => has("kind")(value) && object(value) && typeof value.right === "boolean" && judged(value.best) && listOf(judged)(value.others) && listOf(step)(value.line) && (value.counted === null || (object(value.counted) && solver(value.counted.me)));
const isOwn = (value: unknown) => has("table", "game")(value) && object(value) && number(value.step) && number(value.cost);

export const OWN = "own"; // instead of a game: what went wrong in one's own games
const path = (game: string) => `/api/games/${encodeURIComponent(game)}/puzzles`;
const pathOf = (game: string, id: string) => (game === OWN ? `/api/me/puzzles/${id.split(".").map(encodeURIComponent).join("/")}` : `${path(game)}/${encodeURIComponent(id)}`);
export const puzzlesOf = (game: string) => askFor<Listing>("GET", path(game), isList);
export const ownPuzzles = () => askFor<OwnPuzzle[]>("GET", "/api/me/puzzles", listOf(isOwn));
export const today = () => askFor<Today>("GET", "/api/puzzles/today", has("game", "id"));
export const questionOf = (set: string, id: string) => askFor<Question>("GET", pathOf(set, id), isQuestion);
export const answer = (set: string, id: string, token: string) => askFor<Answer>("POST", pathOf(set, id), isAnswer, { token });
