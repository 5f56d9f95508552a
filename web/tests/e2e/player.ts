/** Somebody who knows no rule: takes whatever the table offers, by mouse, by touch, or by keyboard alone. */
import type { Page } from "playwright-core";
import { whatIsShown } from "./visits";

export type Way = "mouse" | "touch" | "keys";

/** A locator, or the very element that was offered. */
export interface Target {
  click(): Promise<void>;
  tap(): Promise<void>;
  evaluate<Answer>(ask: (one: Element) => Answer): Promise<Answer>;
}

/** Numbers from 0 to below 1, the same in every run. */
export function chooser(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Waits until the table asks something: how many targets there are, and whether a choice is half made. */
export async function offered(page: Page): Promise<{ half: boolean; count: number }> {
  const asked = await page.waitForFunction(() => {
    const found = window.offers();
    return found && { half: found.half, count: found.targets.length };
  }).catch(whatIsShown(page));
  return (await asked.jsonValue())!;
}

/** Waits until the table asks something: the target with this index, in the order of the page. */
export async function targetAt(page: Page, index: number): Promise<Target> {
  const found = (await page.waitForFunction((at) => (window.offers() ? window.offers()!.targets[at] ?? "none" : null), index).catch(whatIsShown(page))).asElement();
  if (!found) throw new Error(`there is no target ${index}`);
  return found;
}

/** How far the focus is from a target, and the arrow that leads there on the shorter way. */
function wayTo(target: Target): Promise<{ at: "there" | "near" | "far"; arrow: string; groups: number; along: number }> {
  return target.evaluate((one) => {
    const here = document.activeElement;
    const groups = [...document.querySelectorAll("[data-keys]")].filter((group) => group.querySelector("[data-target]:not(:disabled)"));
    const group = one.closest("[data-keys]")!;
    const along = [...group.querySelectorAll("[data-target]:not(:disabled)")];
    const known = { groups: groups.length, along: along.length };
    const shorter = (steps: number, count: number, [back, on]: [string, string]) => ((steps + count) % count <= count / 2 ? on : back);
    if (one === here) return { at: "there", arrow: "", ...known };
    if (group.contains(here)) return { at: "near", arrow: along.includes(here!) ? shorter(along.indexOf(one) - along.indexOf(here!), along.length, ["ArrowLeft", "ArrowRight"]) : "ArrowRight", ...known };
    const from = groups.findIndex((each) => each.contains(here));
    return { at: "far", arrow: from < 0 ? "ArrowDown" : shorter(groups.indexOf(group) - from, groups.length, ["ArrowUp", "ArrowDown"]), ...known };
  });
}

/** Arrows up and down lead to its group, arrows along the group to the target itself. */
export async function walkTo(page: Page, target: Target): Promise<void> {
  let way = await wayTo(target);
  for (const limit = way.groups + way.along + 2, steps = { far: 0, near: 0 }; way.at !== "there"; way = await wayTo(target)) {
    if (++steps[way.at] > limit) throw new Error(`the arrows do not lead to ${await described(target)} but to ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160))}`);
    await page.keyboard.press(way.arrow);
  }
}

export async function take(page: Page, target: Target, way: Way): Promise<void> {
  if (way === "mouse") await target.click();
  else if (way === "touch") await target.tap();
  else {
    await walkTo(page, target);
    await page.keyboard.press("Enter");
  }
}

/** Waits until the table asks something and takes one thing; false when the game is over. Whether that answers the question is for the page to say. */
export async function choose(page: Page, way: Way, pick: () => number): Promise<boolean> {
  const found = await page
    .waitForFunction((share) => {
      const { over, targets } = window.offers() ?? {};
      return over ? "over" : targets && (targets[Math.floor(share * targets.length)] ?? "none");
    }, pick())
    .catch(whatIsShown(page));
  const target = found.asElement();
  if (target) await take(page, target, way);
  else if ((await found.jsonValue()) === "over") return false;
  else throw new Error(`asked, and nothing to choose: ${await page.locator(".prompt").textContent()}`);
  return true;
}

/** Plays until the end, or until enough has been chosen; answers with how often something was chosen. */
export async function playOn(page: Page, way: Way, pick: () => number, enough = 3000): Promise<number> {
  let chosen = 0;
  while (chosen < enough && (await choose(page, way, pick))) chosen++;
  return chosen;
}

function described(target: Target): Promise<string> {
  return target.evaluate((one) => one.outerHTML.slice(0, 160));
}
