/** Whole games at the tables with more to choose from, against a bot of the house: by mouse, by keyboard alone, by thumb. */
import { expect, it } from "vitest";
import type { Page } from "playwright-core";
import { GAMES } from "../../tools/games.mjs";
import { evening, myTurn } from "./evening";
import { chooser, playOn, walkTo } from "./player";

const night = evening();
const LONG = 900_000;
const NAMES = GAMES.map(({ name }) => name);
const PLAYED_ELSEWHERE = "Times Square"; // game.test.ts

/** Looks for something with the tab key, as who has no mouse does. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tabs = 0; tabs < 120; tabs++) {
    if (await page.evaluate((fits) => document.activeElement?.matches(fits) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the tab key does not lead to ${selector}`);
}

async function shortEvening(page: Page, way: "mouse" | "keys"): Promise<void> {
  if (way === "mouse") {
    await page.getByText("House rules").click();
    await page.getByLabel("Periods at most").fill("1");
    return;
  }
  await tabTo(page, "summary");
  await page.keyboard.press("Enter");
  await page.locator("input[type=number]").first().waitFor(); // the game's words may come late
  await tabTo(page, "input[type=number]");
  await page.keyboard.press("Control+A");
  await page.keyboard.type("1");
}

/** Sits down against the weakest bot: the games are about the page, and shall not take the whole night. */
async function sitDown(page: Page, game: string, way: "mouse" | "keys"): Promise<void> {
  await page.goto("/");
  const play = page.getByRole("button", { name: `Play now: ${game}` });
  await play.and(page.locator(":enabled")).waitFor();
  if (way === "mouse") await play.click();
  else {
    await tabTo(page, `[aria-label="Play now: ${game}"]`);
    await page.keyboard.press("Enter");
  }
  const novice = page.getByRole("radio", { name: "Novice" });
  await novice.waitFor();
  if (way === "mouse") await novice.check();
  else {
    await tabTo(page, 'input[name="level"]');
    for (let steps = 0; !(await novice.isChecked()); steps++) {
      expect(steps).toBeLessThan(8);
      await page.keyboard.press("ArrowLeft");
    }
  }
  if (game === "Edgar & Lucien") await shortEvening(page, way);
  if (way === "mouse") await page.getByRole("button", { name: "Deal the cards" }).click();
  else {
    await tabTo(page, "button.deal");
    await page.keyboard.press("Enter");
  }
}

for (const [number, game] of NAMES.filter((name) => name !== PLAYED_ELSEWHERE).entries()) {
  for (const way of ["mouse", "keys"] as const) {
    it(`a whole game of ${game} by ${way}`, { timeout: LONG }, async () => {
      const page = await night.come();
      await sitDown(page, game, way);
      expect(await playOn(page, way, chooser(7 + number))).toBeGreaterThan(5);
      expect(await myTurn(page)).toBe("over");
      const check = page.getByRole("button", { name: "Check the shuffle" });
      if (way === "mouse") await check.click();
      else {
        await walkTo(page, check);
        await page.keyboard.press("Enter");
      }
      await page.getByText(/^✓?Honest/).waitFor();
    });
  }
}

for (const game of NAMES) {
  it(`${game} on a phone, by thumb: nothing lies beyond the edge, and a turn can be played`, { timeout: LONG }, async () => {
    const page = await night.come({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await sitDown(page, game, "mouse");
    expect(await playOn(page, "touch", chooser(3), 12)).toBeGreaterThan(0);
    await page.locator(".prompt, .result").first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}
