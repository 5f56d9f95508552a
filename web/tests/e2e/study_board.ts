/** What a test reads from an analysis board. */
import { expect } from "vitest";
import type { Page } from "playwright-core";

export const ready = (page: Page) => page.locator('.study[data-ready="true"]').waitFor();
export const here = (page: Page) => page.locator('.lines [aria-current="step"]').getAttribute("data-step");
/** All steps of the tree, each with its depth. */
export const lines = (page: Page) => page.locator(".lines [data-step]").evaluateAll((rows) => rows.map((row) => `${(row.closest("li") as HTMLElement).dataset.depth} ${(row as HTMLElement).dataset.step}`));
/** Waits until more playouts than these have been searched. */
export const searched = (page: Page, more: number) => page.waitForFunction((than) => Number(document.querySelector<HTMLElement>("[data-iterations]")?.dataset.iterations ?? 0) > than, more);

/** Waits until somebody stands elsewhere than before. */
export async function moved(page: Page, act: () => Promise<void>): Promise<string | null> {
  const before = await page.locator('.lines [aria-current="step"]').getAttribute("data-node");
  await act();
  await page.waitForFunction((old) => document.querySelector('.lines [aria-current="step"]')?.getAttribute("data-node") !== old && document.querySelector('.study[data-ready="true"]'), before);
  return here(page);
}

/** A table that begins where one stood: it says so, and asks for the next move. */
export async function playsOn(page: Page): Promise<void> {
  await page.waitForURL(/\/table\//);
  await page.locator("[data-prompt]").first().waitFor();
  const snapshot = await page.evaluate(async () => (await (await fetch(location.pathname.replace("/table/", "/api/tables/"))).json()) as { unrated: string; rows: { entry: object }[] });
  expect(snapshot.unrated).toBe("position");
  expect(snapshot.rows[0]!.entry).toEqual({ kind: "given" }); // without what it hides
}
