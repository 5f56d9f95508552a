/** The page in a real Chromium with a real house: how long from a click until its result is on the screen, and how smoothly tokens move. */
import { openBrowser } from "../web/tools/browser.mjs";
import { openHouse } from "../web/tools/house.mjs";

const MOVES = 200;
const GAMES = ["Times Square", "Gatsby", "Shadows of Macao", "Edgar & Lucien"];
const OPEN = '[data-target]:not([data-target="closed"]):not([data-token="cancel"]):not([data-token="back"]):not([data-token="hint"]):not(:disabled):not(.street .target)';

/** In the page: the time from each click to the frame after the house's answer. */
function watch() {
  const seen = { moves: [] };
  let [clicked, waited] = [0, false];
  addEventListener("click", () => (clicked = performance.now()), true);
  new MutationObserver(() => {
    const waits = document.querySelector(".prompt.waiting") !== null;
    if (waited && !waits && clicked) {
      const from = clicked;
      clicked = 0;
      requestAnimationFrame(() => seen.moves.push(performance.now() - from));
    }
    waited = waits;
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
  window.seen = seen;
}

/** From Chromium's own trace: every frame in which something was in motion, when it began and whether it was shown. */
function framesOf(trace) {
  const frames = new Map();
  for (const event of JSON.parse(trace.toString()).traceEvents) {
    if (event.name !== "PipelineReporter") continue;
    const key = `${event.pid} ${event.id ?? event.id2?.local}`;
    const frame = frames.get(key) ?? {};
    if (event.ph === "b") frame.begun = event.ts / 1000;
    frames.set(key, { ...frame, ...(event.args?.frame_reporter ?? event.args?.chrome_frame_reporter ?? {}) });
  }
  const moving = [...frames.values()].filter((one) => (one.has_main_animation || one.has_compositor_animation) && one.frame_type !== "FORKED" && one.begun !== undefined && one.state !== "STATE_NO_UPDATE_DESIRED");
  const shown = moving.filter((one) => one.state?.startsWith("STATE_PRESENTED")).map((one) => one.begun).toSorted((a, b) => a - b);
  const gaps = shown.slice(1).map((at, place) => at - shown[place]).filter((gap) => gap < 250); // longer: nothing moved between
  return { gaps, moving: moving.length, dropped: moving.length - shown.length };
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
  const moves = [];
  for (let turn = 0; moves.length < MOVES / GAMES.length; turn++) {
    const over = (await page.locator(".result").count()) > 0;
    if (turn === 0 || over) await sitDown(page, game);
    await page.locator(".prompt.asked:not(.waiting), .result").first().waitFor();
    if (await page.locator(".result").count()) continue;
    const half = await page.locator('[data-token="cancel"]').count();
    const offers = page.locator(half ? `[data-keys="prompt"] ${OPEN}` : `[data-keys] ${OPEN}`).filter({ visible: true });
    await offers.nth((turn * 7) % (await offers.count())).click({ timeout: 5000 }).catch(() => undefined); // gone meanwhile: something else, then
    await page.locator(".prompt:not(.waiting), .result").first().waitFor();
    moves.push(...(await page.evaluate(() => window.seen.moves.splice(0))));
  }
  return moves;
}

const middle = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const house = await openHouse();
const browser = await openBrowser();
try {
  const all = { moves: [], gaps: [], moving: 0, dropped: 0 };
  const figures = {};
  for (const game of GAMES) {
    const context = await browser.newContext({ baseURL: house.url, locale: "en-GB", viewport: { width: 1280, height: 800 } });
    await context.addInitScript(watch);
    const page = await context.newPage();
    await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline.frame"] });
    const moves = await play(page, game);
    const { gaps, moving, dropped } = framesOf(await browser.stopTracing());
    await context.close();
    figures[`page.${game.toLowerCase().replace(" & ", "-").replace("shadows of ", "").replaceAll(" ", "-")}.move_ms`] = middle(moves);
    all.moves.push(...moves);
    all.gaps.push(...gaps);
    all.moving += moving;
    all.dropped += dropped;
  }
  figures["page.move_ms"] = middle(all.moves);
  figures["page.moves"] = all.moves.length;
  figures["page.frames_per_s"] = 1000 / middle(all.gaps);
  figures["page.dropped_frames"] = all.dropped / all.moving;
  console.log(JSON.stringify(figures));
} finally {
  await browser.close();
  await house.stop();
}
