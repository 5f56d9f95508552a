import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { describe, expect, it, vi } from "vitest";
import type { GameUi } from "../src/games/game_ui";
import { draws } from "../src/games/times-square/notation";
import { parseRecord } from "../src/server/record";
import { hmac, sha256 } from "../src/shuffle/sha256";
import { check, commitmentTo, hex, newSecret, pick, suspicion, type Draw, type Kept } from "../src/shuffle/shuffle";
import { GAMES } from "../tools/games.mjs";

// a whole game dealt by the committed dealer of the package, with the words of two players
const text = readFileSync(resolve(import.meta.dirname, "fixtures/committed.txt"), "utf-8");
const record = parseRecord(text)!;

describe("the shuffle, checked in the page", () => {
  it("finds an honest game honest, to the last draw", async () => {
    const made = draws(record.steps);
    expect(await check(record, made, { promise: record.headers.Commitment!, secrets: {} })).toEqual({ id: "shuffle-honest", draws: made.length });
    expect(made.length).toBeGreaterThan(20);
  });

  it("finds a card that was exchanged", async () => {
    const steps = [...record.steps];
    const [a, b] = [steps[1], steps[2]];
    const other = steps.findIndex((step, index) => index > 2 && index < 17 && step !== a && step !== b);
    [steps[1], steps[other]] = [steps[other]!, steps[1]!];
    expect(await check(record, draws(steps))).toMatchObject({ id: "shuffle-other-draw", draw: 2 });
  });

  it("finds another seed, another promise, other words", async () => {
    const headers = (more: Record<string, string>) => ({ ...record, headers: { ...record.headers, ...more } });
    const made = draws(record.steps);
    expect((await check(headers({ Seed: "00".repeat(32) }), made)).id).toBe("shuffle-other-seed");
    expect((await check(headers({ Seed: "not hex" }), made)).id).toBe("shuffle-other-seed");
    expect((await check(record, made, { promise: "f".repeat(64), secrets: {} })).id).toBe("shuffle-other-promise");
    expect((await check(headers({ "Contribution.1": "soleil" }), made)).id).toBe("shuffle-other-draw");
    expect((await check(headers({ Commitment: "" }), made)).id).toBe("shuffle-no-promise");
    expect((await check(headers({ Seed: "" }), made)).id).toBe("shuffle-no-seed");
  });

  it("picks by weight", () => {
    const weights: [string, number][] = [["a", 2], ["b", 1], ["c", 3]];
    expect([0, 1, 2, 3, 4, 5].map((roll) => pick(weights, roll))).toEqual(["a", "a", "b", "c", "c", "c"]);
  });
});

