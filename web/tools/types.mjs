/** The page's types of the API, from the schema that the server itself serves. */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import openapi, { astToString } from "openapi-typescript";
import { startServer } from "./server.mjs";

const server = await startServer();
try {
  const schema = await (await fetch(`${server.url}/schema/openapi.json`)).json();
  const tree = await openapi({ ...schema, paths: {} }); // the page knows the addresses itself; of the schema it uses what they send
  const head = "// Written by `make web-types` from the server's own schema.\n\n";
  writeFileSync(resolve(import.meta.dirname, "../src/server/schema.d.ts"), head + astToString(tree));
} finally {
  await server.stop();
}
