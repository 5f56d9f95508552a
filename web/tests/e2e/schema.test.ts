/** The page's types of the API are those of this server. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, inject, it } from "vitest";
import { typesOf } from "../../tools/schema.mjs";

it("schema.d.ts is what `make web-types` writes", async () => {
  const kept = readFileSync(resolve(import.meta.dirname, "../../src/server/schema.d.ts"), "utf-8");
  expect(await typesOf(inject("server").url)).toBe(kept);
});
