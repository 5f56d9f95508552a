/** Pictures of every screen, in both themes, for a desk and for a phone: docs/screenshots. */
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { openBrowser } from "./browser.mjs";
import { openHouse } from "./house.mjs";

const out = resolve(import.meta.dirname, "../../docs/screenshots");
const SIZES = { 1280: { width: 1280, height: 800 }, 390: { width: 390, height: 844 } };
const THEMES = ["dark", "light"];

mkdirSync(out, { recursive: true });
const house = await openHouse();
const browser = await openBrowser();

async function visit(theme, size, language, state) {
  const context = await browser.newContext({ viewport: SIZES[size], deviceScaleFactor: 1.5, colorScheme: theme, locale: language, baseURL: house.url, reducedMotion: "reduce", storageState: state, hasTouch: size === "390" });
  const page = await context.newPage();
  return { context, page };
}

async function shoot(page, name, whole = false) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(250); // pictures only: let colours settle
  await page.screenshot({ path: resolve(out, `${name}.png`), fullPage: whole });
  console.log(name);
}

/** Plays a few turns by mouse; false if the game is over too soon for a picture. */
async function playSome(page) {
  const end = page.getByRole("region", { name: "The end" });
  const asked = page.locator(".prompt.asked:not(.waiting)");
  for (let turn = 0; turn < 5; turn++) {
    await asked.or(end).first().waitFor();
    if (await end.isVisible()) return false;
    const card = page.locator('[data-card][data-target="open"]').first();
    if (!(await card.count())) return turn > 2;
    await card.click();
    const stop = page.locator('[data-token="x"]');
    await stop.or(page.locator('[data-token="cancel"]')).or(end).first().waitFor();
    if (await page.locator('[data-token="cancel"]').count()) await page.locator('[data-keys="prompt"] [data-target=""]').first().click();
    await stop.or(end).first().waitFor();
    if (await end.isVisible()) return false;
    await stop.click();
  }
  await asked.or(end).first().waitFor();
  return !(await end.isVisible()) && (await page.locator('[data-card][data-target="open"]').count()) > 3;
}

/** A guest in the middle of a game against a bot, and some life in the lobby. */
async function sitDown() {
  const { context, page } = await visit("dark", "1280", "en");
  await page.goto("/");
  await page.getByRole("button", { name: /Name and colour/ }).click();
  await page.getByLabel("Your name").fill("Hélène");
  await page.getByRole("radio", { name: "Emerald" }).check();
  await page.getByRole("button", { name: "Keep" }).click();
  const begin = async (way, deal) => {
    await page.goto("/");
    await page.getByRole("button", { name: `${way}: Times Square` }).click();
    await page.getByRole("button", { name: deal }).click();
    await page.waitForURL(/\/table\//);
  };
  await begin("With friends", "Lay the table");
  await begin("Watch bots", "Let them play");
  do await begin("Play now", "Deal the cards");
  while (!(await playSome(page)));
  const path = new URL(page.url()).pathname;
  const state = await context.storageState();
  await context.close();
  return { state, path };
}

try {
  const { state, path } = await sitDown();
  for (const theme of THEMES) {
    for (const size of Object.keys(SIZES)) {
      const { context, page } = await visit(theme, size, theme === "light" && size === "390" ? "fr" : "en", state);
      await page.goto("/");
      await page.evaluate((theme) => {
        const kept = JSON.parse(localStorage.getItem("soiree") ?? "{}");
        localStorage.setItem("soiree", JSON.stringify({ ...kept, theme: "system", language: theme, notes: ["all"], log: innerWidth > 600 }));
      }, theme === "light" && size === "390" ? "fr" : "en");
      await page.reload();
      await page.locator("li[data-game]").first().waitFor();
      await shoot(page, `lobby-${theme}-${size}`, size === "390");
      await page.goto(path);
      await page.locator('[data-card][data-target="open"]').first().waitFor();
      await shoot(page, `times-square-${theme}-${size}`, size === "390");
      const cards = page.locator('[data-card][data-target="open"]');
      for (let place = 0; place < (await cards.count()); place++) {
        await cards.nth(place).hover();
        if ((await page.locator(".target").count()) > 1) break;
      }
      await cards.nth(0).blur().catch(() => undefined);
      await shoot(page, `times-square-ghosts-${theme}-${size}`);
      await page.goto("/rules/times-square");
      await page.locator("[data-clause]").first().waitFor();
      await shoot(page, `rules-${theme}-${size}`);
      await context.close();
    }
  }
} finally {
  await browser.close();
  await house.stop();
}
