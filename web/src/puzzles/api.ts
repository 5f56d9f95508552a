/** What the server offers for puzzles; loaded with their page. */
import { askFor, has, listOf, object } from "../server/api";
import type { Option, Told } from "../server/protocol";

export interface Question {
  id: string;
  seat: number;
  seats: number;
  view: Record<string, unknown>;
  prompt: string;
  moves: Option[];
  recent: Told[];
}
export interface Judged extends Option {
  value: number;
  error: number;
}
export interface Answer {
  right: boolean;
  kind: "win" | "hold" | "plan";
  best: Judged;
  others: Judged[];
  line: (Option & { seat: number })[];
  iterations: number;
  searches: number;
}

const number = (value: unknown) => typeof value === "number" && Number.isFinite(value);
const option = (value: unknown) => has("token")(value) && object(value) && has("id")(value.say);
const judged = (value: unknown) => option(value) && object(value) && number(value.value) && number(value.error);
const step = (value: unknown) => option(value) && object(value) && number(value.seat);
const told = (value: unknown) => object(value) && has("event")(value.event) && has("id")(value.say);
const isList = (value: unknown) => object(value) && listOf((one) => typeof one === "string")(value.puzzles);
const isQuestion = (value: unknown) => has("id", "prompt")(value) && object(value) && object(value.view) && number(value.seat) && number(value.seats) && listOf(option)(value.moves) && listOf(told)(value.recent);
const isAnswer = (value: unknown) => has("kind")(value) && object(value) && typeof value.right === "boolean" && judged(value.best) && listOf(judged)(value.others) && listOf(step)(value.line);

const path = (game: string) => `/api/games/${encodeURIComponent(game)}/puzzles`;
export const puzzlesOf = async (game: string) => (await askFor<{ puzzles: string[] }>("GET", path(game), isList)).puzzles;
export const questionOf = (game: string, id: string) => askFor<Question>("GET", `${path(game)}/${encodeURIComponent(id)}`, isQuestion);
export const answer = (game: string, id: string, token: string) => askFor<Answer>("POST", `${path(game)}/${encodeURIComponent(id)}`, isAnswer, { token });
