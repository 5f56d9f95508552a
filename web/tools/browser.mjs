/** A real Chromium for tests, figures and pictures: the one that comes as a package, or the one that CHROMIUM names. */
import { chromium } from "playwright-core";
import { unpackBrowser } from "./unpack_browser.mjs";

// Playwright adds what keeps a browser quiet (no updates, sync, first run or background network) and multi-process.
// One process for the pages of a context: what shows the empty page goes on to show ours, instead of ending for another one.
const FLAGS = ["--disable-gpu", "--disable-quic", "--renderer-process-limit=1"];

export async function openBrowser() {
  const { CHROMIUM } = process.env;
  return chromium.launch({ args: FLAGS, ...(CHROMIUM ? { executablePath: CHROMIUM } : await unpackBrowser()) });
}
