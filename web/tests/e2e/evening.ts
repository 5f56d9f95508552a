/** A house, a browser, and people in it. Waits are for what a person would see; nothing sleeps. */
import { afterAll, beforeAll } from "vitest";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { openBrowser } from "../../tools/browser.mjs";
import { openHouse } from "../../tools/house.mjs";

export interface Evening {
  house: Awaited<ReturnType<typeof openHouse>>;
  browser: Browser;
  come(options?: BrowserContextOptions): Promise<Page>;
}

/** Opens the house for the tests of a file. */
export function evening(): Evening {
  const it = {} as Evening;
  beforeAll(async () => {
    [it.house, it.browser] = await Promise.all([openHouse(), openBrowser()]);
    it.come = async (options = {}) => {
      const context = await it.browser.newContext({ baseURL: it.house.url, locale: "en-GB", reducedMotion: "reduce", ...options });
      context.setDefaultTimeout(60_000); // costs nothing where all is well; the machine may be busy
      return context.newPage();
    };
  }, 180_000);
  afterAll(async () => {
    await it.browser?.close();
    await it.house?.stop();
  });
  return it;
}

export async function playNow(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now: Times Square" }).click();
  await page.getByRole("button", { name: "Deal the cards" }).click();
  await myTurn(page);
}

/** Either the page asks us something or the game is over. */
export async function myTurn(page: Page): Promise<"asked" | "over"> {
  const end = page.getByRole("region", { name: "The end" });
  const asked = page.locator(".prompt.asked:not(.waiting)").or(end).first();
  await asked.waitFor().catch(async (error) => {
    throw new Error(`nothing is asked at ${page.url()}, which shows: ${await page.locator("body").innerText()}`, { cause: error });
  });
  return (await end.isVisible()) ? "over" : "asked";
}

/** Waits until the house has answered: what is shown has changed. */
export async function after(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await snapshot(page);
  await act();
  await page.waitForFunction((old) => document.querySelector("main")?.textContent !== old, before);
}

export function snapshot(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector("main")?.textContent ?? "");
}
