import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";

// of the page as it was built (`make web`), and what its build says each part loads
interface Part {
  file: string;
  imports?: string[];
  css?: string[];
}
const root = resolve(import.meta.dirname, "../..");
const built = join(root, "src/soiree/web");
const parts = JSON.parse(readFileSync(join(root, "build/page.json"), "utf-8")) as Record<string, Part>;

/** Scripts and styles that come with a part, those of what it imports too. */
function filesOf(name: string, found = new Set<string>()): Set<string> {
  const part = parts[name]!;
  if (found.has(part.file)) return found;
  for (const file of [part.file, ...(part.css ?? [])]) found.add(file);
  for (const other of part.imports ?? []) filesOf(other, found);
  return found;
}
const weight = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(built, file))).length, 0);
const lobby = filesOf("index.html");

it("the lobby is light", () => {
  const asked = [...readFileSync(join(built, "index.html"), "utf-8").matchAll(/\/(assets\/[^"]+\.(?:js|css))"/g)].map((found) => found[1]!);
  expect([...lobby].toSorted()).toEqual(asked.toSorted());
  expect(weight(lobby)).toBeLessThanOrEqual(120_000);
});

it.each(readdirSync(join(root, "web/src/games"), { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => one.name))("the table of %s adds little", (game) => {
  const room = `../src/soiree/games/${game.replaceAll("-", "_")}`;
  const words = ["en", "fr"].flatMap((language) => [`src/games/${game}/words/${language}.ftl?raw`, `${room}/words/${language}.ftl?raw`]); // one language is loaded; both are counted
  const files = ["src/table/Table.svelte", `src/games/${game}/index.ts`, ...words].flatMap((name) => [...filesOf(name)]);
  expect(weight(new Set(files.filter((file) => !lobby.has(file))))).toBeLessThanOrEqual(80_000);
});
