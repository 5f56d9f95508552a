/**
 * A newcomer's walk: the lobby with the details of each game, Learn from top to bottom, every lesson with a wrong try, its nudge and its
 * solution, and from the last lesson into a first game with its notes, of each game, at a desk and on a phone. Pictures and everything that was read are kept in build/walk, or in the folder that is named, with one
 * file walk.md. `--lang=fr` walks in French, `--game=ID` with one game.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { openBrowser } from "./browser.mjs";
import { GAMES } from "./games.mjs";
import { keepSent, lessonsOf, playAll } from "./lessons.mjs";
import { startServer } from "./server.mjs";

const given = (name, otherwise) => process.argv.find((one) => one.startsWith(`--${name}=`))?.split("=")[1] ?? otherwise;
const LANGUAGE = given("lang", "en");
const GAME = given("game", "");
const out = resolve(process.argv.slice(2).find((one) => !one.startsWith("--")) ?? resolve(import.meta.dirname, "../../build/walk"), LANGUAGE);
const SIZES = { 1280: { width: 1280, height: 800 }, 390: { width: 390, height: 844 } };
const CHOICES = 12; // of the first game: enough to meet most questions
const OPEN = '[data-target]:not([data-target="closed"]):not([data-token="cancel"]):not([data-token="back"]):not([data-token="hint"]):not(:disabled)';

mkdirSync(out, { recursive: true });
const server = await startServer();
const browser = await openBrowser();
const log = [`# A newcomer's walk (${LANGUAGE})`, ""];

async function shoot(page, name, whole = false) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: resolve(out, `${name}.png`), fullPage: whole });
  log.push(`![${name}](${name}.png)`, "");
}

/** What can be read, line by line, without repetitions. */
const readable = async (page, selector) => [...new Set((await page.locator(selector).allInnerTexts()).flatMap((text) => text.split("\n")).map((line) => line.trim()).filter(Boolean))];

async function learn(page, game, size) {
  await page.goto(`/learn/${game}`);
  await page.locator(".sheet section").first().waitFor();
  const seen = page.viewportSize();
  await page.setViewportSize({ width: seen.width, height: await page.evaluate(() => document.documentElement.scrollHeight) }); // what sticks to the edge of the screen is at its place
  await shoot(page, `${game}-${size}-learn`);
  await page.setViewportSize(seen);
  log.push(...(await readable(page, "main")).map((line) => `> ${line}`), "");
  await page.locator("section.lessons a.full").click();
}

/** What the lobby says about a game before a table is created. */
async function details(page, game, size) {
  await page.goto("/");
  await page.locator(`article[data-game="${game}"] .ways button`).first().click();
  await page.waitForFunction(() => (document.querySelector("[data-box]")?.textContent ?? "").length > 100); // its words come a moment later
  await shoot(page, `${game}-${size}-details`);
  log.push(...(await readable(page, "dialog[open]")).map((line) => `> ${line}`), "");
}

/** Fails a lesson, reads the nudge, and solves it; then the way on. */
async function lesson(page, game, size, { id, wrong, solution }, take) {
  await page.locator(".prompt.asked").waitFor();
  log.push(`### Lesson ${id}`, ...(await readable(page, ".coach, .prompt")).map((line) => `> ${line}`), "");
  await shoot(page, `${game}-${size}-lesson-${id}-1`);
  for (const [tokens, outcome, place] of [[wrong, "failed", 2], [solution, "solved", 3]]) {
    await playAll(page, tokens, take);
    await page.locator(`.verdict[data-outcome="${outcome}"]`).waitFor();
    await page.mouse.move(0, 0);
    log.push(`Played: ${tokens.join(" ")}`, "", ...(await readable(page, ".verdict")).map((line) => `> ${line}`), "");
    await shoot(page, `${game}-${size}-lesson-${id}-${place}`);
    await take(page.locator(".verdict .full"));
  }
}

/** The first game, with the notes that a newcomer gets: each question is kept once, with what is said about it. */
async function firstGame(page, game, name, size) {
  await page.waitForURL(/\/table\//);
  const met = new Set();
  for (let made = 0; made < CHOICES; made++) {
    await page.locator(".prompt.asked:not(.waiting), .result").first().waitFor();
    if (await page.locator(".result").count()) break;
    await page.mouse.move(0, 0); // the help of what is pointed at would hide the note
    const asked = (await page.locator("[data-prompt]").first().innerText()).trim();
    if (!met.has(asked)) {
      met.add(asked);
      log.push(`### ${name}: “${asked.split("\n")[0]}”`, ...(await readable(page, ".prompt, [data-notice]")).map((line) => `> ${line}`), "");
      await shoot(page, `${game}-${size}-game-${met.size}`);
    }
    const half = await page.locator('[data-token="cancel"]').count();
    const offers = page.locator(half ? `[data-keys="prompt"] ${OPEN}` : `[data-keys] ${OPEN}`).filter({ visible: true });
    const count = await offers.count();
    if (count) await offers.nth((made * 5) % count).click({ timeout: 5000 }).catch(() => undefined); // gone meanwhile: something else, then
  }
  await shoot(page, `${game}-${size}-game-later`);
}

for (const size of Object.keys(SIZES)) {
  const context = await browser.newContext({ viewport: SIZES[size], colorScheme: "dark", locale: LANGUAGE, baseURL: server.url, reducedMotion: "reduce", hasTouch: size === "390" });
  await context.addInitScript(keepSent);
  await context.addInitScript((language) => localStorage.setItem("soiree", JSON.stringify({ ...JSON.parse(localStorage.getItem("soiree") ?? "{}"), language, pace: "once" })), LANGUAGE);
  const page = await context.newPage();
  await page.goto("/");
  await page.locator("article[data-game]").first().waitFor();
  log.push(`# At ${size} px`, "");
  await shoot(page, `lobby-${size}`, true);
  for (const { id, name } of GAMES.filter((one) => !GAME || one.id === GAME)) {
    log.push(`## ${name} (${size} px)`, "");
    await details(page, id, size);
    await learn(page, id, size);
    const lessons = lessonsOf(id);
    for (const one of lessons) await lesson(page, id, size, one, (target) => (size === "390" ? target.tap() : target.click()));
    await firstGame(page, id, name, size);
    console.log(`${id} ${size}: ${lessons.length} lessons`);
  }
  await context.close();
}
writeFileSync(resolve(out, "walk.md"), log.join("\n"));
await browser.close();
await server.stop();
