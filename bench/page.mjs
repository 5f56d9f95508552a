/**
 * The page in a real Chromium with a real server: time from a click until its result is on the screen, frames during motion, and frames while an
 * opponent's moves are staged, with what they cost. `node bench/page.mjs staged` measures only the frames of the last, `... cost` only the cost, `... moves`
 * only the time from a click; the games to measure may follow.
 */
import { openBrowser } from "../web/tools/browser.mjs";
import { GAMES } from "../web/tools/games.mjs";
import { startServer } from "../web/tools/server.mjs";

const MOVES = 200;
const MOTIONS = 15; // moves of each game whose frames are traced
const STAGED = 6; // turns of an opponent in each game whose frames are traced
const [only, ...chosen] = process.argv.slice(2);
const known = GAMES.map(({ id }) => id);
const wrong = [...(only === undefined || ["staged", "cost", "moves"].includes(only) ? [] : [only]), ...chosen.filter((id) => !known.includes(id))];
if (wrong.length) {
  console.error(`unknown: ${wrong.join(" ")}. Use: node bench/page.mjs [staged|cost|moves [${known.join("|")}]...]`);
  process.exit(2);
}
const NAMES = GAMES.filter(({ id }) => chosen.length === 0 || chosen.includes(id)).map(({ name }) => name);
const OPEN = '[data-target]:not([data-target="closed"]):not([data-token="cancel"]):not([data-token="back"]):not([data-token="hint"]):not(:disabled):not(.street .target)';
const FRAMES = ["-*", "disabled-by-default-devtools.timeline.frame"]; // nothing else: a full trace would slow down the page
const PAINTED = ["-*", "devtools.timeline", "cc"]; // which tiles are painted
const FRAME = 1000 / 60;
const BEGINS = 120; // first ms of a motion, in which the button responds and the new table is drawn; then only tokens move
const PAUSE = 100; // ms without a frame in motion, shown or dropped: the next frame belongs to another motion

