/** What must be read on a board: names on the map of Edgar & Lucien at every size, and Gatsby's places at a glance on a phone. */
import { resolve } from "node:path";
import { expect, it } from "vitest";
import type { Page } from "playwright-core";
import type { Snapshot } from "../../src/server/protocol";
import { FakeServer, questionsOf, root, tablesOf } from "./fake_server";
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
  for (const place of ["race", "cabaret", "finance"]) { // a tap brings the place itself between the overview and the question
    await page.locator(`.gatsby nav .${place}`).click();
    await expect.poll(() => page.locator(`.places .${place}`).evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      const [foot, prompt] = [document.querySelector(".gatsby nav")!.getBoundingClientRect().bottom, document.querySelector(".asking")!.getBoundingClientRect().top];
      return Math.min(bottom, prompt) - Math.max(top, foot) > 0.8 * Math.min(bottom - top, prompt - foot);
    })).toBe(true);
  }
});

it("on the analysis board of a phone, Gatsby's three places stand below the steps", { timeout: LONG }, async () => {
  const page = await server.visit({ viewport: { width: 390, height: 844 } });
  await page.goto("/analysis");
  await page.locator('input[type="file"]').setInputFiles(resolve(root, "tests/records/gatsby-2-active-1.txt"));
  await page.locator('.study[data-ready="true"]').waitFor();
  await page.locator(".deeds").evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
  const [steps, places] = [(await page.locator(".study > .steps").boundingBox())!, (await page.locator(".gatsby nav").boundingBox())!];
  expect(places.y).toBeGreaterThanOrEqual(steps.y + steps.height - 1);
  expect(places.y).toBeLessThan(steps.y + steps.height + 16);
});

it("in a guide, Gatsby's places keep to themselves at every width", { timeout: LONG }, async () => {
  const page = await server.visit();
  await page.goto("/learn/gatsby");
  await page.locator("[data-example] .places .area").first().waitFor();
  for (const viewport of WIDTHS) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => document.fonts.ready);
    const overlaps = await page.locator("[data-example] .places").first().evaluate((one) => {
      const boxes = [...one.querySelectorAll(".area, .area h2, .area .floors li")].map((part) => ({ part, place: part.closest(".area"), box: part.getBoundingClientRect() }));
      return boxes.flatMap((a) => boxes.filter((b) => a.place !== b.place && Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 2 && Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 2).map((b) => `${a.part.className} ${b.part.className}`));
    });
    expect({ viewport, overlaps }).toEqual({ viewport, overlaps: [] });
  }
});

it("figures are those of a font whose 0 is no half moon", async () => {
  const page = await server.visit();
  await page.goto("/");
  await page.locator("article.playable").first().waitFor();
  const same = await page.evaluate(async () => {
    await document.fonts.load("40px Limelight", "A");
    await document.fonts.load('40px "Josefin Sans"', "0");
    const family = getComputedStyle(document.documentElement).getPropertyValue("--limelight");
    const pen = document.createElement("canvas").getContext("2d")!;
    const wide = (font: string, text: string) => ((pen.font = font), pen.measureText(text).width);
    return { figures: wide(`40px ${family}`, "0123456789") === wide('40px "Josefin Sans"', "0123456789"), letters: wide(`40px ${family}`, "ABCDEFG") === wide('40px "Josefin Sans"', "ABCDEFG") };
  });
  expect(same).toEqual({ figures: true, letters: false });
});

it("an empty field shows the accents on capitals of what it asks for", async () => {
  const page = await server.visit({ locale: "fr" });
  await page.goto("/");
  await page.locator("article.playable").first().waitFor();
  const { room, needed } = await page.evaluate(async () => {
    await document.fonts.load('40px "Josefin Sans"', "É");
    const field = document.body.appendChild(Object.assign(document.createElement("input"), { className: "line-input", placeholder: "Écrire" }));
    const { fontSize, paddingTop } = getComputedStyle(field, "::placeholder");
    const pen = document.createElement("canvas").getContext("2d")!;
    pen.font = `${fontSize} "Josefin Sans"`;
    const { fontBoundingBoxAscent, actualBoundingBoxAscent } = pen.measureText("É");
    return { room: parseFloat(paddingTop) + fontBoundingBoxAscent, needed: actualBoundingBoxAscent };
  });
  expect(room).toBeGreaterThanOrEqual(needed);
});
