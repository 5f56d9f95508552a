import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import { cityFor } from "../src/games/edgar-lucien/cities.svelte";
import { leadsTo, needOf, SIDES, wheelOf } from "../src/games/edgar-lucien/city";
import { boxOf as gatsbyBox, OWN, type Tables } from "../src/games/gatsby/box";
import { luminance, shadesOf } from "../src/games/gatsby/shades";
import { boxOf } from "../src/games/macao/box";
import { draws } from "../src/games/times-square/notation";
import { boards } from "../tools/boards";

const rooms = resolve(import.meta.dirname, "../../src/soiree/games");
const printed = (room: string) => parse(readFileSync(resolve(rooms, room, "board.toml"), "utf-8")) as Record<string, any>; // any: read as it is written, on purpose without the page's types

async function moduleOf(text: string): Promise<Record<string, unknown>> {
  const transform = boards().transform as (text: string, file: string) => { code: string } | null;
  const made = transform(text, "/somewhere/board.toml")!;
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(made.code)}`)) as Record<string, unknown>;
}

describe("a file of the box", () => {
  it("becomes a module: one export a table, without where its facts come from", async () => {
    const made = await moduleOf('[game]\nid = "x"\nsource = { id = "public" }\n[[card]]\ncoins = 3\ncoins_source = "ours"\nsource_face = "ours"\nresource = "opium"\n');
    expect({ ...made }).toEqual({ game: { id: "x" }, card: [{ coins: 3, resource: "opium" }] });
  });

  it("leaves other files alone", () => {
    expect((boards().transform as (text: string, file: string) => unknown)("a = 1", "/somewhere/board.ts")).toBeNull();
  });
});

it("Gatsby's board is the printed one", () => {
  const { cabaret, character, finance, race, action, special } = printed("gatsby");
  const { cells, characters, floors, isSpace, marksOf, races, side, steps, top } = OWN;
  for (const { id, suit, prestige } of character) expect(characters[id]).toMatchObject({ suit, prestige });
  const order: string[] = cabaret.tile.map(({ id }: { id: string }) => id).reverse();
  const marks = marksOf(order);
  expect(side).toBe(2 * cabaret.tile_size);
  order.forEach((id, quadrant) => {
    const tile = cabaret.tile.find((one: { id: string }) => one.id === id);
    const at = ([row, column]: [number, number]) => (row + Math.floor(quadrant / 2) * cabaret.tile_size) * side + column + (quadrant % 2) * cabaret.tile_size;
    expect(marks[at(tile.star)]).toEqual({ star: true, bonus: undefined });
    for (const { at: spot, bonus } of tile.bonuses) expect(marks[at(spot)]).toEqual({ star: false, bonus });
  });
  expect(marks.filter(({ star, bonus }) => star || bonus)).toHaveLength(cabaret.tile.reduce((sum: number, one: { bonuses: unknown[] }) => sum + 1 + one.bonuses.length, 0));
  expect(floors.map(({ place, level, bonus = "" }) => ({ place, level, bonus })).reverse()).toEqual(finance.floor.map(({ place, level, bonus }: (typeof floors)[number]) => ({ place, level, bonus })));
  expect(top).toBe(finance.top);
  for (const row of race.row) for (const { space, bonus } of row.bonuses) expect(races[row.row - 1]!.bonuses.get(space)).toBe(bonus);
  for (const { id, steps: printedSteps } of [...action, ...special]) expect(steps[id]).toEqual(printedSteps);
  expect([cells[0], cells[side], cells.at(-1)]).toEqual(["a1", "a2", "f6"]);
  expect(["a1", "f6", "1.1", "5.5", "g1", "6.1", "1.6", "ka"].map(isSpace)).toEqual([true, true, true, true, false, false, false, false]);
});

it("another board of Gatsby has its own spaces, stars and bonuses", () => {
  const { cabaret, finance, ...others } = printed("gatsby") as unknown as Tables;
  const [first, ...tiles] = cabaret.tile;
  const tile = { id: "both", stars: [[0, 1], [3, 3]] as [number, number][], bonuses: [{ at: [3, 3] as [number, number], bonus: "asc" as const }] };
  const box = gatsbyBox({ ...others, names: {}, cabaret: { ...cabaret, tile_size: 4, tile: [tile, first!, ...tiles] }, finance: { ...finance, bonus: [{ level: 5, bonus: "look" }] } });
  const marks = box.marksOf(["both"]);
  expect([box.cells.length, box.cells.at(-1), box.own]).toEqual([64, "h8", false]);
  expect([marks[1], marks[27]]).toEqual([{ star: true, bonus: undefined }, { star: true, bonus: "asc" }]);
  expect(marks.filter(({ star }) => star)).toHaveLength(2);
  expect([...box.levelBonuses]).toEqual([[5, "look"]]);
  expect(["h8", "i1", "5.5"].map(box.isSpace)).toEqual([true, false, true]);
});

it("a suit of any colour can be read on paper and on the night table", () => {
  for (const colour of ["#ffffff", "#000000", "#ffee00", "#0000ff", "#2f8fb5", "#ff0000"]) {
    const { dark, light } = shadesOf(colour);
    expect(luminance(dark)).toBeLessThanOrEqual(0.16);
    expect(luminance(light)).toBeGreaterThanOrEqual(0.32);
  }
  expect(shadesOf("#7b4ea3").dark, "a colour that fits stays as it is").toBe("#7b4ea3");
});

it("the city is the printed one", () => {
  const { sides, thresholds, constants, wheel } = printed("edgar_lucien");
  for (const side of ["A", "B"] as const) {
    expect(SIDES[side].districts.map(({ id, kind, near, far, from, to }) => ({ id, kind, near, far, from, to }))).toEqual(
      sides[side].districts.map((one: Record<string, unknown>) => ({ id: one.id, kind: one.kind, near: one.r_in, far: one.r_out, from: one.a0, to: one.a1 })),
    );
    for (const { a, b, code } of sides[side].borders) {
      expect(leadsTo(SIDES[side], "lines", a, code)).toContain(b);
      expect(leadsTo(SIDES[side], "lines", b, code)).toContain(a);
    }
    for (const metro of ["lines", "pairs"] as const) {
      const lines: string[] = sides[side].metro[metro].map(({ code }: { code: string }) => code);
      expect(wheelOf(SIDES[side], metro)).toEqual(wheel.filter((one: { kind: string; code: string }) => one.kind !== "metro" || lines.includes(one.code)).map(({ code }: { code: string }) => code));
    }
  }
  for (const seats of [2, 3, 4]) {
    const city = cityFor(seats)!;
    expect(city.side).toBe(thresholds[seats].side);
    expect([needOf(city, "collector", seats), needOf(city, "bureaucrat", seats)]).toEqual([thresholds[seats].collector, thresholds[seats].bureaucrat]);
    expect([needOf(city, "dandy", seats), needOf(city, "zealot", seats)]).toEqual([constants.dandy_money.value, constants.zealot_popularity.value]);
  }
});

it("Macao's box is the printed one, in every edition", () => {
  const { game, cards, tiles, setup } = printed("macao");
  const box = boxOf(game.edition);
  expect(box).toBe(boxOf());
  for (const { code, coins, copies, cost } of cards) {
    expect(box.faces.get(code)).toMatchObject({ coins, copies });
    for (const [resource, count] of Object.entries(cost)) expect(box.faces.get(code)!.cost.filter((unit) => unit === resource)).toHaveLength(count as number);
  }
  for (const { code, value, condition } of tiles) expect(box.tiles.get(code)).toMatchObject({ value, condition: condition ?? null });
  for (const seats of Object.keys(setup)) expect(box.widows[seats]).toBe(setup[seats].widows_in_deck);
});

it("the first card of Times Square has the odds of the printed deck", () => {
  const { deck } = printed("times_square");
  expect(draws(["*S"])[0]!.weights).toEqual(deck.kinds.map(({ id, copies }: { id: string; copies: number }) => [id, copies]));
});