/** In the page: the time from each click, as the browser received it, until the frame with the server's answer has been drawn. */
function watch() {
  const seen = { moves: [] };
  let [clicked, waited] = [0, false];
  addEventListener("click", (event) => (clicked = event.timeStamp), true);
  new MutationObserver(() => {
    const waits = document.querySelector(".prompt.waiting") !== null;
    if (waited && !waits && clicked) {
      const from = clicked;
      clicked = 0;
      requestAnimationFrame(() => {
        const drawn = new MessageChannel(); // its message comes after the frame
        drawn.port1.onmessage = () => seen.moves.push(performance.now() - from);
        drawn.port2.postMessage(null);
      });
    }
    waited = waits;
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
  window.seen = seen;
}

/** From Chromium's trace: the frames in which something was in motion, when each began and whether it was shown. */
function framesOf(trace) {
  const open = new Map(); // ids are reused when a frame has ended
  const frames = new Map();
  for (const event of JSON.parse(trace.toString()).traceEvents.filter(({ name }) => name === "PipelineReporter").toSorted((a, b) => a.ts - b.ts)) {
    const id = `${event.pid} ${event.id ?? event.id2?.local}`;
    if (event.ph === "b") open.set(id, { begun: event.ts / 1000 });
    const report = Object.assign(open.get(id) ?? {}, event.args?.frame_reporter ?? event.args?.chrome_frame_reporter);
    if (event.ph !== "e" || report.begun === undefined || report.state === "STATE_NO_UPDATE_DESIRED") continue;
    // a frame whose script is late is reported twice: what the compositor showed in time, and what came after
    const key = `${event.pid} ${report.layer_tree_host_id} ${report.frame_source} ${report.frame_sequence}`;
    const frame = frames.get(key) ?? { begun: report.begun, moving: false, shown: false };
    const shown = report.state?.startsWith("STATE_PRESENTED") && (report.frame_type !== "FORKED" || report.has_compositor_animation);
    frames.set(key, { begun: Math.min(frame.begun, report.begun), moving: frame.moving || report.has_main_animation || report.has_compositor_animation, shown: frame.shown || shown });
  }
  const moving = [...frames.values()].filter((one) => one.moving).toSorted((a, b) => a.begun - b.begun);
  const found = { moving: moving.length, shown: 0, time: 0, walking: 0, walked: 0 };
  let begun = 0;
  moving.forEach((one, index) => {
    const gap = index ? one.begun - moving[index - 1].begun : PAUSE;
    if (gap >= PAUSE) begun = one.begun;
    const lasts = gap < PAUSE ? gap : FRAME; // the first frame of a motion lasts as long as any
    found.time += lasts;
    found.shown += one.shown;
    if (one.begun - begun < BEGINS) return;
    found.walking += lasts;
    found.walked += one.shown;
  });
  return found;
}

async function sitDown(page, game) {
  await page.goto("/");
  await page.getByRole("button", { name: `Play now: ${game}` }).click();
  await page.getByRole("radio", { name: "Novice" }).check();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.waitForURL(/\/table\//);
}

/** Pseudo-random choices, the same in every run: a fixed choice could select and unselect the same card forever. */
function chooser(seed = 7) {
  return (count) => (seed = Math.imul(seed, 1_103_515_245) + 12_345 & 0x7fffffff, (seed >> 8) % count);
}

/** Clicks something that is offered; false if the game is over. */
async function choose(page, among) {
  await page.locator(".prompt.asked:not(.waiting), .result").first().waitFor();
  if (await page.locator(".result").count()) return false;
  const half = await page.locator('[data-token="cancel"]').count();
  const offers = page.locator(half ? `[data-keys="prompt"] ${OPEN}` : `[data-keys] ${OPEN}`).filter({ visible: true });
  await offers.nth(among(await offers.count())).click({ timeout: 5000 }).catch(() => undefined); // the target has gone: the next turn clicks another
  await page.locator(".prompt:not(.waiting), .result").first().waitFor();
  return true;
}

/** Clicks random targets until this many moves were seen; starts new games as they end. */
async function play(page, game, wanted, after = async () => undefined) {
  const moves = [];
  const among = chooser();
  for (let turn = 0; moves.length < wanted; turn++) {
    const over = (await page.locator(".result").count()) > 0;
    if (turn === 0 || over) await sitDown(page, game);
    if (!(await choose(page, among))) continue;
    await after();
    moves.push(...(await page.evaluate(() => window.seen.moves.splice(0))));
  }
  return moves;
}

const STAGE = "[data-now][data-beat]";

/** In the page: the beats that are shown until nothing is staged any more. Nothing is asked for meanwhile: that would be work of its own. */
function toTheEnd(stage) {
  return new Promise((done) => {
    let beats = 0;
    const watch = new MutationObserver((changes) => {
      beats += changes.filter(({ attributeName }) => attributeName === "data-beat").length;
      if (document.querySelector(stage)) return;
      watch.disconnect();
      done(beats);
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-beat"] });
    if (!document.querySelector(stage)) done(beats);
  });
}

/** Plays until this many turns of others were shown, at the usual pace, from the first breath to the last step; each is measured while it is shown. */
async function staged(page, game, turns, measure) {
  const among = chooser();
  await sitDown(page, game);
  for (let seen = 0; seen < turns; ) {
    await page.locator(`${STAGE}, .result, .prompt.asked:not(.waiting)`).first().waitFor();
    if (await page.locator(STAGE).count()) {
      await measure(() => page.evaluate(toTheEnd, STAGE));
      seen++;
    } else if (!(await choose(page, among))) await sitDown(page, game);
  }
}

/** The frames while others' moves are shown. */
async function stagedFrames(page, game) {
  const found = { moving: 0, shown: 0, time: 0, walking: 0, walked: 0 };
  await staged(page, game, STAGED, async (show) => {
    await browser.startTracing(page, { categories: FRAMES });
    await show();
    const frames = framesOf(await browser.stopTracing());
    for (const what of Object.keys(found)) found[what] += frames[what];
  });
  return found;
}

/** What a beat costs: time of the processor on the page's own thread, in all and in script, layouts, and tiles that are painted. A busy machine changes little of it. */
async function stagedCost(page, game) {
  const tools = await page.context().newCDPSession(page);
  await tools.send("Performance.enable", { timeDomain: "threadTicks" });
  const metrics = async () => Object.fromEntries((await tools.send("Performance.getMetrics")).metrics.map(({ name, value }) => [name, value]));
  const found = { beats: 0, main: 0, script: 0, layouts: 0, tiles: 0, raster: 0 };
  await staged(page, game, STAGED, async (show) => {
    await browser.startTracing(page, { categories: PAINTED });
    const before = await metrics();
    found.beats += await show();
    const after = await metrics();
    const painted = JSON.parse((await browser.stopTracing()).toString()).traceEvents.filter(({ name, ph }) => name === "RasterTask" && ph === "X");
    found.main += 1000 * (after.TaskDuration - before.TaskDuration);
    found.script += 1000 * (after.ScriptDuration - before.ScriptDuration);
    found.layouts += after.LayoutCount - before.LayoutCount;
    found.tiles += painted.length;
    found.raster += painted.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  });
  return found;
}

/** The cost of a beat in each game. */
async function costFigures() {
  const figures = {};
  for (const game of NAMES) {
    const context = await visit("normal");
    const { beats, main, script, layouts, tiles, raster } = await stagedCost(await context.newPage(), game);
    await context.close();
    const named = { staged_beats: beats, staged_main_ms_per_beat: main / beats, staged_script_ms_per_beat: script / beats, staged_layouts_per_beat: layouts / beats, staged_tiles_per_beat: tiles / beats, staged_raster_ms_per_beat: raster / beats };
    for (const [name, value] of Object.entries(named)) figures[`page.${idOf(game)}.${name}`] = value;
  }
  return figures;
}

/** Waits until all animations have ended, including those that start when another ends. */
async function rest(page) {
  await page.waitForFunction(() => {
    window.stillSince = document.getAnimations().some((one) => one.playState === "running") ? 0 : window.stillSince || performance.now();
    return window.stillSince && performance.now() - window.stillSince > 300;
  }, undefined, { polling: 100 }); // not at every frame: that would add work to the page
}

/** The frames of one square that moves over an empty page: the best that this machine can show. */
async function atBest(context) {
  const page = await context.newPage();
  await page.setContent('<div id="square" style="width: 60px; height: 60px; background: #c8a45a; will-change: transform"></div>');
  await browser.startTracing(page, { categories: FRAMES });
  for (let motion = 0; motion < MOTIONS; motion++) {
    await page.evaluate(() => document.querySelector("#square").animate([{ transform: "none" }, { transform: "translate(600px, 300px)" }], 360).finished.then(() => undefined));
    await rest(page);
  }
  const frames = framesOf(await browser.stopTracing());
  await page.close();
  return frames;
}

const middle = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const perSecond = (shown, time) => (1000 * shown) / time;
const idOf = (game) => game.toLowerCase().replace(" & ", "-").replace("shadows of ", "").replaceAll(" ", "-");

/** A context in which others' moves are shown at a pace. */
async function visit(pace) {
  const context = await browser.newContext({ baseURL: server.url, locale: "en-GB", viewport: { width: 1280, height: 800 } });
  await context.addInitScript((chosen) => location.protocol === "http:" && localStorage.setItem("soiree", JSON.stringify({ pace: chosen })), pace);
  return context;
}

/** The time from a click to its result, at the pace *at once*. */
async function moveFigures() {
  const figures = {};
  const all = [];
  for (const game of NAMES) {
    const context = await visit("once");
    await context.addInitScript(watch);
    const moves = await play(await context.newPage(), game, MOVES / GAMES.length);
    await context.close();
    figures[`page.${idOf(game)}.move_ms`] = middle(moves);
    all.push(...moves);
  }
  return { ...figures, "page.move_ms": middle(all), "page.moves": all.length };
}

/** Frames a second while an opponent's moves are staged, and the part of an empty page's, measured in turns with the games. */
async function stagedFigures(empty) {
  const figures = {};
  const all = { moving: 0, shown: 0, time: 0 };
  const bestNow = async () => {
    const { shown, time } = await atBest(empty);
    return perSecond(shown, time); // all frames of a motion, as of the games
  };
  const best = [await bestNow()];
  const parts = [];
  for (const game of NAMES) {
    const context = await visit("normal");
    const frames = await stagedFrames(await context.newPage(), game);
    await context.close();
    figures[`page.${idOf(game)}.staged_frames_per_s`] = perSecond(frames.shown, frames.time);
    for (const what of Object.keys(all)) all[what] += frames[what];
    best.push(await bestNow());
    figures[`page.${idOf(game)}.staged_of_empty`] = figures[`page.${idOf(game)}.staged_frames_per_s`] / ((best.at(-1) + best.at(-2)) / 2);
    parts.push(figures[`page.${idOf(game)}.staged_of_empty`]);
  }
  figures["page.staged_frames"] = all.moving;
  figures["page.staged_frames_per_s"] = perSecond(all.shown, all.time);
  figures["page.staged_of_empty"] = parts.reduce((sum, one) => sum + one) / parts.length;
  figures["page.staged_dropped_frames"] = 1 - all.shown / all.moving;
  return figures;
}

const server = await startServer();
const browser = await openBrowser();
try {
  const empty = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  if (only === "staged") console.log(JSON.stringify(await stagedFigures(empty), null, 1));
  else if (only === "moves") console.log(JSON.stringify(await moveFigures(), null, 1));
  else if (only === "cost") console.log(JSON.stringify(await costFigures(), null, 1));
  else await everything(empty);
  await empty.close();
} finally {
  await browser.close();
  await server.stop();
}

async function everything(empty) {
  const all = { moves: [], moving: 0, shown: 0, time: 0, walking: 0, walked: 0 };
  const figures = {};
  for (const game of NAMES) {
    const context = await visit("once"); // nobody waits for opponents to be shown
    await context.addInitScript(watch);
    const page = await context.newPage();
    const moves = await play(page, game, MOVES / NAMES.length);
    await sitDown(page, game);
    await browser.startTracing(page, { categories: FRAMES });
    await play(page, game, MOTIONS, () => rest(page));
    const frames = framesOf(await browser.stopTracing());
    await context.close();
    figures[`page.${idOf(game)}.move_ms`] = middle(moves);
    figures[`page.${idOf(game)}.frames_per_s`] = perSecond(frames.shown, frames.time);
    figures[`page.${idOf(game)}.frames_per_s_under_way`] = perSecond(frames.walked, frames.walking);
    all.moves.push(...moves);
    for (const what of Object.keys(frames)) all[what] += frames[what];
  }
  const best = await atBest(empty);
  figures["page.empty.frames_per_s_under_way"] = perSecond(best.walked, best.walking);
  figures["page.move_ms"] = middle(all.moves);
  figures["page.moves"] = all.moves.length;
  figures["page.frames_per_s"] = perSecond(all.shown, all.time);
  figures["page.frames_per_s_under_way"] = perSecond(all.walked, all.walking);
  figures["page.frames"] = all.moving;
  figures["page.dropped_frames"] = 1 - all.shown / all.moving;
  Object.assign(figures, await stagedFigures(empty), await costFigures());
  console.log(JSON.stringify(figures));
}
