/** Before the files of this folder: the house that they share, the browser unpacked, and a folder for what more than one of them computes. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openHouse } from "../../tools/house.mjs";
import { unpackBrowser } from "../../tools/unpack_browser.mjs";

declare module "vitest" {
  interface ProvidedContext {
    house: { url: string; database: string };
    computed: string;
  }
}

export default async function open(project: TestProject): Promise<() => Promise<void>> {
  const computed = mkdtempSync(join(tmpdir(), "soiree-computed-"));
  const [house] = await Promise.all([openHouse(), process.env.CHROMIUM ?? unpackBrowser()]);
  project.provide("house", { url: house.url, database: house.database });
  project.provide("computed", computed);
  return async () => {
    await house.stop();
    rmSync(computed, { recursive: true });
  };
}
