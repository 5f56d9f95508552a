/** The messages between the server and the page at a table. Their types are the server's own (schema.d.ts); docs/api.md explains them. */
import type { Message } from "../words/fluent";
import type { components } from "./schema";

export type { Message };

type Schemas = components["schemas"];
type Saying<T> = Omit<T, "say"> & { say: Message };
type Fields<Union> = Union extends unknown ? keyof Union : never;
type Field<Union, Name extends PropertyKey> = Union extends Record<Name, infer Value> ? Value : Union extends { [name in Name]?: infer Value } ? Value : never;
type AnyEntry = Schemas["Row"]["entry"];

export type Seat = Schemas["Seat"];
export type Times = Schemas["ClockTimes"];
export type Ending = Omit<Schemas["GameEnded"], "kind">;
export type Refused = Schemas["Refused"];

/** A game event as the reader sees it, and the message that describes it. */
export type GameEvent = Saying<Schemas["GameEvent"]> & { event: { event: string } };

/** An event of the table's log: the fields of all its kinds. A newer server may send kinds that this page does not know. */
export type Entry = { kind: AnyEntry["kind"] | (string & {}) } & { [name in Exclude<Fields<AnyEntry>, "kind">]?: Field<AnyEntry, name> };

/** One thing that happened at the table. */
export type Row = Omit<Schemas["Row"], "entry" | "events"> & { entry: Entry; events: GameEvent[] };

/** A legal move: its token, and the message that offers it. */
export type Option = Saying<Schemas["Option"]>;

/** A table as this reader may see it now. Its optional fields are those that older servers do not send. */
export type Snapshot = Omit<Schemas["Snapshot"], "rows" | "moves" | "drafted" | "take_back" | "result"> & {
  rows: Row[];
  moves: Option[];
  drafted: Option[];
  take_back: Message | null; // why nothing can be taken back; null if something can
  result: Ending | null;
};

/** What the server sends. Older servers send no version with a `pong`: it is read as the oldest one. */
export type ServerMessage = Snapshot | Refused | Schemas["Pong"];

/** What a person can do at a table, without the id under which it is sent. */
export type Command = WithoutId<Exclude<Schemas["ClientMessage"], Schemas["WhyNotMessage"] | Schemas["Ack"] | Schemas["Resume"] | Schemas["Ping"] | Schemas["Visibility"]>>;
type WithoutId<Sent> = Sent extends unknown ? Omit<Sent, "id"> : never;

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

/** A message from the server, or null if its shape is wrong: the page checks every message. */
export function read(text: string): ServerMessage | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!is.object(value)) return null;
  switch (value.type) {
    case "pong":
      return is.number(value.number) && is.number(value.desk) ? { type: "pong", number: value.number, desk: value.desk } : { type: "pong", number: 0, desk: 0 };
    case "refused":
      return [value.id, value.error, value.detail, value.clause].every(is.string) ? (value as unknown as Refused) : null;
    case "look":
      return isSnapshot(value) ? (value as unknown as Snapshot) : null;
    default:
      return null;
  }
}

export function isSnapshot(value: unknown): value is Snapshot {
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
    (value.pinned === undefined || value.pinned === null || (is.object(value.pinned) && is.number(value.pinned.number) && [value.pinned.name, value.pinned.text].every(is.string))) &&
    (value.shuffle === undefined || value.shuffle === null || isShuffle(value.shuffle)) &&
    (value.score === undefined || value.score === null || isScore(value.score)) &&
    (value.done === undefined || is.list(value.done, is.string)) &&
    (value.clock === null || (is.object(value.clock) && is.list(value.clock.left, is.number) && is.list(value.clock.running, is.number))) &&
    (value.result === null || (is.object(value.result) && is.list(value.result.returns, is.number)))
  );
}

function isScore(value: unknown): boolean {
  return is.object(value) && typeof value.compared === "boolean" && (value.decided === null || is.number(value.decided)) && is.list(value.measures, (one) => is.object(one) && is.string(one.id) && is.list(one.values, is.number));
}

function isShuffle(value: unknown): boolean {
  return is.object(value) && is.string(value.commitment) && is.list(value.commitments, is.string) && is.list(value.secrets, is.string) && (value.left === null || is.number(value.left));
}

/** The seats that must decide now, as the view of any game says it: a list, or the one whose turn it is. */
export function decidersOf(view: Snapshot["view"]): number[] {
  const asked = (view?.prompt as { seat?: unknown } | null | undefined)?.seat; // may be another seat than the one whose turn it is, also before the first turn
  const said = view?.actors ?? view?.waiting ?? asked ?? view?.active;
  return is.number(said) ? [said] : is.list(said, is.number) ? (said as number[]) : [];
}

/** The seats other than the reader's, in the order of play after it; all seats for an onlooker. */
export function opponentsOf(seat: number | null, seats: number): number[] {
  return Array.from({ length: seats }, (_, at) => ((seat ?? 0) + 1 + at) % seats).filter((other) => other !== seat);
}
