/** Learn and the rules of another edition: its own board, box and numbers; what does not fit it is left out and said to be. */
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { violations } from "./axe";
import { ownServer } from "./visits";

const server = ownServer("--editions", join(resolve(import.meta.dirname, "../../.."), "tests/games/editions"));
const LONG = 120_000;

async function opened(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { name: "How you win" }).waitFor();
}

it("Edgar & Lucien on another map: its districts and conditions, no lesson and no example of the shipped map", { timeout: LONG }, async () => {
  const page = await server.visit({ viewport: { width: 1280, height: 900 } });
  await opened(page, "/learn/edgar-lucien");
  await page.getByRole("navigation", { name: "Edition" }).getByRole("link", { name: "test-harbour" }).click();
  await page.getByText("This page shows the edition test-harbour").waitFor();
  await page.getByRole("heading", { name: "How you win" }).waitFor();
  expect(await page.getByText(/^(\d) of \1 lessons are left out/).count()).toBe(1);
  expect(await page.getByRole("heading", { name: "Lessons" }).count()).toBe(0);
  expect(await page.locator("[data-example]").count()).toBe(0);
  expect(await page.getByText("4 examples are left out").count()).toBe(1);
  await page.locator("[data-edition='test-harbour'] svg.plan").waitFor();
  expect(await page.locator("#read-box").textContent()).toContain("11 districts for 2 players");
  expect(await page.locator("#read-goal").textContent()).toContain("8 districts of any kind with 2 players");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "Full rules" }).click();
  await page.locator("[data-clause='EL-102']").getByText("Two players use side H of the board").waitFor();
  expect(new URL(page.url()).pathname).toBe("/rules/edgar-lucien/test-harbour");
});

it("Gatsby on another board: its names, steps and rows, on a phone in French, too", { timeout: LONG }, async () => {
  const page = await server.visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await opened(page, "/learn/gatsby/test-riviera");
  await page.locator("[data-edition='test-riviera'] .cell").first().waitFor();
  expect(await page.locator("[data-edition='test-riviera'] .cell").count()).toBe(64);
  const box = (await page.locator("#read-box").textContent())!;
  expect(box).toContain("The Promenade");
  expect(box).not.toMatch(/(character|suit|action|special|task)-[a-z]/);
  expect(await page.locator("#read-race").textContent()).toContain("4 rows, some longer than others");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

it("the dialog of a new table leads to the edition, and so do the rules at its table", { timeout: LONG }, async () => {
  const page = await server.visit({ viewport: { width: 1280, height: 900 } });
  await page.goto("/");
  await page.getByRole("button", { name: "Play now: Gatsby" }).click();
  await page.getByText(/are reconstructed, because no pictures of them were available; the rest is as in the box. Titles without an official translation are our own translations/).waitFor();
  await page.getByLabel("Edition").selectOption("test-riviera");
  expect(await page.getByRole("link", { name: "Learn this edition" }).getAttribute("href")).toBe("/learn/gatsby/test-riviera");
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator(".cabaret .cell").first().waitFor();
  await page.keyboard.press("r");
  await page.getByText("With the numbers of edition test-riviera.").waitFor();
  await page.locator("[data-clause='GAT-207']").getByText("printed on the board of this edition").waitFor();
  expect(await page.getByRole("dialog").getByRole("link", { name: "Learn" }).getAttribute("href")).toBe("/learn/gatsby/test-riviera");
});
