/** What the form asks, part by part: from the tables of a game, the notes on where each value comes from, and how the game wants a value typed. */
import type { GameWords } from "../words/words.svelte";
import { isRow, sourceOf, valueAt, type Row, type Tables, type Way } from "./tables";

export interface Choice {
  value: string;
  label: string;
}
export type Choices = (tables: Tables, words: GameWords, way: Way) => Choice[];

/** How a value is typed or clicked. */
export type Kind =
  | { is: "number"; low: number; high: number; read?: (value: unknown) => unknown; write?: (typed: number, tables: Tables) => unknown } // read, write: of a value that is no number
  | { is: "text"; most: number }
  | { is: "name" } // in both languages, or none
  | { is: "colour" }
  | { is: "pick"; of: Choices }
  | { is: "several"; of: Choices } // any of them, each once
  | { is: "steps"; of: Choices } // any number of them in an order
  | { is: "counts"; of: Choices } // how many of each
  | { is: "tile" } // stars and bonuses on a square of spaces
  | { is: "spaces"; of: Choices }; // bonuses on the spaces of a row

export interface Column {
  name: string;
  kind: Kind;
  when?: (row: Row) => boolean; // for entries that have it
  renamed?: (tables: Tables, way: Way, before: string, now: string) => void; // what refers to it follows
}

/** How a table of a game is asked for. A `*` in the path is any name. */
export interface Spec {
  path: string;
  columns: Column[];
  label?: (row: Row, words: GameWords, way: Way, tables: Tables) => string; // of an entry; a table without entries has none
  fresh?: (tables: Tables, way: Way) => Row; // one more entry
  removed?: (tables: Tables, row: Row) => void; // what only makes sense with the entry goes with it
  keyed?: boolean; // its entries are tables with names, not a list
}

/** How the box of a game is asked for, and something that can be done with all of it. */
export interface Form {
  specs: Spec[];
  tool?: { message: string; offered(tables: Tables): boolean; apply(tables: Tables): void };
  follow?: (tables: Tables) => void; // changes what follows from the values that were typed
}

/** Columns of one table that belong together: asked, or known from the rulebook. */
export interface Part {
  spec: Spec;
  way: Way;
  asked: boolean;
  columns: Column[];
  entries: Way[];
}

const OURS = new Set(["reconstructed", "box"]); // asked: still ours, or entered from a box

/** All ways that a path stands for. */
function waysOf(tables: Tables, path: string): Way[] {
  let ways: (string | number)[][] = [[]];
  for (const step of path.split(".")) {
    ways = ways.flatMap((way) => {
      const here = valueAt(tables, way);
      if (!isRow(here)) return [];
      return step === "*" ? Object.keys(here).filter((name) => isRow(here[name])).map((name) => [...way, name]) : [[...way, step]];
    });
  }
  return ways;
}

function entriesOf(tables: Tables, spec: Spec, way: Way): Way[] {
  const found = valueAt(tables, way);
  if (Array.isArray(found)) return found.map((_, index) => [...way, index]);
  if (!isRow(found)) return [];
  return spec.keyed ? Object.keys(found).filter((name) => isRow(found[name])).map((name) => [...way, name]) : [way];
}

/** The parts of a form: what is reconstructed first, then what is known. */
export function partsOf(tables: Tables, specs: readonly Spec[]): Part[] {
  const parts = specs.flatMap((spec) =>
    waysOf(tables, spec.path).filter((way) => spec.fresh !== undefined || valueAt(tables, way) !== undefined).flatMap((way) => {
      const entries = entriesOf(tables, spec, way);
      const isAsked = ({ name }: Column) => entries.length === 0 || entries.some((entry) => OURS.has(String(sourceAt(tables, entry, name))));
      const split = [true, false].map((asked) => ({ spec, way, asked, entries, columns: spec.columns.filter((column) => isAsked(column) === asked) }));
      return split.filter(({ columns }) => columns.length > 0);
    }),
  );
  return [...parts.filter(({ asked }) => asked), ...parts.filter(({ asked }) => !asked)];
}

/** Where a value of an entry comes from; an entry without a note is like the table around it. */
export function sourceAt(tables: Tables, entry: Way, name: string): unknown {
  for (let length = entry.length; length > 0; length--) {
    const row = valueAt(tables, entry.slice(0, length));
    const source = isRow(row) ? (length === entry.length ? sourceOf(row, name) : row.source) : undefined;
    if (typeof source === "string") return source;
  }
  return "reconstructed"; // a new entry
}

/** Notes that the values of a part are those of the box. */
export function confirmPart(tables: Tables, part: Part, confirmed: boolean): void {
  for (const entry of part.entries) {
    const row = valueAt(tables, entry);
    if (!isRow(row)) continue;
    const notes = part.columns.flatMap(({ name }) => [`source_${name}`, `${name}_source`]).filter((note) => note in row);
    const own = part.columns.some(({ name }) => sourceOf(row, name) === row.source) ? ["source"] : [];
    for (const note of [...notes, ...own]) if (OURS.has(String(row[note] ?? "reconstructed"))) row[note] = confirmed ? "box" : "reconstructed"; // the rulebook stays the rulebook
  }
}

export const isConfirmed = (tables: Tables, part: Part): boolean =>
  part.entries.length > 0 && part.entries.every((entry) => part.columns.every(({ name }) => !OURS.has(String(sourceAt(tables, entry, name))) || sourceAt(tables, entry, name) === "box"));
