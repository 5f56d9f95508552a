/** axe, and the four ways in which every screen can be dressed. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");
export const SIZES = [{ width: 1280, height: 800 }, { width: 390, height: 844 }];
export const DRESSES = ["dark", "light"].flatMap((theme) => ["en", "fr"].map((language) => ({ theme, language })));

/** What axe finds wrong with the page as it is shown now. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(axe);
  return page.evaluate(async () => {
    interface Found { id: string; nodes: { html: string; failureSummary?: string }[] }
    const { axe } = window as unknown as { axe: { run(what: Document, how: object): Promise<{ violations: Found[] }> } };
    const found = await axe.run(document, { rules: { "label-content-name-mismatch": { enabled: true } } });
    return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`));
  });
}

/** The page in another theme and language. */
export async function dress(page: Page, { theme, language }: { theme: string; language: string }): Promise<void> {
  await page.evaluate(([theme, language]) => localStorage.setItem("soiree", JSON.stringify({ ...JSON.parse(localStorage.getItem("soiree") ?? "{}"), theme, language })), [theme, language] as const);
  await page.reload();
}
