/** The lobby on a slow connection: an answer that is late takes nothing away from who was quicker. */
import { expect, it } from "vitest";
import type { Page } from "playwright-core";
import { sharedServer } from "./visits";

const server = sharedServer();
const LONG = 180_000;

/** Holds back what matches until it is let go. */
async function holdBack(page: Page, what: RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((done) => (letGo = done));
  await page.route(what, async (route) => (await held, route.fallback()));
  return letGo;
}

it.each([
  [1280, "en"],
  [1280, "fr"],
  [390, "en"],
  [390, "fr"],
] as const)("the window in which a table is created does not move when late answers arrive, at %i px in %s", { timeout: LONG }, async (width, lang) => {
  const page = await server.visit({ viewport: { width, height: 800 }, locale: lang });
  await page.goto("/");
  const play = page.getByRole("button", { name: /^(Play now|Jouer)\W+Gatsby$/ });
  await play.waitFor(); // the page has its own words; those of the game come with the window
  const words = await holdBack(page, /\/assets\/(en|fr)-[^/]*\.js$/);
  const rated = await holdBack(page, /\/api\/tables\/rated$/);
  await play.click();
  const novice = page.getByRole("radio").first();
  await page.evaluate(() => document.fonts.ready);
  const before = await novice.boundingBox();
  await page.mouse.move(before!.x + before!.width / 2, before!.y + before!.height / 2);
  await page.mouse.down();
  words();
  rated();
  await page.locator("details label").first().waitFor({ state: "attached" });
  await page.locator("p.rated:not(:empty)").waitFor();
  await page.mouse.up();
  expect(await novice.isChecked()).toBe(true);
  expect(await novice.boundingBox()).toMatchObject({ x: before!.x, y: before!.y });
});

/** Somebody who was here before, and how to let the server say so. */
async function comeBack(page: Page): Promise<{ id: string; letGo: () => void }> {
  const came = await page.request.post("/api/guest", { data: { name: "Ada", colour: "copper" } });
  const { id } = (await came.json()) as { id: string };
  const letGo = await holdBack(page, /\/api\/me$/);
  await page.goto("/");
  return { id, letGo };
}

const me = async (page: Page) => (await (await page.request.get("/api/me")).json()) as Record<string, unknown>;

it("a name that is being typed stays when the server says who we are", { timeout: LONG }, async () => {
  const page = await server.visit();
  const { id, letGo } = await comeBack(page);
  await page.getByRole("link", { name: /^Your page/ }).click();
  await page.getByLabel("Your name").fill("Ada Lovelace");
  letGo();
  await page.getByRole("heading", { level: 1, name: "Ada" }).waitFor();
  expect(await page.getByRole("radio", { name: "Copper" }).isChecked()).toBe(true); // was not chosen yet
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Ada Lovelace" }).waitFor();
  expect(await me(page)).toMatchObject({ id, name: "Ada Lovelace", colour: "copper" });
});

it("who chooses a name or creates a table before the server knows them is no new guest", { timeout: LONG }, async () => {
  const page = await server.visit();
  const named = await comeBack(page);
  await page.getByRole("link", { name: /^Your page/ }).click();
  await page.getByLabel("Your name").fill("Countess");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  named.letGo();
  await page.getByRole("heading", { level: 1, name: "Countess" }).waitFor();
  expect(await me(page)).toMatchObject({ id: named.id, name: "Countess" });

  const other = await server.visit();
  const creating = await comeBack(other);
  await other.getByRole("button", { name: "With friends: Times Square" }).click();
  await other.getByRole("button", { name: "Create table" }).click();
  creating.letGo();
  await other.waitForURL(/\/table\//);
  expect(await me(other)).toMatchObject({ id: creating.id, name: "Ada" });
});

it("every variant says in a sentence what it changes; the recommended value is the first and named so", { timeout: LONG }, async () => {
  const page = await server.visit({ viewport: { width: 390, height: 844 } });
  await page.goto("/");
  const games = (await (await page.request.get("/api/games")).json()) as { id: string; options: { id: string }[] }[];
  for (const { id, options } of games) {
    await page.locator(`[data-game="${id}"]`).getByRole("button").first().click();
    await page.locator("summary").click();
    for (const option of options) {
      const about = page.locator(`#about-${option.id}`);
      expect(await about.innerText()).toMatch(/^.{20,}\.$/);
      const values = await about.locator("xpath=..").locator(".value, option").allInnerTexts();
      expect(values.map((value) => value.includes("(recommended)")), `${id} ${option.id}`).toEqual(values.map((_, index) => index === 0));
      expect(values.length).toBeGreaterThan(1);
    }
    expect(await page.locator("dialog[open]").evaluate((window) => window.scrollWidth - window.clientWidth)).toBeLessThanOrEqual(0);
    await page.keyboard.press("Escape");
  }
  await page.locator('[data-game="edgar-lucien"]').getByRole("button").first().click();
  await page.locator("summary").click();
  await page.getByRole("radio", { name: "Hidden: a robbed player" }).check();
  await page.getByLabel("Maximum number of periods").selectOption("No limit");
  const created = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/tables"));
  await page.getByRole("button", { name: "Start" }).click();
  expect((await created).postDataJSON()).toMatchObject({ options: { money: "hidden", metro: "lines", periods: 0 } });
  await page.waitForURL(/\/table\//);
});
