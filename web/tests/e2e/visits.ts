/** A server, a browser, and people in it. Waits are for what a person would see; nothing sleeps. */
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import type { Pace } from "../../src/staging/timeline";
import { openBrowser } from "../../tools/browser.mjs";
import { startServer, type Server } from "../../tools/server.mjs";
import { offers } from "./offers";

/** Whether tests go through all combinations of what they vary, as in `make fuzz`, and not through each value once. */
export const SWEEP = Boolean(process.env.SOIREE_SWEEP);

/** Others' moves are shown at once, and there is no service worker, unless a test is about them: it would answer requests that a test means to answer. */
type VisitOptions = BrowserContextOptions & { pace?: Pace };

export interface Visits {
  url: string;
  database: string;
  browser: Browser;
  visit(options?: VisitOptions): Promise<Page>;
}

/** For the tests of a file: the server that all files share. */
export function sharedServer(): Visits {
  const it = { ...inject("server") } as Visits;
  provideVisits(it);
  return it;
}

/** For tests that need an empty server, crash it or start it with arguments: one of their own. */
export function ownServer(...more: string[]): Visits & { process: Server } {
  const it = {} as Visits & { process: Server };
  provideVisits(it);
  beforeAll(async () => {
    it.process = await startServer(...more);
    Object.assign(it, { url: it.process.url, database: it.process.database });
  });
  afterAll(() => it.process?.stop());
  return it;
}

let browser: Promise<Browser> | undefined; // one for all files that this process runs; it ends with the process

/** Everybody who comes has a context of their own, which ends with the test. */
function provideVisits(it: Visits): void {
  const here: BrowserContext[] = [];
  beforeAll(async () => {
    browser ??= openBrowser();
    it.browser = await browser;
  });
  it.visit = async ({ pace = "once", ...options } = {}) => {
    const context = await it.browser.newContext({ baseURL: it.url, locale: "en-GB", reducedMotion: "reduce", serviceWorkers: "block", ...options });
    here.push(context);
    context.setDefaultTimeout(60_000); // costs nothing where all is well; the machine may be busy
    await context.addInitScript((chosen) => {
      if (location.protocol === "http:" && !localStorage.getItem("soiree")) localStorage.setItem("soiree", JSON.stringify({ pace: chosen }));
    }, pace);
    await context.addInitScript(`window.offers = ${offers.toString()}`);
    return context.newPage();
  };
  afterEach(async () => {
    await Promise.all(here.splice(0).map((context) => context.close()));
  });
}

/** Chooses a name on the own page, and goes on to the lobby. */
export async function callOneself(page: Page, name: string): Promise<void> {
  await page.goto("/me");
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.goto("/");
}

/** Creates a table for friends, from the lobby. Returns the link to it. */
export async function createTable(page: Page, game: string): Promise<string> {
  await page.goto("/");
  await page.getByRole("button", { name: `With friends: ${game}` }).click();
  await page.getByRole("button", { name: "Create table" }).click();
  return page.getByRole("textbox", { name: "Link to this table" }).inputValue();
}

export async function joinTable(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("button", { name: "Join the table" }).click();
}

export async function playNow(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now: Times Square" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await myTurn(page);
}

/** Sits down against the weakest bot, for a short game. */
export async function sitDownByMouse(page: Page, game: string, periods = 1): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: `Play now: ${game}` }).click();
  await page.getByRole("radio", { name: "Novice" }).check();
  if (game === "Edgar & Lucien") {
    await page.getByText("Variants").click();
    await page.getByLabel("Maximum number of periods").selectOption(String(periods));
  }
  await page.getByRole("button", { name: "Start" }).click();
}

/** Either the page asks us something or the game is over. */
export async function myTurn(page: Page): Promise<"asked" | "over"> {
  const asked = await page.waitForFunction(() => window.offers()).catch(whatIsShown(page));
  return (await asked.evaluate((one) => one!.over)) ? "over" : "asked";
}

/** For a wait that came to nothing: what the page shows instead. */
export function whatIsShown(page: Page): (error: unknown) => Promise<never> {
  return async (cause) => {
    throw new Error(`nothing is asked at ${page.url()}, which shows: ${await page.locator("body").innerText()}`, { cause });
  };
}

/** Waits until the server has answered: what is shown has changed. */
export async function after(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await snapshot(page);
  await act();
  await page.waitForFunction((old) => document.querySelector("main")?.textContent !== old, before);
}

export function snapshot(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector("main")?.textContent ?? "");
}