describe("a shuffle that every seat has committed to", () => {
  const sealed = parseRecord(readFileSync(resolve(import.meta.dirname, "fixtures/sealed.txt"), "utf-8"))!;
  const made = draws(sealed.steps);
  const secrets = ["11".repeat(32), "22".repeat(32)];
  const headers = (more: Record<string, string>) => ({ ...sealed, headers: { ...sealed.headers, ...more } });
  const kept = async (): Promise<Kept> => {
    const commitments = await Promise.all(secrets.map(commitmentTo));
    return { promise: sealed.headers.Commitment!, secrets: { [commitments[0]!]: secrets[0]! }, acknowledged: commitments[0]!, commitments };
  };

  it("is found honest, by who took part and by who looked on", async () => {
    const honest = { id: "shuffle-sealed", draws: made.length, seats: 2, all: 2 };
    expect(await check(sealed, made)).toEqual(honest);
    expect(await check(sealed, made, await kept(), 0)).toEqual(honest);
    expect(await check(sealed, made, { promise: sealed.headers.Commitment!, secrets: {} })).toEqual(honest);
  });

  it("is found dishonest by the record alone", async () => {
    expect(await check(headers({ "Secret.1": "23".repeat(32) }), made)).toEqual({ id: "shuffle-other-secret", seat: 1 });
    expect(await check(headers({ "Secret.0": "" }), made)).toEqual({ id: "shuffle-other-secret", seat: 0 });
    expect((await check(headers({ "Secret.0": "", "Commitment.0": "" }), made)).id).toBe("shuffle-other-draw");
    expect((await check(headers({ Shuffle: "" }), made)).id).toBe("shuffle-other-draw");
    expect((await check(headers({ Shuffle: "3" }), made)).id).toBe("shuffle-other-rule");
    expect((await check(headers({ Seed: "00".repeat(32) }), made)).id).toBe("shuffle-other-seed");
  });

  it("is found dishonest by who has kept what was shown before the first card", async () => {
    const before = await kept();
    expect((await check(sealed, made, { ...before, promise: "f".repeat(64) }, 0)).id).toBe("shuffle-other-promise");
    expect((await check(headers({ "Commitment.1": await commitmentTo("33".repeat(32)), "Secret.1": "33".repeat(32) }), made, before, 0)).id).toBe("shuffle-other-commitments");
    expect((await check(headers({ "Commitment.0": "", "Secret.0": "" }), made, before, 0)).id).toBe("shuffle-left-out");
    const { commitments: _, ...never } = before; // never asked to reveal: the cards were dealt without us
    expect(suspicion(never, 0, before.promise, ["", ""], ["", ""])).toBe("shuffle-left-out");
    expect(suspicion({ promise: before.promise, secrets: before.secrets }, 0, before.promise, ["", ""], ["", ""])).toBeNull(); // our commitment came too late
  });

  it("commits to secrets that nobody has had before, as the server's own code does", async () => {
    expect(newSecret()).toMatch(/^[0-9a-f]{64}$/);
    expect(newSecret()).not.toBe(newSecret());
    expect(await commitmentTo(secrets[0]!)).toBe(sealed.headers["Commitment.0"]);
    expect(await commitmentTo("11")).toBe("");
  });

  it("needs no cryptography of the browser, which has none over plain http", async () => {
    const node = await import("node:crypto");
    for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 7) % 256);
      expect(hex(sha256(bytes))).toBe(node.createHash("sha256").update(bytes).digest("hex"));
      expect(hex(await hmac(bytes.subarray(0, 64), bytes))).toBe(node.createHmac("sha256", bytes.subarray(0, 64)).update(bytes).digest("hex"));
    }
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect((await check(sealed, made)).id).toBe("shuffle-sealed");
    expect(newSecret()).toMatch(/^[0-9a-f]{64}$/);
    vi.unstubAllGlobals();
  });
});

const MODULES = import.meta.glob<{ draws?: GameUi["draws"] }>("../src/games/*/{draws,notation}.ts", { eager: true });
const drawsOf = (game: string) => Object.entries(MODULES).find(([path, { draws }]) => path.includes(`/${game}/`) && draws)![1].draws!;

it.each(GAMES.map(({ id }) => id))("the odds in %s, counted from the record, are those of the rules", { timeout: 300_000 }, async (game) => {
  const python = resolve(import.meta.dirname, "../../.venv/bin/python");
  const { stdout } = await promisify(execFile)(python, [resolve(import.meta.dirname, "fixtures/draws.py"), game], { maxBuffer: 1 << 29 });
  const games = JSON.parse(stdout) as { record: string; draws: Draw[] }[];
  expect(games.length).toBeGreaterThan(0);
  for (const { record: text, draws: expected } of games) {
    const { steps, headers } = parseRecord(text)!;
    expect(drawsOf(game)(steps, headers)).toEqual(expected);
    await setImmediate(); // a process that does not answer vitest for a minute fails the run, and a busy machine takes that long
  }
});

it("reads records and refuses what is none", () => {
  expect(record.headers.Game).toBe("times-square");
  expect(parseRecord("hello")).toBeNull();
  expect(parseRecord('[Game "times-square"]')).toBeNull();
});
