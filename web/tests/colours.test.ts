/** Colours are design tokens: a literal colour is only in the files that define tokens, and in drawings. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const src = resolve(import.meta.dirname, "../src");
const files = readdirSync(src, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(svelte|ts|css)$/.test(name));
const TOKENS = /^design\/tokens\.css$|^games\/[\w-]+\/(palette|cover\/accent)\.css$/;
/** Pictures of things and people, painted rather than styled. */
const DRAWN = /^games\/[\w-]+\/(cover\/Picture|Portrait|Silhouette|Skyline|Landmark|Pawn|Sign|Resource|Kind|Token|Glyph)\.svelte$/;
const LITERAL = /#[0-9a-f]{3,8}\b(?![\w-])|\b(?:rgb|hsl)a?\([^)]*\)/gi;

/** Literal colours of a file; ids and anchors such as href="#act" are none. */
function literals(text: string): string[] {
  return [...text.replaceAll(/\{#\w+/g, "").replaceAll(/(?:href|url)[=(]["'`]?#[\w-]+/g, "").matchAll(LITERAL)].map(([found]) => found);
}

const painted = files.filter((name) => !TOKENS.test(name) && !DRAWN.test(name) && !name.endsWith(".d.ts"));
const colours = (name: string) => [...readFileSync(join(src, name), "utf-8").matchAll(/(--[\w-]+):/g)].map(([, token]) => token!);

describe("colours", () => {
  it("are tokens in every component", () => {
    expect(painted.length).toBeGreaterThan(80);
    expect(painted.flatMap((name) => literals(readFileSync(join(src, name), "utf-8")).map((found) => `${name}: ${found}`))).toEqual([]);
  });

  it("of a game are used by that game, and defined where they are used", () => {
    for (const palette of files.filter((name) => name.endsWith("palette.css"))) {
      const folder = resolve(src, palette, "..");
      const text = readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(svelte|ts|css)$/.test(name)).map((name) => readFileSync(join(folder, name), "utf-8")).join("\n");
      const prefixed = new Set(colours(palette).filter((token) => /^--(el|gat|mac|ts)-/.test(token)));
      const used = new Set([...text.matchAll(/var\((--(?:el|gat|mac|ts)-[\w-]+(?:\$\{\w+\})?)/g)].map(([, token]) => token!));
      const unused = [...prefixed].filter((token) => !used.has(token) && !used.has(token.replace(/\d$/, "${seat}")));
      const missing = [...used].filter((token) => !prefixed.has(token.replace("${seat}", "0")));
      expect({ palette, unused, missing }).toEqual({ palette, unused: [], missing: [] });
    }
  });

  it("are found by this test", () => {
    expect(literals("a { color: #fff; fill: rgb(0 0 0 / 0.4); } {#each x}<a href=\"#act\">{/each}")).toEqual(["#fff", "rgb(0 0 0 / 0.4)"]);
  });
});
