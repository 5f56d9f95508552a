/** How an opponent's turn is shown, to be looked at: for each game and pace a strip of frames (own move, breath, each step, the end) with the line that
 * is read, and a table of times. In build/strip, or the folder that is named.
 *
 * strip.mjs [--out folder] [game ...]. The page's clock is stopped and moved on by hand, so no beat is missed and a busy machine changes no time.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { openBrowser } from "./browser.mjs";
import { GAMES } from "./games.mjs";
import { startServer } from "./server.mjs";

const given = process.argv.slice(2);
const named = given.indexOf("--out");
const out = resolve(named < 0 ? resolve(import.meta.dirname, "../../build/strip") : given.splice(named, 2)[1]);
const chosen = GAMES.filter(({ id }) => given.length === 0 || given.includes(id));
const SIZES = { 1280: { width: 1280, height: 800 }, 390: { width: 390, height: 844 } };
const PACES = { 1280: ["calm", "normal", "quick", "once"], 390: ["normal"] };
const STEP = 25; // ms by which the clock is moved on at a time
const PAINTED = 40; // ms until things have set off
const FRAMES = 24; // at most, of one turn
const CHOICES = 120; // at most, until a turn of an opponent was shown
const OPEN = '[data-target]:not([data-target="closed"]):not([data-token="cancel"]):not([data-token="back"]):not([data-token="hint"]):not(:disabled):not(.street .target)';
const SHEET = { 1280: { width: 620, columns: 3 }, 390: { width: 260, columns: 6 } };
const CRISP = 0.8;

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const server = await startServer();
const browser = await openBrowser();
const darkroom = await browser.newPage();
const times = [];

const staged = (page) => page.locator("[data-now][data-beat]");
const asked = (page) => page.locator(".prompt.asked:not(.waiting)");
const end = (page) => page.locator(".result");

/** Takes a picture when everything has arrived; what sets off now needs the clock for it. */
async function shoot(page) {
  await page.clock.runFor(PAINTED);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
  });
  return (await page.screenshot()).toString("base64");
}

/** Moves the clock on until something is staged, asked or over. */
async function until(page) {
  while (!(await staged(page).or(asked(page)).or(end(page)).count())) await page.clock.runFor(STEP);
}

async function choose(page, made) {
  const half = await page.locator('[data-token="cancel"]').count();
  const offers = page.locator(half ? `[data-keys="prompt"] ${OPEN}` : `[data-keys] ${OPEN}`).filter({ visible: true });
  const next = made * 7 + Math.floor(made / 7); // comes to every offer, also where there are always seven
  await offers.nth(next % (await offers.count())).click({ timeout: 5000 }).catch(() => undefined); // gone meanwhile
  await page.clock.runFor(STEP);
}

/** Every beat from now on until nothing is staged, each with when it began and a picture. */
async function shownNow(page, begun = 0) {
  const beats = [];
  for (let clock = begun, known = ""; (await staged(page).count()) && beats.length < FRAMES; ) {
    const now = await page.evaluate(() => ({ beat: document.querySelector("[data-now]").dataset.beat, line: document.querySelector("[data-now] .line").textContent }));
    const key = `${now.beat} ${now.line}`;
    if (key !== known && now.beat !== "breath 0.0") { // that one holds the table while what comes is still being read
      const at = clock;
      clock += PAINTED; // while its picture is taken
      beats.push({ kind: now.beat.split(" ")[0], line: now.line, at: beats.length ? at : 0, picture: await shoot(page) });
    } else {
      await page.clock.runFor(STEP);
      clock += now.beat === "breath 0.0" ? 0 : STEP;
    }
    known = key;
    beats.clock = clock;
  }
  return beats;
}

