/** axe, and the four ways in which every screen can be dressed. All four on every screen: in `make fuzz`. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect } from "vitest";
import type { Page } from "playwright-core";
import { SWEEP } from "./visits";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");
export const SIZES = [{ width: 1280, height: 800 }, { width: 390, height: 844 }];
export interface Dress {
  theme: string;
  language: string;
}
export const DRESSES: Dress[] = ["dark", "light"].flatMap((theme) => ["en", "fr"].map((language) => ({ theme, language })));

/** What axe finds wrong with the page as it is shown now, once its fonts are there and nothing moves. */
export async function violations(page: Page): Promise<string[]> {
  const known = await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity).map((one) => one.finished.catch(() => undefined)));
    return "axe" in window;
  });
  if (!known) await page.evaluate(axe);
  return page.evaluate(async () => {
    interface Found { id: string; nodes: { html: string; failureSummary?: string }[] }
    const { axe } = window as unknown as { axe: { run(what: Document, how: object): Promise<{ violations: Found[] }> } };
    const found = await axe.run(document, { resultTypes: ["violations"], rules: { "label-content-name-mismatch": { enabled: true } } });
    return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`));
  });
}

/** Another theme and language, by the page's own switches, also while a window covers them; a page without switches is loaded anew. */
async function dress(page: Page, wanted: Dress): Promise<void> {
  const switched = await page.evaluate(async ({ theme, language }) => {
    const words = document.querySelector<HTMLElement>("header button.chip[lang]");
    const root = document.documentElement;
    if (words && root.lang !== language) words.click();
    if (words && root.dataset.theme !== theme) (words.nextElementSibling as HTMLElement).click();
    if (!words) localStorage.setItem("soiree", JSON.stringify({ ...JSON.parse(localStorage.getItem("soiree") ?? "{}"), theme, language }));
    return words !== null;
  }, wanted);
  if (!switched) await page.reload();
  await page.locator(`html[lang="${wanted.language}"][data-theme="${wanted.theme}"]`).waitFor({ state: "attached" });
}

/** Goes elsewhere as by a link of the page: nothing is loaded anew, and axe is still there. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.body.appendChild(Object.assign(document.createElement("a"), { href: to }));
    link.click();
    link.remove();
  }, path);
}

/** Both themes and both languages in two of the four dresses, the other two on the next screen; colours do not depend on the language. */
let screens = 0;
const bothOfEach = (): Dress[] => DRESSES.filter(({ theme, language }, index) => SWEEP || (index === 0 || (theme === "light" && language === "fr")) === (screens % 2 === 0));

/** What is shown has no violation, in these dresses; `shown` waits for it after a load. */
export async function clean(page: Page, where: string, dresses = bothOfEach(), shown = "main"): Promise<void> {
  screens++;
  for (const dressed of dresses) {
    await dress(page, dressed);
    await page.locator(shown).first().waitFor();
    expect({ where, dressed, found: await violations(page) }).toEqual({ where, dressed, found: [] });
  }
}
