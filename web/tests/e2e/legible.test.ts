/** What must be read on a board: names on the map of Edgar & Lucien at every size, and Gatsby's places at a glance on a phone. */
import { expect, it } from "vitest";
import type { Page } from "playwright-core";
import type { Snapshot } from "../../src/server/protocol";
import { FakeServer, questionsOf, tablesOf } from "./fake_server";
import { sharedServer } from "./visits";
import { WIDTHS } from "./widths";

const server = sharedServer();
const LONG = 180_000;
const SMALLEST = 14; // px

async function open(look: Snapshot, viewport: { width: number; height: number }, locale = "en-GB"): Promise<Page> {
  const page = await server.visit({ viewport, locale });
  const fake = new FakeServer(look);
  await fake.listen(page);
  await page.goto("/table/questions");
  await page.locator(`.prompt.asked[data-prompt="${look.prompt}"]`).waitFor();
  return page;
}

const asked = tablesOf("edgar-lucien");
const tables = [2, 3, 4].map((seats) => asked.find((look) => look.seats.length === seats)!);

it.each(WIDTHS.flatMap((viewport) => ["en-GB", "fr-FR"].map((locale) => ({ ...viewport, locale }))))("the map has a name on every district and letters on every piece that can be read, names over the pawns, $width px wide, $locale", { timeout: LONG }, async ({ locale, ...viewport }) => {
  for (const look of tables) {
    const page = await open(look, viewport, locale);
    await page.evaluate(() => document.fonts.ready);
    const names = await page.locator("svg.city .name").evaluateAll((all) => all.map((one) => {
      const svg = (one as SVGTextElement).ownerSVGElement!;
      const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      return { name: one.textContent, px: parseFloat(getComputedStyle(one).fontSize) * scale, above: [...svg.querySelectorAll(".piece")].every((piece) => piece.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) };
    }));
    expect(names.length).toBe(await page.locator("svg.city .district").count());
    const letters = await page.locator("svg.city text:not(.name)").evaluateAll((all) => all.map((one) => {
      const { a, b } = (one as SVGTextElement).getScreenCTM()!;
      return { letter: one.textContent, px: parseFloat(getComputedStyle(one).fontSize) * Math.hypot(a, b) };
    }));
    expect(letters.filter(({ px }) => px < SMALLEST).map(({ letter, px }) => `${letter}: ${px.toFixed(1)} px`)).toEqual([]);
    expect(names.filter(({ px, above }) => px < SMALLEST || !above).map(({ name, px }) => `${name}: ${px.toFixed(1)} px`)).toEqual([]);
    await page.context().close();
  }
});

it("Gatsby's three places stay in sight on a phone, wherever one scrolls", { timeout: LONG }, async () => {
  const page = await open(questionsOf("gatsby").action!, { width: 390, height: 844 });
  await page.locator(".deeds").scrollIntoViewIfNeeded();
  const covered = await page.locator(".gatsby nav svg").evaluateAll((all) => all.map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) => one.closest("button")!.contains(document.elementFromPoint((left + right) / 2, y)));
  }));
  expect(covered).toEqual([true, true, true]);
});
