/** The page's types of the API, from the schema that the house itself serves. */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import openapi, { astToString } from "openapi-typescript";
import { openHouse } from "./house.mjs";

const house = await openHouse();
try {
  const tree = await openapi(new URL("/schema/openapi.json", house.url));
  const head = "// Written by `make web-types` from the house's own schema.\n\n";
  writeFileSync(resolve(import.meta.dirname, "../src/lib/schema.d.ts"), head + astToString(tree));
} finally {
  await house.stop();
}
