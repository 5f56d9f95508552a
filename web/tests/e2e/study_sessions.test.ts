/** A whole analysis session in each game, by mouse, by keyboard alone, and by touch on a phone. */
import { expect, it } from "vitest";
import type { Locator, Page } from "playwright-core";
import { GAMES } from "../../tools/games.mjs";
import { clean, SIZES } from "./axe";
import type { Way } from "./player";
import { lines, moved, playsOn, ready, searched } from "./study_board";
import { sharedServer } from "./visits";

const server = sharedServer();
const LONG = 300_000;
const TABS = 200; // to any control of the page
const WAYS = ["mouse", "keys", "touch"] as const;

/** Somebody who has only a mouse, only a keyboard, or only fingers. */
class Hand {
  constructor(readonly page: Page, readonly way: Way) {}

  async press(target: Locator): Promise<void> {
    if (this.way === "keys") {
      await this.focus(target);
      await this.page.keyboard.press("Enter");
    } else if (this.way === "touch") await target.tap();
    else await target.click();
  }

  async focus(target: Locator): Promise<void> {
    await target.waitFor();
    for (let tabs = 0; !(await target.evaluate((one) => one === document.activeElement)); tabs++) {
      if (tabs === TABS) throw new Error(`the tab key does not lead to ${String(target)}`);
      await this.page.keyboard.press("Tab");
    }
  }

  /** Chooses by what is written in a list. */
  async select(target: Locator, text: string): Promise<void> {
    if (this.way !== "keys") return void (await target.selectOption({ label: text }));
    await this.focus(target);
    await this.page.keyboard.type(text);
  }

  async write(target: Locator, text: string): Promise<void> {
    if (this.way === "keys") await this.focus(target);
    else await this.press(target);
    await this.page.keyboard.type(text);
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }
}

/** The moves that are rated here. */
async function rated(hand: Hand): Promise<string[]> {
  await hand.press(hand.button("Analyse"));
  await searched(hand.page, 0);
  await hand.page.locator("[data-rated]").nth(1).waitFor();
  await hand.press(hand.button("Stop analysis"));
  return hand.page.locator("[data-rated]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.rated!));
}

it.each(GAMES.flatMap(({ id, name }) => WAYS.map((way) => [id, way, name] as const)))("%s by %s: branch, comment, delete, share, reload, play on", { timeout: LONG }, async (game, way, name) => {
  const size = SIZES[way === "touch" ? 1 : 0]!;
  const page = await server.visit({ viewport: size, hasTouch: way === "touch" });
  const hand = new Hand(page, way);
  const choose = (token: string) => moved(page, () => hand.press(page.locator(`[data-rated="${token}"]`)));
  const variations = async () => (await lines(page)).filter((line) => !line.startsWith("0 "));
  const decided = (token: string) => page.locator(`.lines [data-step$=":${token}"]`).last();
  await page.goto("/analysis");
  await hand.select(page.getByRole("combobox", { name: "Game" }), name);
  await hand.button("Start").and(page.locator(":enabled")).waitFor();
  await hand.press(hand.button("Start"));
  await ready(page);

  const first = (await rated(hand))[0]!;
  await choose(first);
  await hand.write(page.getByLabel("Comment on this position"), "The main idea");
  await page.locator(".comment", { hasText: "The main idea" }).waitFor();
  await moved(page, () => hand.press(hand.button("Back")));
  const second = (await rated(hand)).find((token) => token !== first)!;
  await choose(second);
  expect((await variations())[0]).toMatch(/^1 [0-9]:/);
  expect((await variations())[0]!.slice(4)).toBe(second);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  if (way !== "keys") await clean(page, `analysis of ${game}`, [{ theme: "light", language: "fr" }, { theme: "dark", language: "en" }], ".study");

  await hand.press(hand.button("Share"));
  await page.waitForURL(/\/analysis\/[0-9a-f]+$/);
  const friend = await server.visit({ viewport: size });
  await friend.goto(page.url());
  await ready(friend);
  await friend.locator(".comment", { hasText: "The main idea" }).waitFor();
  expect((await lines(friend)).filter((line) => line.startsWith("1 "))).toContain((await variations())[0]);

  await hand.press(decided(second));
  await page.locator(`.lines [aria-current="step"][data-step$=":${second}"]`).waitFor();
  await ready(page);
  await moved(page, () => hand.press(hand.button("Delete from here")));
  await decided(second).waitFor({ state: "detached" });
  await page.reload();
  await ready(page);
  await page.locator(".comment", { hasText: "The main idea" }).waitFor();
  expect(await variations()).toEqual([]);

  await hand.press(hand.button("Play from here"));
  const start = page.getByRole("dialog", { name: "Play from here" }).getByRole("button", { name: "Start" }).and(page.locator(":enabled"));
  await start.waitFor();
  await hand.press(start);
  await playsOn(page);
});
