/** A real Chromium: the system's if there is one, else the one that comes as a package. */
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];
const PLACES = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

export async function openBrowser() {
  const found = PLACES.find((place) => place && existsSync(place));
  if (found) return chromium.launch({ executablePath: found, args: QUIET });
  const { default: packed } = await import("@sparticuz/chromium");
  return chromium.launch({ executablePath: await packed.executablePath(), args: [...packed.args, ...QUIET] });
}
