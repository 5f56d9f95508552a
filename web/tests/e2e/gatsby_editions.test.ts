/** Gatsby on the board of another edition: chosen in the dialog, drawn from the server's data, played by a person, its shuffle checked. */
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { chooser, playOn } from "./player";
import { myTurn, ownServer } from "./visits";

const server = ownServer("--editions", join(resolve(import.meta.dirname, "../../.."), "tests/games/editions"));
const LONG = 300_000;
const TARGET = 44; // px of what a finger aims at

/** Creates a table with the edition in the dialog, against the weakest bot. */
async function sitDown(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now: Gatsby" }).click();
  await page.getByRole("radio", { name: "Novice" }).check();
  await page.getByLabel("Edition").selectOption("test-riviera");
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator(".cabaret .cell").first().waitFor();
}

it("a whole game by mouse, and its shuffle checked", { timeout: LONG }, async () => {
  const page = await server.visit({ viewport: { width: 1280, height: 900 } });
  await sitDown(page);
  const shown = await page.locator(".gatsby").evaluate((table) => ({
    cells: [...table.querySelectorAll(".cell")].map((cell) => cell.getAttribute("data-space")),
    rows: [...table.querySelectorAll(".lane")].map((lane) => lane.querySelectorAll(".space").length),
    signs: table.querySelectorAll(".shaft .sign").length,
    both: table.querySelectorAll(".cell.both").length,
    actions: [...table.querySelectorAll(".actions strong")].map((name) => name.textContent),
  }));
  expect([shown.cells.length, shown.cells[0], shown.cells.at(-1)]).toEqual([64, "a1", "h8"]);
  expect(shown.rows).toEqual([3, 7, 5, 7]);
  expect(shown.signs, "three bonuses of the tower in each column").toBe(6);
  expect(shown.both, "of the tiles with a bonus on a star at least one is there").toBeGreaterThan(0);
  expect(shown.actions).toEqual(["The Promenade", "Drinks and Deals", "Action lift", "Action fr", "Action bets"]);
  await playOn(page, "mouse", chooser(5));
  expect(await myTurn(page)).toBe("over");
  expect(await page.locator(".board").textContent()).not.toMatch(/(character|place|suit|action|special|steps|role|bonus)-[a-z]/);
  await page.getByRole("button", { name: "Check the shuffle" }).click();
  await page.getByText(/^✓?Honest/).waitFor();
});

it("on a phone nothing is cut off, and every space is as large as a finger", { timeout: LONG }, async () => {
  const page = await server.visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await sitDown(page);
  const seen = await page.locator(".gatsby").evaluate((table) => {
    const boxes = (selector: string) => [...table.querySelectorAll(selector)].map((one) => one.getBoundingClientRect()).map(({ left, right, top, bottom, width, height }) => ({ left, right, top, bottom, width, height }));
    return { page: document.documentElement.scrollWidth, spaces: boxes(".cell, .space"), characters: boxes(".floors li") };
  });
  expect(seen.page).toBeLessThanOrEqual(390);
  expect(seen.spaces).toHaveLength(64 + 22);
  for (const { left, right, width, height } of seen.spaces) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(TARGET);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(390);
  }
  for (const [index, one] of seen.characters.slice(1).entries()) expect(one.top, "characters of the tower do not cover each other").toBeGreaterThanOrEqual(seen.characters[index]!.bottom);
});
