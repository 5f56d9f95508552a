/** How the box of Edgar & Lucien is typed: the maps of its sides and the wheel. */
import type { Choices, Form, Spec } from "../../editions/plan";
import { freshId, idsOf, listAt, type Row, type Way } from "../../editions/tables";
import type { GameWords } from "../../words/words.svelte";
import { colour, givenName, named, number, text } from "../../editions/pickers";

const KINDS = ["pig", "archives", "bank", "hall", "ivory", "steel"];
const DRAWN = ["x", "y", "r_in", "r_out", "a0", "a1", "outline"];

/** A district by its name and id: that of the file, else that of the shipped map. */
function district(row: Row | undefined, id: string, side: string, words: GameWords): string {
  const shipped = `district-${side}-${id}`;
  const name = givenName(row, words) ?? (words.has(shipped) ? words.t(shipped) : "");
  return name ? `${name} (${id})` : id;
}

const districts: Choices = (tables, words, way) => {
  const side = String(way[1]);
  return listAt(tables, "sides", side, "districts").map((row) => ({ value: String(row.id), label: district(row, String(row.id), side, words) }));
};

/** Positions of the wheel of one kind. */
const positions = (kind: string): Choices => (tables, words) =>
  listAt(tables, "wheel").filter((row) => row.kind === kind).map((row) => {
    const code = String(row.code);
    return { value: code, label: givenName(row, words) ?? (words.has(`wheel-${code}`) ? words.t(`wheel-${code}`) : words.t(`wheel-${kind}`, { code })) };
  });

/** "Border 3", "Line B". */
const numbered = (message: string) => (row: Row, words: GameWords, way: Way) => words.t(message, { number: Number(way.at(-1)) + 1, code: String(row.code) });

/** The districts of all sides. */
const everywhere = (tables: Row) => Object.keys(tables.sides as Row).flatMap((side) => listAt(tables, "sides", side, "districts"));

/** The number for an id: the same on every side, and of no other id; none if districts have no numbers. */
function numberFor(tables: Row, id: string): { number?: number } {
  const all = everywhere(tables);
  const known = all.find((row) => row.id === id)?.number;
  const given = all.map((row) => row.number).filter((number) => typeof number === "number");
  return given.length ? { number: typeof known === "number" ? known : Math.max(...given) + 1 } : {};
}

/** A district with an id that no other one has. */
function freshDistrict(tables: Row): Row {
  const id = freshId(everywhere(tables).map((row) => String(row.id)), "X");
  return { id, ...numberFor(tables, id), kind: "ivory", source: "reconstructed" };
}

/** Whether references to a name can follow it: it was the only one of its name, and still is. */
const isOwn = (all: string[], before: string, now: string) => all.filter((one) => one === before).length === 1 && !all.includes(now);

/** Borders and stations of the side name the district by its new id, and its number is that of the id. */
function renameDistrict(tables: Row, way: Way, before: string, now: string): void {
  const side = way[1]!;
  if (!isOwn(idsOf(tables, "id", "sides", side, "districts"), before, now)) return;
  for (const border of listAt(tables, "sides", side, "borders")) for (const end of ["a", "b"]) if (border[end] === before) border[end] = now;
  const renamed = listAt(tables, "sides", side, "districts")[Number(way[3])];
  if (renamed) Object.assign(renamed, numberFor(tables, now));
  for (const line of linesOf(tables, side)) line.mouths = (line.mouths as string[]).map((id) => (id === before ? now : id));
}

/** Borders and lines of all sides have the new code. */
function renameCode(tables: Row, _way: Way, before: string, now: string): void {
  if (!isOwn(idsOf(tables, "code", "wheel"), before, now)) return;
  for (const side of Object.keys(tables.sides as Row)) for (const way of [...listAt(tables, "sides", side, "borders"), ...linesOf(tables, side)]) if (way.code === before) way.code = now;
}

const linesOf = (tables: Row, side: string | number) => ["lines", "pairs"].flatMap((metro) => listAt(tables, "sides", side, "metro", metro));
const firstTwo = (tables: Row, way: Way) => idsOf(tables, "id", "sides", way[1]!, "districts").slice(0, 2);
const firstOf = (tables: Row, kind: string) => String(listAt(tables, "wheel").find((row) => row.kind === kind)?.code ?? "");

const specs: Spec[] = [
  {
    path: "sides.*.districts",
    columns: [
      { name: "id", kind: text(4), renamed: renameDistrict },
      { name: "kind", kind: { is: "pick", of: named(KINDS, "kind") } },
      { name: "name", kind: { is: "name" } },
    ],
    label: (row, words, way) => district(row, String(row.id), String(way[1]), words),
    fresh: freshDistrict,
  },
  {
    path: "sides.*.borders",
    columns: [
      { name: "a", kind: { is: "pick", of: districts } },
      { name: "b", kind: { is: "pick", of: districts } },
      { name: "code", kind: { is: "pick", of: positions("border") } },
    ],
    label: numbered("edition-border"),
    fresh: (tables, way) => ({ a: firstTwo(tables, way)[0] ?? "", b: firstTwo(tables, way)[1] ?? "", code: firstOf(tables, "border"), source: "reconstructed" }),
  },
  ...["lines", "pairs"].map((metro): Spec => ({
    path: `sides.*.metro.${metro}`,
    columns: [
      { name: "code", kind: { is: "pick", of: positions("metro") } },
      { name: "mouths", kind: { is: "several", of: districts } },
    ],
    label: numbered("edition-line"),
    fresh: (tables, way) => ({ code: firstOf(tables, "metro"), mouths: firstTwo(tables, way), source: "reconstructed" }),
  })),
  {
    path: "wheel",
    columns: [
      { name: "code", kind: text(1), renamed: renameCode },
      { name: "kind", kind: { is: "pick", of: (_tables, words) => ["border", "metro", "stay"].map((value) => ({ value, label: words.t(`edition-wheel-${value}`) })) } },
      { name: "hex", kind: colour },
      { name: "name", kind: { is: "name" } },
    ],
    label: (row, words) => givenName(row, words) ?? (words.has(`wheel-${String(row.code)}`) ? words.t(`wheel-${String(row.code)}`) : String(row.code)),
    fresh: (tables) => ({ code: "", kind: "border", hex: listAt(tables, "wheel").at(-1)?.hex, source: "reconstructed" }),
  },
  {
    path: "thresholds",
    keyed: true,
    columns: [
      { name: "side", kind: { is: "pick", of: (tables) => Object.keys(tables.sides as Row).map((value) => ({ value, label: value })) } },
      { name: "collector", kind: number(1, 31) },
      { name: "bureaucrat", kind: number(1, 31) },
    ],
    label: (_row, words, way) => words.t("edition-seats", { seats: Number(way.at(-1)) }),
  },
];

/** Whether some district has a place of its own on the map. */
const isDrawn = (tables: Row): boolean => Object.keys((tables.sides ?? {}) as Row).some((side) => listAt(tables, "sides", side, "districts").some((row) => DRAWN.some((name) => name in row)));

/** Removes the places of all districts: the server then lays the maps out by what joins them. */
function layOut(tables: Row): void {
  for (const side of Object.keys(tables.sides as Row)) for (const row of listAt(tables, "sides", side, "districts")) for (const name of DRAWN) delete row[name];
}

export const form: Form = { specs, tool: { message: "edition-lay-out", offered: isDrawn, apply: layOut } };
