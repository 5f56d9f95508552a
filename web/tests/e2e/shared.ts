/** Before the files of this folder: the server that they share, the browser unpacked, and a folder for what more than one of them computes. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startServer } from "../../tools/server.mjs";
import { unpackBrowser } from "../../tools/unpack_browser.mjs";

declare module "vitest" {
  interface ProvidedContext {
    server: { url: string; database: string };
    computed: string;
  }
}

export default async function open(project: TestProject): Promise<() => Promise<void>> {
  const computed = mkdtempSync(join(tmpdir(), "soiree-computed-"));
  const [server] = await Promise.all([startServer(), process.env.CHROMIUM ?? unpackBrowser()]);
  project.provide("server", { url: server.url, database: server.database });
  project.provide("computed", computed);
  return async () => {
    await server.stop();
    rmSync(computed, { recursive: true });
  };
}
