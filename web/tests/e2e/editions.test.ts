/** Edgar & Lucien on maps of other editions: chosen in the dialog, drawn from the server's data, played by mouse, readable on a phone. */
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { chooser, playOn } from "./player";
import { myTurn, ownServer } from "./visits";

const FOLDER = join(resolve(import.meta.dirname, "../../.."), "tests/games/editions");
const server = ownServer("--editions", FOLDER);
const LONG = 600_000;
const EDITIONS = [
  { edition: "test-harbour", districts: ["Zoo", "X0", "X1", "X2", "Q", "Qa", "D12", "D13", "F1", "F2", "Isle"], borders: 18, positions: 6 },
  { edition: "test-islands", districts: [...["0", "1", "2", "3", "4"].flatMap((row) => [..."abcdef"].map((column) => `R${row}${column}`)), "Cap"], borders: 43, positions: 15 },
];
const SIZES = { wide: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

/** Creates a table with an edition in the dialog, against the weakest bot. */
async function sitDown(page: Page, edition: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now: Edgar & Lucien" }).click();
  await page.getByRole("radio", { name: "Novice" }).check();
  await page.getByLabel("Edition").selectOption(edition);
  await page.getByText("Variants").click();
  await page.getByLabel("Maximum number of periods").selectOption("1");
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator("svg.plan").waitFor();
}

for (const { edition, districts, borders, positions } of EDITIONS) {
  it(`${edition}: a whole game by mouse, and its shuffle checked`, { timeout: LONG }, async () => {
    const page = await server.visit({ viewport: SIZES.wide });
    await sitDown(page, edition);
    const shown = await page.locator("svg.plan [data-district]").evaluateAll((all) => all.map((one) => one.getAttribute("data-district")!));
    expect(shown.toSorted()).toEqual(districts.toSorted());
    expect(await page.locator("svg.plan [data-border]").count()).toBe(borders);
    await myTurn(page);
    expect(await playOn(page, "mouse", chooser(11), 1)).toBe(1);
    await page.locator(".dial").waitFor();
    expect(await page.locator(".dial .way").filter({ has: page.locator("svg") }).count()).toBe(positions);
    await playOn(page, "mouse", chooser(5));
    expect(await myTurn(page)).toBe("over");
    await page.getByRole("button", { name: "Check the shuffle" }).click();
    await page.getByText(/^✓?Honest/).waitFor();
  });

  for (const [name, viewport] of Object.entries(SIZES)) {
    it(`${edition}, ${name}: names are legible and apart, districts can be aimed at, letters of borders do not hide each other`, { timeout: LONG }, async () => {
      const page = await server.visit({ viewport });
      await sitDown(page, edition);
      const seen = await page.locator("svg.plan").evaluate((plan) => {
        const box = (one: Element) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          return { left, top, right, bottom };
        };
        const scale = plan.getBoundingClientRect().width / (plan as SVGSVGElement).viewBox.baseVal.width;
        const names = [...plan.querySelectorAll("text.name")];
        return {
          names: names.map((one) => ({ text: one.textContent, size: Number(one.getAttribute("font-size")) * scale, ...box(one) })),
          districts: [...plan.querySelectorAll("[data-district] .ground")].map(box),
          letters: [...plan.querySelectorAll("[data-border]")].map(box),
          page: document.documentElement.scrollWidth,
        };
      });
      const overlap = (a: { left: number; top: number; right: number; bottom: number }, b: typeof a) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
      expect(seen.page).toBeLessThanOrEqual(viewport.width);
      for (const [index, one] of seen.names.entries()) {
        expect(one.size, one.text!).toBeGreaterThanOrEqual(14);
        for (const other of seen.names.slice(index + 1)) expect(overlap(one, other), `${one.text} and ${other.text}`).toBe(0);
      }
      for (const { left, right } of seen.districts) expect(right - left).toBeGreaterThanOrEqual(44);
      for (const [index, one] of seen.letters.entries()) for (const other of seen.letters.slice(index + 1)) expect(overlap(one, other)).toBeLessThan(0.5 * (one.right - one.left) * (one.bottom - one.top));
    });
  }
}

it("the usual edition is drawn as ever, and no other map is loaded for it", { timeout: LONG }, async () => {
  const page = await server.visit({ viewport: SIZES.wide });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/");
  await page.getByRole("button", { name: "Play now: Edgar & Lucien" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator("svg.city").waitFor();
  expect(await page.locator("svg.city [data-district]").count()).toBe(12);
  expect(asked.filter((url) => url.includes("/editions/") || url.includes("PlanMap"))).toEqual([]);
});
