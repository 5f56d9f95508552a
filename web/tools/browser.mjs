/** A real Chromium for tests, figures and pictures: the one that comes as a package, or the one that CHROMIUM names. */
import { statfsSync } from "node:fs";
import { chromium } from "playwright-core";
import { unpackBrowser } from "./unpack_browser.mjs";

// Playwright adds what keeps a browser quiet (no updates, sync, first run or background network) and multi-process.
// One process for the pages of a context: what shows the empty page goes on to show ours, instead of ending for another one.
const FLAGS = ["--disable-gpu", "--disable-quic", "--renderer-process-limit=1"];

// Playwright moves memory that processes share (tiles, what was fetched) to files in the temporary folder, because containers
// may have 64 MB of it. Where there is more, it stays in memory: making and zeroing the files took a tenth of the time.
const ENOUGH_SHARED_MEMORY = 512 * 2 ** 20;
const FILES_INSTEAD = "--disable-dev-shm-usage";

function hasSharedMemory() {
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    return bavail * bsize >= ENOUGH_SHARED_MEMORY;
  } catch {
    return false;
  }
}

export async function openBrowser() {
  const { CHROMIUM } = process.env;
  const ignoreDefaultArgs = hasSharedMemory() ? [FILES_INSTEAD] : [];
  return chromium.launch({ args: FLAGS, ignoreDefaultArgs, ...(CHROMIUM ? { executablePath: CHROMIUM } : await unpackBrowser()) });
}