/** One sheet of pictures with what is read below each. */
async function develop(name, frames, { width, columns }) {
  const webp = await darkroom.evaluate(
    async ([all, wide, across, crisp]) => {
      const pictures = await Promise.all(all.map(async ({ picture }) => Object.assign(new Image(), { src: `data:image/png;base64,${picture}` })));
      await Promise.all(pictures.map((one) => one.decode()));
      const high = Math.round((wide * pictures[0].height) / pictures[0].width);
      const caption = 46;
      const canvas = Object.assign(document.createElement("canvas"), { width: wide * Math.min(across, all.length), height: (high + caption) * Math.ceil(all.length / across) });
      const pen = canvas.getContext("2d");
      pen.fillStyle = "#fff";
      pen.fillRect(0, 0, canvas.width, canvas.height);
      all.forEach(({ title, line }, index) => {
        const [x, y] = [(index % across) * wide, Math.floor(index / across) * (high + caption)];
        pen.drawImage(pictures[index], x, y + caption, wide - 4, high - 4);
        pen.fillStyle = "#000";
        pen.font = "bold 15px sans-serif";
        pen.fillText(title, x + 4, y + 17, wide - 10);
        pen.font = "15px sans-serif";
        pen.fillText(line, x + 4, y + 38, wide - 10);
      });
      return canvas.toDataURL("image/webp", crisp).split(",")[1];
    },
    [frames, width, columns, CRISP],
  );
  writeFileSync(resolve(out, `${name}.webp`), Buffer.from(webp, "base64"));
}

/** Plays on until an opponent has shown a whole turn at this pace; false if the game ends before. */
async function turnAt(page, game, pace, size, made) {
  await page.locator("[data-now] select").selectOption(pace);
  for (let tries = 0; tries < CHOICES; tries++) {
    await until(page);
    if (await end(page).count()) return false;
    if (await staged(page).count()) { // the end of a turn that began before
      await shownNow(page);
      continue;
    }
    const before = await shoot(page);
    await choose(page, made.count++);
    while (!(await staged(page).or(page.locator(".prompt:not(.waiting)")).or(end(page)).count())) await page.clock.runFor(STEP);
    const begun = (await page.locator('[data-now][data-beat]:not([data-beat="breath 0.0"])').count()) ? PAINTED : 0;
    const own = await shoot(page);
    const beats = (await staged(page).count()) ? await shownNow(page, begun) : [];
    if (pace === "once" ? await asked(page).count() === 0 : !(beats.some(({ kind }) => kind === "breath") && beats.some(({ kind }) => kind === "event"))) continue;
    await until(page);
    const name = `${game}-${size}-${pace}`;
    const last = { title: `over at ${beats.clock ?? 0} ms`, line: "", picture: await shoot(page) };
    const frames = [{ title: "before the own move", line: "", picture: before }, { title: "the own move", line: "", picture: own }, ...beats.map(({ kind, line, at, picture }) => ({ title: `${kind} at ${at} ms`, line, picture })), last];
    await develop(name, frames, SHEET[size]);
    if (size === "1280") beats.forEach(({ kind, line, at }, index) => times.push([game, pace, kind, at, (beats[index + 1]?.at ?? beats.clock) - at, line]));
    if (size === "1280" && beats.length === 0) times.push([game, pace, "nothing is staged", 0, 0, ""]);
    console.log(`${name}: ${beats.length} beats in ${beats.clock ?? 0} ms`);
    return true;
  }
  throw new Error(`${game}: no opponent's turn was shown in ${CHOICES} choices`);
}

async function sitDown(page, name) {
  await page.goto("/");
  await page.getByRole("button", { name: `Play now: ${name}` }).click();
  await page.getByRole("radio", { name: "Novice" }).check();
  await page.locator("button.deal").click();
  await page.waitForURL(/\/table\//);
  await page.locator("[data-now]").waitFor();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
}

try {
  for (const { id, name } of chosen) {
    for (const [size, viewport] of Object.entries(SIZES)) {
      const context = await browser.newContext({ baseURL: server.url, locale: "en-GB", viewport, hasTouch: size === "390" });
      await context.addInitScript(() => location.protocol === "http:" && localStorage.setItem("soiree", JSON.stringify({ notes: ["all"], log: innerWidth > 600, pace: "normal" })));
      const page = await context.newPage();
      await page.clock.install();
      await sitDown(page, name);
      const made = { count: 0 };
      for (const pace of PACES[size]) {
        while (!(await turnAt(page, id, pace, size, made))) {
          await page.clock.resume();
          await sitDown(page, name);
        }
      }
      await context.close();
    }
  }
  const rows = times.map(([game, pace, kind, at, lasts, line]) => `| ${game} | ${pace} | ${kind} | ${at} | ${lasts} | ${line} |`);
  writeFileSync(resolve(out, "times.md"), ["| game | pace | what | begins (ms) | lasts (ms) | line |", "| --- | --- | --- | ---: | ---: | --- |", ...rows, ""].join("\n"));
} finally {
  await browser.close();
  await server.stop();
}
