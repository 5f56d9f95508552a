/**
 * A newcomer's walk: the lobby, Learn from top to bottom, every lesson with its first decision, and a first game with its notes, of each
 * game, at a desk and on a phone. Pictures and everything that was read are kept in build/walk, or in the folder that is named, with one
 * file walk.md. `--lang=fr` walks in French, `--game=ID` with one game.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { openBrowser } from "./browser.mjs";
import { GAMES } from "./games.mjs";
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
  return page.locator("main ol a[href*='#']").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
}

async function lesson(page, game, size, path) {
  await page.goto(path);
  await page.locator("[data-prompt], .prompt").first().waitFor();
  const id = path.split("#")[1];
  log.push(`### Lesson ${id}`, ...(await readable(page, ".coach, .prompt")).map((line) => `> ${line}`), "");
  await shoot(page, `${game}-${size}-lesson-${id}`);
}

/** The first game, with the notes that a newcomer gets: each question is kept once, with what is said about it. */
async function firstGame(page, game, name, size) {
  await page.goto(`/learn/${game}`);
  await page.locator("section.lessons button").click();
  await page.waitForURL(/\/table\//);
  const met = new Set();
  for (let made = 0; made < CHOICES; made++) {
    await page.locator(".prompt.asked:not(.waiting), .result").first().waitFor();
    if (await page.locator(".result").count()) break;
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
  await context.addInitScript((language) => localStorage.setItem("soiree", JSON.stringify({ ...JSON.parse(localStorage.getItem("soiree") ?? "{}"), language, pace: "once" })), LANGUAGE);
  const page = await context.newPage();
  await page.goto("/");
  await page.locator("article[data-game]").first().waitFor();
  log.push(`# At ${size} px`, "");
  await shoot(page, `lobby-${size}`, true);
  for (const { id, name } of GAMES.filter((one) => !GAME || one.id === GAME)) {
    log.push(`## ${name} (${size} px)`, "");
    const lessons = await learn(page, id, size);
    for (const path of lessons) await lesson(page, id, size, path);
    await firstGame(page, id, name, size);
    console.log(`${id} ${size}: ${lessons.length} lessons`);
  }
  await context.close();
}
writeFileSync(resolve(out, "walk.md"), log.join("\n"));
await browser.close();
await server.stop();
