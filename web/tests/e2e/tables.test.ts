/** The tables with more to choose from, against a bot: whole games by keyboard alone, and some turns by thumb. Whole games by mouse are in wire_secrecy.test.ts. */
import { expect, it } from "vitest";
import type { Page } from "playwright-core";
import { GAMES } from "../../tools/games.mjs";
import { sharedServer, myTurn, sitDownByMouse } from "./visits";
import { chooser, playOn, walkTo } from "./player";

const server = sharedServer();
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

/** Sits down by keyboard against the weakest bot, for a short game. */
async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: `Play now: ${game}` }).and(page.locator(":enabled")).waitFor();
  await tabTo(page, `[aria-label="Play now: ${game}"]`);
  await page.keyboard.press("Enter");
  const novice = page.getByRole("radio", { name: "Novice" });
  await novice.waitFor();
  await tabTo(page, 'input[name="level"]');
  for (let steps = 0; !(await novice.isChecked()); steps++) {
    expect(steps).toBeLessThan(8);
    await page.keyboard.press("ArrowLeft");
  }
  if (game === "Edgar & Lucien") {
    await tabTo(page, "summary");
    await page.keyboard.press("Enter");
    const periods = page.getByLabel("Maximum number of periods"); // the game's words may come late
    await periods.waitFor();
    await tabTo(page, "#option-periods");
    await page.keyboard.type("1");
    expect(await periods.inputValue()).toBe("1");
  }
  await tabTo(page, "button.deal");
  await page.keyboard.press("Enter");
}

for (const [number, game] of NAMES.filter((name) => name !== PLAYED_ELSEWHERE).entries()) {
  it(`a whole game of ${game} by keys`, { timeout: LONG }, async () => {
    const page = await server.visit();
    await sitDown(page, game);
    expect(await playOn(page, "keys", chooser(7 + number))).toBeGreaterThan(5);
    expect(await myTurn(page)).toBe("over");
    await walkTo(page, page.getByRole("button", { name: "Check the shuffle" }));
    await page.keyboard.press("Enter");
    await page.getByText(/^✓?Honest/).waitFor();
  });
}

for (const game of NAMES) {
  it(`${game} on a phone, by thumb: nothing lies beyond the edge, and a turn can be played`, { timeout: LONG }, async () => {
    const page = await server.visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await sitDownByMouse(page, game);
    expect(await playOn(page, "touch", chooser(3), 12)).toBeGreaterThan(0);
    await page.locator(".prompt, .result").first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}
