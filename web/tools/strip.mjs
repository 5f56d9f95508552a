/** A frame for every beat of one opponent's turn of each game, to look at how it is shown: build/strip, or the folder that is named.
 *
 * strip.mjs [folder] [pace] [game ...]. The page's clock is stopped and moved on from beat to beat, so no frame is missed.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { openBrowser } from "./browser.mjs";
import { GAMES } from "./games.mjs";
import { startServer } from "./server.mjs";

const [folder, pace = "normal", ...chosen] = process.argv.slice(2);
const out = resolve(folder ?? resolve(import.meta.dirname, "../../build/strip"));
const SIZES = { 1280: { width: 1280, height: 800 }, 390: { width: 390, height: 844 } };
const TURNS = 3; // of the opponent: the first one of some games only sets something up
const FRAMES = 40; // at most, of one game
const OPEN = '[data-target]:not([data-target="closed"]):not([data-token="cancel"]):not([data-token="back"]):not([data-token="hint"]):not(:disabled):not(.street .target)';

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const server = await startServer();
const browser = await openBrowser();

const staged = (page) => page.locator("[data-now][data-beat]");
const asked = (page) => page.locator(".prompt.asked:not(.waiting)");
const end = (page) => page.locator(".result");

async function choose(page, made) {
  const half = await page.locator('[data-token="cancel"]').count();
  const offers = page.locator(half ? `[data-keys="prompt"] ${OPEN}` : `[data-keys] ${OPEN}`).filter({ visible: true });
  await offers.nth((made * 7) % (await offers.count())).click({ timeout: 5000 }).catch(() => undefined); // gone meanwhile
}

async function shoot(page, name) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
  });
  writeFileSync(resolve(out, `${name}.png`), await page.screenshot());
}

/** Shoots beat after beat until nothing is staged; returns how many. */
async function shootTurn(page, name, first) {
  let frame = first;
  let known = "";
  while ((await staged(page).count()) && frame < FRAMES) {
    const now = await page.evaluate(() => `${document.querySelector("[data-now]").dataset.beat} ${document.querySelector("[data-now] .line").textContent}`);
    if (now !== known) {
      console.log(`${name} ${frame}: ${now}`);
      await shoot(page, `${name}-${String(frame++).padStart(2, "0")}`);
    }
    known = now;
    await page.clock.runFor(50);
  }
  await shoot(page, `${name}-${String(frame++).padStart(2, "0")}`);
  return frame;
}

try {
  for (const { id, name } of GAMES.filter((game) => chosen.length === 0 || chosen.includes(game.id))) {
    for (const [size, viewport] of Object.entries(SIZES)) {
      const context = await browser.newContext({ baseURL: server.url, locale: "en-GB", viewport, hasTouch: size === "390" });
      await context.addInitScript((kept) => location.protocol === "http:" && localStorage.setItem("soiree", JSON.stringify({ notes: ["all"], log: innerWidth > 600, pace: kept })), pace);
      const page = await context.newPage();
      await page.clock.install();
      await page.goto("/");
      await page.getByRole("button", { name: `Play now: ${name}` }).click();
      await page.getByRole("radio", { name: "Novice" }).check();
      await page.locator("button.deal").click();
      await page.waitForURL(/\/table\//);
      await page.clock.pauseAt(Date.now() + 5_000);
      let frame = 0;
      for (let turn = 0, made = 0; turn < TURNS && made < 200 && frame < FRAMES; ) {
        while (!(await asked(page).or(end(page)).or(staged(page)).count())) await page.clock.runFor(50); // the page's own timers, such as reconnecting, need it too
        if (await end(page).count()) break;
        if (await staged(page).count()) {
          frame = await shootTurn(page, `${id}-${size}`, frame);
          turn++;
        } else await choose(page, made++);
        await page.clock.runFor(20);
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
