/** Writes src/server/schema.d.ts anew. */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { typesOf } from "./schema.mjs";
import { startServer } from "./server.mjs";

const server = await startServer();
try {
  writeFileSync(resolve(import.meta.dirname, "../src/server/schema.d.ts"), await typesOf(server.url));
} finally {
  await server.stop();
}
