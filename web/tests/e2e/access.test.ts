import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { evening, playNow } from "./evening";

const night = evening();
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");
const LONG = 600_000;

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }> } };
    return (await axe.run()).violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`));
  });
}

async function dress(page: Page, theme: string, language: string): Promise<void> {
  await page.evaluate(([theme, language]) => localStorage.setItem("soiree", JSON.stringify({ ...JSON.parse(localStorage.getItem("soiree") ?? "{}"), theme, language })), [theme, language] as const);
  await page.reload();
}

describe("axe finds nothing", () => {
  for (const size of [{ width: 1280, height: 800 }, { width: 390, height: 844 }]) {
    it(`on any screen, in both themes and both languages, ${size.width} wide`, { timeout: LONG }, async () => {
      const page = await night.come({ viewport: size });
      await playNow(page);
      const table = page.url();
      for (const theme of ["dark", "light"]) {
        for (const language of ["en", "fr"]) {
          await page.goto(table);
          await dress(page, theme, language);
          await page.locator('[data-card][data-target="open"]').first().focus();
          expect(await violations(page)).toEqual([]);
          await page.goto("/rules/times-square");
          await page.locator("[data-clause]").first().waitFor();
          expect(await violations(page)).toEqual([]);
          await page.goto("/");
          await page.locator("article.playable button").first().click();
          await page.getByRole("dialog").waitFor();
          expect(await violations(page)).toEqual([]);
          await page.keyboard.press("Escape");
          expect(await violations(page)).toEqual([]);
        }
      }
    });
  }
});

it("fits a small phone: no scrolling sideways, nothing too small for a thumb", { timeout: LONG }, async () => {
  const page = await night.come({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await playNow(page);
  const table = page.url();
  for (const path of [table, "/", "/rules/times-square"]) {
    await page.goto(path);
    await page.locator("[data-card], article.playable, [data-clause]").first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("button, .button, select, input:not([type=radio]):not([type=checkbox]):not(.unseen)")]
        .filter((one) => one.offsetParent !== null && one.getBoundingClientRect().height < 39.5)
        .map((one) => one.outerHTML.slice(0, 120)),
    );
    expect(small).toEqual([]);
  }
});

it("reads nothing below 14 px", { timeout: LONG }, async () => {
  const page = await night.come({ viewport: { width: 390, height: 844 } });
  await playNow(page);
  const tiny = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main *")]
      .filter((one) => [...one.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim()) && one.getClientRects().length && !one.closest("svg"))
      .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 14)
      .map((one) => one.outerHTML.slice(0, 100)),
  );
  expect(tiny).toEqual([]);
});
