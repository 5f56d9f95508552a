import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";

// of the page as it was built: `make web`
const built = resolve(import.meta.dirname, "../../src/soiree/web");
const assets = readdirSync(join(built, "assets")).filter((name) => /\.(js|css)$/.test(name));
const weight = (names: string[]) => names.reduce((sum, name) => sum + gzipSync(readFileSync(join(built, "assets", name))).length, 0);

it("the lobby is light", () => {
  const first = [...readFileSync(join(built, "index.html"), "utf-8").matchAll(/\/assets\/([^"]+\.(?:js|css))"/g)].map((found) => found[1]!);
  expect(first.length).toBeGreaterThan(1);
  expect(weight(first)).toBeLessThanOrEqual(120_000);
});

it.each(["times-square"])("the table of %s adds little", (game) => {
  const frame = assets.filter((name) => /^(Table|media|keys|sounds|Clauses)\b/.test(name));
  const room = assets.filter((name) => name.startsWith(`${game}-`)); // words of both languages, too
  expect(room.length).toBeGreaterThan(3);
  expect(weight([...frame, ...room])).toBeLessThanOrEqual(80_000);
});

it("nothing in the page is a map to its sources", () => {
  expect(readdirSync(join(built, "assets")).filter((name) => name.endsWith(".map"))).toEqual([]);
});
