import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

// the page draws what the server sends: nothing of how a game is played is in it
const root = resolve(import.meta.dirname, "../..");
const under = (folder: string) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
const text = (file: string) => readFileSync(file, "utf-8");
const built = under("src/soiree/web").filter((file) => /\.(js|css|html)$/.test(file));

it("nothing in the page is a map to its sources", () => {
  expect(under("src/soiree/web").filter((file) => file.endsWith(".map"))).toEqual([]);
  expect(built.filter((file) => text(file).includes("sourceMappingURL"))).toEqual([]);
});

it("of the package the page takes words and printed facts, nothing else", () => {
  const sources = under("web/src").filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith(".d.ts"));
  const taken = sources.flatMap((file) => [...text(file).matchAll(/(?:from|import|glob(?:<\w+>)?)[\s([]*"([^"]*src\/soiree\/[^"]*)"/g)].map((found) => found[1]!));
  expect(taken.length).toBeGreaterThan(5);
  expect(taken.filter((path) => !/(\/words\/[^/]+\.ftl|\/board\.toml|\/editions\/\*\.toml)$/.test(path))).toEqual([]);
});

it("no deed of the rules has its name in the page", () => {
  const rules = under("src/soiree/games").filter((file) => /\/(rules|belief|notation|board)\.py$/.test(file));
  const deeds = new Set(rules.flatMap((file) => [...text(file).matchAll(/^\s*def (_*[a-z0-9]+(?:_[a-z0-9]+)+)\(/gm)].map((found) => found[1]!)));
  expect(deeds.size).toBeGreaterThan(100);
  const names = (code: string) => new Set(code.match(/\b_*[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g));
  expect(built.flatMap((file) => [...names(text(file))].filter((name) => deeds.has(name)).map((name) => `${name} in ${file}`))).toEqual([]);
});
