/** Times Square and Shadows of Macao with other printed values: chosen in the dialog, drawn from the server's data, played by a person, explained in Learn. */
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { chooser, playOn } from "./player";
import { myTurn, ownServer } from "./visits";

const server = ownServer("--editions", join(resolve(import.meta.dirname, "../../.."), "tests/games/editions"));
const LONG = 300_000;
const SIZES = { wide: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

/** Creates a table with an edition in the dialog, against the weakest bot. */
async function sitDown(page: Page, game: string, edition: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: `Play now: ${game}` }).click();
  await page.getByRole("radio", { name: "Novice" }).check();
  await page.getByLabel("Edition").selectOption(edition);
  await page.getByRole("button", { name: "Start" }).click();
}

/** Plays to the end by mouse, and lets the page check the shuffle. */
async function playAll(page: Page): Promise<void> {
  await playOn(page, "mouse", chooser(5));
  expect(await myTurn(page)).toBe("over");
  await page.getByRole("button", { name: "Check the shuffle" }).click();
  await page.getByText(/^✓?Honest/).waitFor();
}

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

it("Times Square on a longer street: a whole game by mouse, and its shuffle checked", { timeout: LONG }, async () => {
  const page = await server.visit({ viewport: SIZES.wide });
  await sitDown(page, "Times Square", "test-boulevard");
  await page.locator("svg.street").waitFor();
  expect([await page.locator("svg.street .space").count(), await page.locator("svg.street .entrance").count()]).toEqual([19, 6]);
  await myTurn(page);
  expect(await page.locator(".hand [data-card]").count()).toBe(5);
  await playAll(page);
});

it("Shadows of Macao with another deck: a whole game by mouse, and its shuffle checked", { timeout: LONG }, async () => {
  const page = await server.visit({ viewport: SIZES.wide });
  await sitDown(page, "Shadows of Macao", "pocket");
  await page.locator("[data-pile]").first().waitFor();
  await page.getByRole("button", { name: "Legend" }).click();
  const legend = page.getByRole("dialog");
  await legend.getByText(/cloth$/).waitFor(); // a resource that the shipped edition does not have is drawn as its letter
  expect(await legend.locator("svg.resource text").allTextContents()).toEqual(["c"]);
  await legend.getByText("tea", { exact: true }).waitFor();
  expect(await legend.getByText("opium").count()).toBe(0);
  await page.keyboard.press("Escape");
  await playAll(page);
});

for (const [game, edition, drawn] of [["Times Square", "test-boulevard", "svg.street"], ["Shadows of Macao", "pocket", "[data-pile]"]] as const) {
  it(`${game}, on a phone: nothing is cut off`, { timeout: LONG }, async () => {
    const page = await server.visit({ viewport: SIZES.phone, hasTouch: true });
    await sitDown(page, game, edition);
    await page.locator(drawn).first().waitFor();
    expect(await width(page)).toBeLessThanOrEqual(SIZES.phone.width);
  });
}

it("Learn and the rules have the numbers of the street and of the deck", { timeout: LONG }, async () => {
  const page = await server.visit({ viewport: SIZES.phone, hasTouch: true });
  await page.goto("/learn/times-square/test-boulevard");
  await page.locator("#read-setup").getByText("19 spaces. At each end the entrance of a club takes up 3 spaces").waitFor();
  await page.locator("#read-setup").getByText("Counted from Sue, Hal starts on space 3 of his side, and Deb on space 2 of hers.").waitFor();
  expect(await width(page)).toBeLessThanOrEqual(SIZES.phone.width);
  await page.goto("/rules/times-square/test-boulevard");
  await page.locator("[data-clause='TS-901']").getByText("Any space of it will do.").waitFor();
  await page.goto("/rules/macao/pocket");
  await page.locator("[data-clause='MAC-520']").getByText("takes off 2 units of a resource that is still in the cost more than once").waitFor();
  await page.goto("/learn/macao/pocket");
  for (const name of ["Lotus Garden", "Pagoda", "tea", "cloth"]) await page.locator("#read-box").getByText(new RegExp(`${name}$`)).first().waitFor();
  await page.locator("#read-end").getByText(/After round 25 the game ends in any case: this is a house rule/).waitFor();
  expect(await width(page)).toBeLessThanOrEqual(SIZES.phone.width);
});
