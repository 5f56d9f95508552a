import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import { form as macao } from "../src/games/macao/edition_form";
import { form as timesSquare } from "../src/games/times-square/edition_form";
import { confirmPart, isConfirmed, partsOf, type Form } from "../src/editions/plan";
import { change, freshColour, isRow, same, valueAt, type Tables } from "../src/editions/tables";
import { Voice } from "../src/words/fluent";

const root = resolve(import.meta.dirname, "../..");
const tablesOf = (room: string) => parse(readFileSync(join(root, "src/soiree/games", room, "board.toml"), "utf-8")) as Tables;
const forms = import.meta.glob<Form>("../src/games/*/edition_form.ts", { eager: true, import: "form" });
const FORMS = Object.entries(forms).map(([path, form]) => [path.split("/").at(-2)!.replaceAll("-", "_"), form] as const);
const voices = ["en", "fr"].map((language) => new Voice(language, readFileSync(join(root, "web/src/editions/words", `${language}.ftl`), "utf-8")));
// what is ours but not printed: options of tables, and how a board is drawn
const NOT_PRINTED = new Set(["game", "options", "drawing", "joker", "rules", "constants"]);

/** The tables with something reconstructed in them, as paths with `*` for the names of sides. */
function reconstructed(value: unknown, way: string[] = []): string[] {
  if (Array.isArray(value)) return value.some((entry) => isRow(entry) && Object.entries(entry).some(([name, note]) => /source/.test(name) && note === "reconstructed")) ? [way.join(".")] : [];
  if (!isRow(value)) return [];
  const here = way.length > 1 && way[0] === "sides" ? ["sides", "*", ...way.slice(2)] : way;
  return Object.entries(value).flatMap(([name, part]) => reconstructed(part, [...here, name]));
}

describe.each(FORMS)("the form of %s", (room, form) => {
  it("asks for every list that is reconstructed", () => {
    const tables = tablesOf(room);
    const asked = new Set(partsOf(tables, form.specs).filter((part) => part.asked).map(({ spec }) => spec.path));
    expect([...new Set(reconstructed(tables))].filter((path) => !NOT_PRINTED.has(path.split(".")[0]!) && !asked.has(path))).toEqual([]);
  });

  it("has words for every part and value in both languages", () => {
    const ids = form.specs.flatMap(({ path, columns }) => [`edition-part-${path.replaceAll(".*", "").replaceAll(".", "-")}`, ...columns.map(({ name }) => `edition-field-${name}`)]);
    for (const voice of voices) expect(ids.filter((id) => !voice.has(id))).toEqual([]);
  });

  it("asks first, then shows what is known; a part that was compared says so in its file", () => {
    const tables = tablesOf(room);
    const parts = partsOf(tables, form.specs);
    expect(parts.map(({ asked }) => asked)).toEqual(parts.map(({ asked }) => asked).toSorted((one, other) => Number(other) - Number(one)));
    for (const part of parts.filter(({ asked, entries }) => asked && entries.length)) {
      expect(isConfirmed(tables, part)).toBe(false);
      confirmPart(tables, part, true);
      expect(isConfirmed(tables, part), part.spec.path).toBe(true);
      expect(partsOf(tables, form.specs).some((other) => other.asked && other.spec === part.spec), "it can still be changed").toBe(true);
      expect(part.entries.some((entry) => Object.values(valueAt(tables, entry) as object).includes("box"))).toBe(true);
      confirmPart(tables, part, false);
    }
    expect(tables, "what is of the rulebook stays so").toEqual(tablesOf(room));
  });
});

it("tables are the same in any order of their values, lists only in the same order", () => {
  expect(same({ a: 1, b: [{ c: "x", d: 2 }] }, { b: [{ d: 2, c: "x" }], a: 1 })).toBe(true);
  expect(same({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(same({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(same({}, [])).toBe(false);
});

it("a longer street of Times Square keeps both sides alike, and its entrances as long", () => {
  const tables = tablesOf("times_square");
  change(tables, ["street", "last"], 9);
  timesSquare.follow!(tables);
  expect(tables.street).toMatchObject({ first: -9, last: 9, entrances: [[-9, -8], [8, 9]], halves: [[-9, -1], [1, 9]] });
  const entrance = timesSquare.specs[0]!.columns[1]!.kind;
  if (entrance.is !== "number") throw new Error("an entrance is a number of spaces");
  expect(entrance.read!(valueAt(tables, ["street", "entrances"]))).toBe(2);
  expect(entrance.write!(3, tables)).toEqual([[-9, -7], [7, 9]]);
  change(tables, ["figure", 2, "start"], 3);
  timesSquare.follow!(tables);
  expect(valueAt(tables, ["figure", 1, "start"])).toBe(-3);
});

it("the piles of Macao follow the cards, and stay where their number does", () => {
  const tables = tablesOf("macao");
  macao.follow!(tables);
  expect(tables).toEqual(tablesOf("macao"));
  change(tables, ["cards", 0, "copies"], Number(valueAt(tables, ["cards", 0, "copies"])) + 3);
  macao.follow!(tables);
  expect(["2", "3", "4"].map((seats) => valueAt(tables, ["setup", seats, "pile_sizes"]))).toEqual([[13, 12, 12, 12], [13, 13, 12, 12], [13, 13, 13, 12]]);
});

describe("a fresh colour", () => {
  it("is one that is not taken, written as a file has it", () => {
    const taken: string[] = [];
    for (let number = 0; number < 40; number++) taken.push(freshColour(taken));
    expect(new Set(taken).size).toBe(40);
    for (const colour of taken) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });
});
