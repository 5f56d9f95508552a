/** The page in a real Chromium with a real house: how long from a click until its result is on the screen, and how smoothly tokens move. */
import { openBrowser } from "../web/tools/browser.mjs";
import { openHouse } from "../web/tools/house.mjs";

const MOVES = 200;
const GAMES = ["Times Square", "Gatsby", "Shadows of Macao", "Edgar & Lucien"];
const OPEN = '[data-target]:not([data-target="closed"]):not([data-token="cancel"]):not([data-token="back"]):not([data-token="hint"]):not(:disabled):not(.street .target)';

/** In the page: the time from each click to the frame after the house's answer, and all frames of the 400 ms in which things may move. */
function watch() {
  const seen = { moves: [], frames: [] };
  let [clicked, waited, moving, last] = [0, false, 0, 0];
  addEventListener("click", () => (clicked = performance.now()), true);
  const frame = (now) => {
    if (now < moving && last) seen.frames.push(now - last);
    last = now < moving ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new MutationObserver(() => {
    const waits = document.querySelector(".prompt.waiting") !== null;
    if (waited && !waits && clicked) {
      const from = clicked;
      clicked = 0;
      requestAnimationFrame(() => seen.moves.push(performance.now() - from));
      moving = performance.now() + 400;
    }
    waited = waits;
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
  window.seen = seen;
}

async function sitDown(page, game) {
  await page.goto("/");
  await page.getByRole("button", { name: `Play now: ${game}` }).click();
  await page.getByRole("radio", { name: "Novice" }).check();
  await page.getByRole("button", { name: "Deal the cards" }).click();
  await page.waitForURL(/\/table\//);
}

/** Takes whatever is offered until enough moves were seen; new games as they end. */
async function play(page, game) {
  const found = { moves: [], frames: [] };
  for (let turn = 0; found.moves.length < MOVES / GAMES.length; turn++) {
    const over = (await page.locator(".result").count()) > 0;
    if (turn === 0 || over) await sitDown(page, game);
    await page.locator(".prompt.asked:not(.waiting), .result").first().waitFor();
    if (await page.locator(".result").count()) continue;
    const half = await page.locator('[data-token="cancel"]').count();
    const offers = page.locator(half ? `[data-keys="prompt"] ${OPEN}` : `[data-keys] ${OPEN}`).filter({ visible: true });
    await offers.nth((turn * 7) % (await offers.count())).click({ timeout: 5000 }).catch(() => undefined); // gone meanwhile: something else, then
    await page.locator(".prompt:not(.waiting), .result").first().waitFor();
    const seen = await page.evaluate(() => ({ moves: window.seen.moves.splice(0), frames: window.seen.frames.splice(0) }));
    found.moves.push(...seen.moves);
    found.frames.push(...seen.frames);
  }
  return found;
}

const middle = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const house = await openHouse();
const browser = await openBrowser();
try {
  const all = { moves: [], frames: [] };
  const figures = {};
  for (const game of GAMES) {
    const context = await browser.newContext({ baseURL: house.url, locale: "en-GB", viewport: { width: 1280, height: 800 } });
    await context.addInitScript(watch);
    const found = await play(await context.newPage(), game);
    await context.close();
    figures[`page.${game.toLowerCase().replace(" & ", "-").replace("shadows of ", "").replaceAll(" ", "-")}.move_ms`] = middle(found.moves);
    all.moves.push(...found.moves);
    all.frames.push(...found.frames);
  }
  figures["page.move_ms"] = middle(all.moves);
  figures["page.moves"] = all.moves.length;
  figures["page.frames_per_s"] = 1000 / middle(all.frames);
  figures["page.late_frames"] = all.frames.filter((ms) => ms > 25).length / all.frames.length;
  console.log(JSON.stringify(figures));
} finally {
  await browser.close();
  await house.stop();
}
