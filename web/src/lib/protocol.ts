/** What the house and the page say to each other at a table. HTTP shapes come from the house's own schema; the rest is docs/api.md. */
import type { Message } from "./fluent";

export type { Message };

export interface Seat {
  person: string | null;
  name: string;
  colour: string;
  bot: string;
  resigned: boolean;
  connected: boolean;
  stand_in?: string; // the level of the bot that plays on while the person is away
}

/** A game event as the reader sees it, and which words tell it. */
export interface Told {
  event: { event: string } & Record<string, unknown>;
  say: Message;
}

export interface Entry {
  kind: string;
  seat?: number | null;
  person?: string;
  name?: string;
  text?: string;
  table?: string;
  commitment?: string;
  contributions?: string[];
  seed?: string;
  timed_out?: number | null;
  bot?: string;
}

/** One thing that happened at the table. */
export interface Row {
  number: number;
  at: number;
  entry: Entry;
  events: Told[];
}

/** A legal move: its token, and the message that offers it. */
export interface Option {
  token: string;
  say: Message;
}

export interface Times {
  left: number[];
  running: number[];
}

export interface Ending {
  returns: number[];
  result: string;
  reason: string;
  seed: string;
}

/** A table as this reader may see it now. */
export interface Look {
  type: "look";
  table: string;
  game: string;
  since: number;
  number: number;
  desk: number;
  status: "open" | "playing" | "over" | "closed";
  seat: number | null;
  seats: Seat[];
  rows: Row[];
  view: Record<string, unknown> | null;
  prompt: string;
  moves: Option[];
  drafted: Option[];
  take_back: Message | null; // why nothing can be taken back; null if something can
  aids: boolean;
  hints: "" | "bots" | "all"; // whether this reader may ask what to do
  stand_in?: string; // the level of the bot that plays on here for whoever leaves
  clock: Times | null;
  offer: number[];
  result: Ending | null;
  done?: string[]; // over the socket: requests of ours that are on disk now
}

export interface Refused {
  type: "refused";
  id: string;
  error: string;
  detail: string;
  clause: string;
}

export type Heard = Look | Refused | { type: "pong" };

export type Command =
  | { do: "play"; token: string }
  | { do: "take-back" }
  | { do: "resign" }
  | { do: "leave-to-bot" }
  | { do: "take-again" }
  | { do: "draw"; accept: boolean }
  | { do: "chat"; text: string };

const is = {
  number: (value: unknown): value is number => typeof value === "number" && Number.isFinite(value),
  string: (value: unknown): value is string => typeof value === "string",
  object: (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value),
  list: (value: unknown, of: (one: unknown) => boolean): boolean => Array.isArray(value) && value.every(of),
};

const message = (value: unknown): boolean => is.object(value) && is.string(value.id);

function isRow(value: unknown): boolean {
  if (!is.object(value) || !is.number(value.number) || !is.object(value.entry) || !is.string(value.entry.kind)) return false;
  return is.list(value.events, (one) => is.object(one) && is.object(one.event) && is.string(one.event.event) && message(one.say));
}

/** A message of the house, or null for what makes no sense: a page trusts nobody with its shape. */
export function read(text: string): Heard | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!is.object(value)) return null;
  switch (value.type) {
    case "pong":
      return { type: "pong" };
    case "refused":
      return [value.id, value.error, value.detail, value.clause].every(is.string) ? (value as unknown as Refused) : null;
    case "look":
      return isLook(value) ? (value as unknown as Look) : null;
    default:
      return null;
  }
}

export function isLook(value: unknown): value is Look {
  return (
    is.object(value) &&
    [value.table, value.game, value.status, value.prompt].every(is.string) &&
    [value.since, value.number, value.desk].every(is.number) &&
    (value.seat === null || is.number(value.seat)) &&
    is.list(value.seats, (one) => is.object(one) && is.string(one.name) && is.string(one.bot) && (one.stand_in === undefined || is.string(one.stand_in))) &&
    is.list(value.rows, isRow) &&
    (value.view === null || is.object(value.view)) &&
    is.list(value.moves, (one) => is.object(one) && is.string(one.token) && message(one.say)) &&
    is.list(value.drafted, (one) => is.object(one) && is.string(one.token) && message(one.say)) &&
    (value.take_back === null || message(value.take_back)) &&
    [value.hints, value.stand_in].every((one) => one === undefined || is.string(one)) &&
    is.list(value.offer, is.number) &&
    (value.done === undefined || is.list(value.done, is.string)) &&
    (value.clock === null || (is.object(value.clock) && is.list(value.clock.left, is.number) && is.list(value.clock.running, is.number))) &&
    (value.result === null || (is.object(value.result) && is.list(value.result.returns, is.number)))
  );
}

/** The seats that must decide now, as the view of any game says it: a list, or the one whose turn it is. */
export function decidersOf(view: Look["view"]): number[] {
  const said = view?.actors ?? view?.waiting ?? view?.active;
  return is.number(said) ? [said] : is.list(said, is.number) ? (said as number[]) : [];
}
