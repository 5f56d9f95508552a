/** Somebody who knows no rule: takes whatever the table offers, by mouse, by touch, or by keyboard alone. */
import type { Locator, Page } from "playwright-core";
import { myTurn } from "./evening";

export type Way = "mouse" | "touch" | "keys";

const TARGET = '[data-target]:not([data-target="closed"]):not([data-token="cancel"]):not([data-token="back"]):not([data-token="hint"]):not(:disabled)';

/** The same choices in every run, as far as the deal allows. */
export function chooser(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

const GHOST = ".street .target"; // shown while a card is pointed at; the same move stands at the prompt once the card is chosen

/** What can be chosen now; a choice that is half made is finished at the prompt. */
export async function offered(page: Page): Promise<Locator> {
  const half = await page.locator('[data-token="cancel"]').count();
  return page.locator(half ? `[data-keys="prompt"] ${TARGET}` : `[data-keys] ${TARGET}:not(${GHOST})`).filter({ visible: true });
}

/** Arrows up and down lead to its group, arrows along the group to the target itself. */
export async function walkTo(page: Page, target: Locator): Promise<void> {
  const there = () => target.evaluate((one) => (one === document.activeElement ? "there" : one.closest("[data-keys]")!.contains(document.activeElement) ? "near" : "far"));
  const groups = await page.locator("[data-keys]").count();
  for (let step = 0; (await there()) === "far"; step++) {
    if (step > groups + 1) throw new Error(`the arrows do not lead to the group of ${await told(target)}`);
    await page.keyboard.press("ArrowDown");
  }
  const along = await target.evaluate((one) => one.closest("[data-keys]")!.querySelectorAll("[data-target]").length);
  for (let step = 0; (await there()) !== "there"; step++) {
    if (step > along) throw new Error(`the arrows do not lead to ${await told(target)} but to ${await told(page.locator(":focus"))}`);
    await page.keyboard.press("ArrowRight");
  }
}

export async function take(page: Page, target: Locator, way: Way): Promise<void> {
  if (way === "mouse") await target.click();
  else if (way === "touch") await target.tap();
  else {
    await walkTo(page, target);
    await page.keyboard.press("Enter");
  }
}

/** One thing chosen; whether it was all that the question asks is for the page to say. */
export async function choose(page: Page, way: Way, pick: (count: number) => number): Promise<void> {
  const all = await offered(page);
  const count = await all.count();
  if (count === 0) throw new Error(`asked, and nothing to choose: ${await page.locator(".prompt").textContent()}`);
  await take(page, all.nth(pick(count)), way);
}

/** Plays until the end, or until enough has been chosen; answers with how often something was chosen. */
export async function playOn(page: Page, way: Way, pick: (count: number) => number, enough = 3000): Promise<number> {
  let chosen = 0;
  while ((await myTurn(page)) === "asked" && chosen < enough) {
    await choose(page, way, pick);
    chosen++;
  }
  return chosen;
}

function told(target: Locator): Promise<string> {
  return target.evaluate((one) => one.outerHTML.slice(0, 160));
}
