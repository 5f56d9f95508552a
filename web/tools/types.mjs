/** The page's types of the API, from the schema that the server itself serves. */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import openapi, { astToString } from "openapi-typescript";
import { startServer } from "./server.mjs";

const server = await startServer();
try {
  const tree = await openapi(new URL("/schema/openapi.json", server.url));
  const head = "// Written by `make web-types` from the server's own schema.\n\n";
  writeFileSync(resolve(import.meta.dirname, "../src/server/schema.d.ts"), head + astToString(tree));
} finally {
  await server.stop();
}
