import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { GameUi } from "../src/games/game_ui";
import { draws } from "../src/games/times-square/notation";
import { parseRecord } from "../src/lib/record";
import { check, pick, type Draw } from "../src/lib/shuffle";
import { GAMES } from "../tools/games.mjs";

// a whole game dealt by the committed dealer of the package, with the words of two players
const text = readFileSync(resolve(import.meta.dirname, "fixtures/committed.txt"), "utf-8");
const record = parseRecord(text)!;

describe("the shuffle, checked in the page", () => {
  it("finds an honest game honest, to the last draw", async () => {
    const made = draws(record.steps);
    expect(await check(record, made, record.headers.Commitment)).toEqual({ id: "shuffle-honest", draws: made.length });
    expect(made.length).toBeGreaterThan(20);
  });

  it("finds a card that was exchanged", async () => {
    const steps = [...record.steps];
    const [a, b] = [steps[1], steps[2]];
    const other = steps.findIndex((step, place) => place > 2 && place < 17 && step !== a && step !== b);
    [steps[1], steps[other]] = [steps[other]!, steps[1]!];
    expect(await check(record, draws(steps))).toMatchObject({ id: "shuffle-other-draw", draw: 2 });
  });

  it("finds another seed, another promise, other words", async () => {
    const headers = (more: Record<string, string>) => ({ ...record, headers: { ...record.headers, ...more } });
    const made = draws(record.steps);
    expect((await check(headers({ Seed: "00".repeat(32) }), made)).id).toBe("shuffle-other-seed");
    expect((await check(headers({ Seed: "not hex" }), made)).id).toBe("shuffle-other-seed");
    expect((await check(record, made, "f".repeat(64))).id).toBe("shuffle-other-promise");
    expect((await check(headers({ "Contribution.1": "soleil" }), made)).id).toBe("shuffle-other-draw");
    expect((await check(headers({ Commitment: "" }), made)).id).toBe("shuffle-no-promise");
    expect((await check(headers({ Seed: "" }), made)).id).toBe("shuffle-no-seed");
  });

  it("picks by weight", () => {
    const weights: [string, number][] = [["a", 2], ["b", 1], ["c", 3]];
    expect([0, 1, 2, 3, 4, 5].map((roll) => pick(weights, roll))).toEqual(["a", "a", "b", "c", "c", "c"]);
  });
});

const MODULES = import.meta.glob<{ draws?: GameUi["draws"] }>("../src/games/*/{draws,notation}.ts", { eager: true });
const drawsOf = (game: string) => Object.entries(MODULES).find(([path, { draws }]) => path.includes(`/${game}/`) && draws)![1].draws!;

it.each(GAMES.map(({ id }) => id))("the odds in %s, counted from the record, are those of the rules", { timeout: 300_000 }, (game) => {
  const python = resolve(import.meta.dirname, "../../.venv/bin/python");
  const made = execFileSync(python, [resolve(import.meta.dirname, "fixtures/draws.py"), game], { maxBuffer: 1 << 29 });
  const games = JSON.parse(made.toString()) as { record: string; draws: Draw[] }[];
  expect(games.length).toBeGreaterThan(0);
  for (const { record: text, draws: expected } of games) {
    const { steps, headers } = parseRecord(text)!;
    expect(drawsOf(game)(steps, headers)).toEqual(expected);
  }
});

it("reads records and refuses what is none", () => {
  expect(record.headers.Game).toBe("times-square");
  expect(parseRecord("hello")).toBeNull();
  expect(parseRecord('[Game "times-square"]')).toBeNull();
});
