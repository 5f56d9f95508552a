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

it("a table adds little", () => {
  const rooms = assets.filter((name) => /^(times-square|Table|media|keys|sounds|Clauses|en|fr)\b/.test(name)); // words of both languages, too
  expect(weight(rooms)).toBeLessThanOrEqual(80_000);
});

it("nothing in the page is a map to its sources", () => {
  expect(readdirSync(join(built, "assets")).filter((name) => name.endsWith(".map"))).toEqual([]);
});
