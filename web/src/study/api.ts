/** What the server offers for an analysis; loaded with its page. */
import { ask, askFor, has, listOf, object, Trouble } from "../server/api";
import type { Ending, Option, GameEvent } from "../server/protocol";
import type { components } from "../server/schema";
import type { SentNode } from "./tree";

type Schemas = components["schemas"];
export type Source = Partial<Schemas["AnalysisSource"]>;
export type Opened = Omit<Schemas["OpenedAnalysis"], "nodes"> & { nodes: SentNode[] };
export interface Decision {
  seat: number;
  prompt: string;
  moves: Option[];
}
export interface Position {
  reader: number | null;
  view: Record<string, unknown>;
  decisions: Decision[];
  chance: { token: string; weight: number; events: GameEvent[] }[]; // with what each would do
  events: GameEvent[];
  result: Ending | null;
  next: number | null; // at a chance node: who decides after it
}
export interface Rated extends Option {
  value: number;
  error: number;
  visits: number;
  line: (Option & { seat: number })[];
  possible: number; // after a chance node: the share of its outcomes that allow the move
  best: number | null; // and of those after which it is the best
}
/** What can be expected on average over the outcomes of a chance node, and after each of them. */
export interface Average {
  value: number;
  error: number;
  searched: number;
  planned: number;
  sampled: boolean;
  outcomes: { token: string; share: number; value: number; error: number }[];
}
export interface Ratings {
  iterations: number;
  depth: number;
  moves: Rated[];
  done: boolean;
  average: Average | null;
}

const number = (value: unknown) => typeof value === "number" && Number.isFinite(value);
const option = (value: unknown) => has("token")(value) && object(value) && has("id")(value.say);
const gameEvent = (value: unknown) => object(value) && has("event")(value.event) && has("id")(value.say);
const decision = (value: unknown) => has("prompt")(value) && object(value) && number(value.seat) && listOf(option)(value.moves);
const outcome = (value: unknown) => has("token")(value) && object(value) && number(value.weight) && listOf(gameEvent)(value.events);
const node = (value: unknown) => has("step")(value) && object(value) && number(value.parent);
const isOpened = (value: unknown) => has("game", "start")(value) && object(value) && number(value.seats) && object(value.headers) && Array.isArray(value.names) && listOf(node)(value.nodes);
const isPosition = (value: unknown) => object(value) && object(value.view) && listOf(decision)(value.decisions) && listOf(outcome)(value.chance) && listOf(gameEvent)(value.events);
const step = (value: unknown) => option(value) && object(value) && number(value.seat);
const rated = (value: unknown) => option(value) && object(value) && [value.value, value.error, value.visits].every(number) && listOf(step)(value.line);
const valued = (value: unknown) => has("token")(value) && object(value) && [value.share, value.value, value.error].every(number);
const isAverage = (value: unknown) => object(value) && [value.value, value.error, value.searched, value.planned].every(number) && listOf(valued)(value.outcomes);
const isRatings = (value: unknown): value is Ratings => object(value) && (value.average === null || isAverage(value.average)) && number(value.iterations) && number(value.depth) && listOf(rated)(value.moves) && typeof value.done === "boolean";

export const openAnalysis = (source: Source) => askFor<Opened>("POST", "/api/analysis/open", isOpened, source);
export const positionOf = (record: string, reader: number | null, following: boolean) => askFor<Position>("POST", "/api/analysis/position", isPosition, { record, reader, follow: following });
export const playOn = (record: string, seat: number, level: string, commitment: string) => askFor<{ table: string; commitment: string }>("POST", "/api/analysis/play", has("table", "commitment"), { record, seat, level, commitment });
export const share = (record: string) => askFor<{ id: string }>("POST", "/api/analyses", has("id"), { record });
export const sharedRecord = async (id: string) => (await askFor<{ record: string }>("GET", `/api/analyses/${encodeURIComponent(id)}`, has("record"))).record;

/** Ratings that improve, until the server has searched enough or the signal ends them. */
export async function* ratingsOf(record: string, seat: number, open: boolean, signal: AbortSignal): AsyncGenerator<Ratings> {
  const answer = await ask("POST", "/api/analysis/moves", { record, seat, open }, signal);
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  let last: Ratings | null = null;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Trouble("offline");
    });
    if (done && !last?.done) throw new Trouble(last ? "offline" : "busy"); // it broke off, or no worker was free
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop()!;
    for (const line of lines) {
      const ratings: unknown = JSON.parse(line);
      if (!isRatings(ratings)) throw new Trouble("nonsense");
      last = ratings;
      yield ratings;
    }
  }
}
