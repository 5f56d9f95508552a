import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { GAMES } from "../../tools/games.mjs";
import { playNow, sharedServer } from "./visits";
import { WIDTHS } from "./widths";

const server = sharedServer();
const root = resolve(import.meta.dirname, "../../..");
const fixtures = resolve(import.meta.dirname, "../fixtures");

it("replays an uploaded record by slider and keys, through the eyes of a seat", { timeout: 180_000 }, async () => {
  const page = await server.visit();
  await page.goto("/");
  await page.locator('input[type="file"]').setInputFiles(resolve(fixtures, "committed.txt"));
  const step = page.getByRole("slider");
  await step.waitFor();
  expect(await page.locator("[data-card]").count()).toBe(0);
  const said = page.getByRole("status");
  await page.keyboard.press("End");
  await said.getByText(/won the game|the night goes to/).waitFor();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await said.getByText(/The fists open/).waitFor();
  await step.fill("40");
  await page.getByText(/^Step 40 of/).waitFor();
  await page.getByRole("combobox", { name: "View as" }).selectOption({ label: "Blaise" });
  await page.locator("[data-card]").first().waitFor();
});

it("has the board in sight, and a list of moves that leads to every position", { timeout: 180_000 }, async () => {
  const page = await server.visit();
  await page.goto("/");
  await page.locator('input[type="file"]').setInputFiles(resolve(fixtures, "committed.txt"));
  const moves = page.getByRole("list", { name: "Moves" }).getByRole("button");
  for (const viewport of WIDTHS) {
    await page.setViewportSize(viewport);
    await moves.first().waitFor();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const board = (await page.locator("svg.street").boundingBox())!;
    const controls = (await page.getByRole("slider").boundingBox())!;
    expect(board.y).toBeGreaterThanOrEqual(controls.y + controls.height);
    expect(board.y + board.height).toBeLessThanOrEqual(viewport.height);
    for (const index of [3, 20, 11]) {
      const line = moves.nth(index);
      const text = (await line.textContent())!;
      await line.click();
      expect(await line.getAttribute("aria-current")).toBe("step");
      await page.getByRole("status").getByText(text, { exact: true }).waitFor();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  }
});

/** What reaches out of its place on the board of Gatsby. */
function spilled(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll(".places .area")].flatMap((place) => {
      const { left, right } = place.getBoundingClientRect();
      const beyond = [...place.querySelectorAll("*")].filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 2).filter((one) => one.getBoundingClientRect().left < left - 4 || one.getBoundingClientRect().right > right + 4);
      return beyond.slice(0, 3).map((one) => `${place.className}: ${one.className}`);
    });
  });
}

it.each(GAMES)("nothing stands before the board, and nothing reaches out of its place: $id", { timeout: 180_000 }, async ({ record }) => {
  const page = await server.visit();
  await page.goto("/");
  await page.locator('input[type="file"]').setInputFiles(resolve(root, "tests/records", record));
  await page.getByRole("slider").fill("30");
  const area = page.locator(".replay > .board");
  for (const viewport of WIDTHS) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    expect(await spilled(page)).toEqual([]);
    expect((await area.boundingBox())!.y).toBeLessThan(0.3 * viewport.height);
    await page.evaluate(() => scrollTo(0, 300)); // the controls stay, above the board
    expect((await page.getByRole("button", { name: "Play", exact: true }).boundingBox())!.y).toBeLessThan(60);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  }
});

it("has a slider on a phone that a thumb can aim with", { timeout: 180_000 }, async () => {
  const page = await server.visit({ viewport: { width: 390, height: 844 } });
  await page.goto("/");
  await page.locator('input[type="file"]').setInputFiles(resolve(fixtures, "committed.txt"));
  await page.getByRole("slider").waitFor();
  expect((await page.getByRole("slider").boundingBox())!.width).toBeGreaterThan(180);
});

it("plays, pauses and goes step by step, as fast as it is wanted", { timeout: 180_000 }, async () => {
  const page = await server.visit({ pace: "calm" });
  await page.clock.install();
  await page.goto("/");
  await page.locator('input[type="file"]').setInputFiles(resolve(fixtures, "committed.txt"));
  const slider = page.getByRole("slider");
  await slider.waitFor();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const at = async () => Number(await slider.inputValue());
  await slider.fill("20");
  const distance: number[] = [];
  for (const pace of ["calm", "quick"]) {
    await page.getByRole("combobox", { name: "Speed" }).selectOption(pace);
    const from = await at();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    for (let passing = 0; passing < 20; passing++) await page.clock.runFor(500);
    await page.getByRole("button", { name: "Pause" }).click();
    distance.push((await at()) - from);
    const rests = await at();
    await page.clock.runFor(30_000);
    expect(await at()).toBe(rests);
    await page.getByRole("button", { name: "One step forward" }).click();
    expect(await at()).toBe(rests + 1);
  }
  expect(distance[0]).toBeGreaterThan(1);
  expect(distance[1]).toBeGreaterThan(distance[0]!);
  await page.keyboard.press("End");
  await page.keyboard.press("Space"); // from the end, once more from the beginning
  expect(await at()).toBeLessThan(5);
});

it.each(["committed", "gatsby-2-active-1", "edgar-lucien-2-open-lines-1-1"])("loses nothing when it is paused, wherever that is: %s", { timeout: 180_000 }, async (record) => {
  const page = await server.visit({ pace: "quick" });
  await page.clock.install();
  await page.goto("/");
  await page.locator('input[type="file"]').setInputFiles(record === "committed" ? resolve(fixtures, "committed.txt") : resolve(root, "tests/records", `${record}.txt`));
  const slider = page.getByRole("slider");
  await slider.waitFor();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const shown = () => page.evaluate(() => {
    const said = document.querySelector<HTMLElement>(".said")!;
    return `${document.querySelector<HTMLInputElement>("input[type=range]")!.value} ${said.dataset.beat} ${said.textContent}`;
  });
  const MOST = 40;
  const whole = [await shown()];
  await page.keyboard.press("Space");
  for (whole.push(await shown()); whole.length < MOST; ) {
    await page.clock.runFor(50);
    const now = await shown();
    if (now !== whole.at(-1)) whole.push(now);
  }
  await page.keyboard.press("Home");
  const parts = [await shown()];
  while (parts.length < MOST) {
    await page.keyboard.press("Space");
    const now = await shown();
    await page.keyboard.press("Space");
    await page.clock.runFor(30_000);
    expect(await shown()).toBe(now); // it stays where it was paused
    if (now !== parts.at(-1)) parts.push(now);
  }
  expect(parts).toEqual(whole);
  expect(whole.some((one) => one.includes(" breath "))).toBe(true);
});

it("asks for a replay once, and shows the seat that was chosen last, in whatever order the answers come", { timeout: 180_000 }, async () => {
  const page = await server.visit();
  const asked: string[] = [];
  let release = () => undefined as void;
  const held = new Promise<void>((done) => (release = done));
  await page.route("**/api/replay", async (route) => {
    const { reader } = route.request().postDataJSON() as { reader: string | number };
    asked.push(String(reader));
    if (reader === 0) await held;
    await route.continue();
  });
  await page.goto("/");
  await page.locator('input[type="file"]').setInputFiles(resolve(fixtures, "committed.txt"));
  await page.getByRole("slider").fill("40");
  await page.getByText(/^Step 40 of/).waitFor();
  expect(asked).toEqual(["onlooker"]);
  const eyes = page.getByRole("combobox", { name: "View as" });
  await eyes.selectOption("0");
  await eyes.selectOption("1");
  await page.locator("[data-card]").first().waitFor();
  const hand = () => page.locator("[data-card]").evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card")));
  const own = await hand();
  const late = page.waitForResponse("**/api/replay");
  release();
  await (await late).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await hand()).toEqual(own);
  expect(asked).toEqual(["onlooker", "0", "1"]);
});

it("leads back to the page of its game", { timeout: 180_000 }, async () => {
  const page = await server.visit();
  await playNow(page);
  const table = page.url();
  await page.getByRole("button", { name: /Resign/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await page.locator(".result").getByRole("link", { name: "Replay" }).click();
  for (const viewport of WIDTHS) { // the way back and the speed, without scrolling
    await page.setViewportSize(viewport);
    for (const control of [page.getByRole("link", { name: "Back to the game" }), page.getByRole("combobox", { name: "Speed" })]) {
      await control.waitFor();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      const { x, y, width, height } = (await control.boundingBox())!;
      expect({ viewport, beyond: Math.max(0, -x, -y, x + width - viewport.width, y + height - viewport.height) }).toEqual({ viewport, beyond: 0 });
    }
  }
  await page.getByRole("link", { name: "Back to the game" }).click();
  await page.locator(".result").waitFor();
  expect(page.url()).toBe(table);
});

it("says in which line a record leaves the rules", { timeout: 180_000 }, async () => {
  const page = await server.visit();
  const text = readFileSync(resolve(fixtures, "committed.txt"), "utf8").replace("1:D2 1:D3", "1:D2 0:D3");
  const line = text.split("\n").findIndex((one) => one.includes("0:D3")) + 1;
  await page.goto("/");
  await page.locator('input[type="file"]').setInputFiles({ name: "x.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.getByText("This record does not follow the rules").waitFor();
  await page.getByText(`up to line ${line}.`).waitFor();
});

it("says clearly when the server cannot replay, or the file is no record", { timeout: 180_000 }, async () => {
  const page = await server.visit();
  await page.goto("/");
  await page.locator('input[type="file"]').setInputFiles({ name: "x.txt", mimeType: "text/plain", buffer: Buffer.from("dear diary") });
  await page.getByText("This file is not a game record.").waitFor();
  await page.route("**/api/replay", (route) => route.fulfill({ status: 404, body: "{}" }));
  await page.locator('input[type="file"]').setInputFiles(resolve(fixtures, "committed.txt"));
  await page.getByText("This game cannot be replayed").waitFor();
});

it.each(["committed", "gatsby-2-active-1", "macao-2-total-blue-self-1", "edgar-lucien-2-open-lines-15-1"])("explains what is pointed at, as at a table: %s", { timeout: 180_000 }, async (record) => {
  for (const viewport of [{ width: 1280, height: 800 }, { width: 390, height: 844 }]) {
    const page = await server.visit({ viewport });
    await page.goto("/");
    await page.locator('input[type="file"]').setInputFiles(record === "committed" ? resolve(fixtures, "committed.txt") : resolve(root, "tests/records", `${record}.txt`));
    await page.getByRole("slider").fill("40");
    await page.getByText(/^Step 40 of/).waitFor({ state: "attached" }); // a phone has no room for it
    if (record === "committed") await page.getByRole("combobox", { name: "View as" }).selectOption({ label: "Blaise" }); // with cards to point at
    const notice = page.locator("[data-notice]");
    await page.locator('[data-notice="latest"]').waitFor();
    const before = (await notice.boundingBox())!;
    const all = page.locator(record.startsWith("macao") ? ".replay > .board [data-lies]" : ".replay > .board [data-help]").filter({ visible: true });
    await all.first().waitFor();
    const count = await all.count();
    for (const index of [0, Math.floor(count / 2), count - 1]) {
      const one = all.nth(index);
      const said = await one.getAttribute("data-help");
      await one.evaluate((it) => it.scrollIntoView({ block: "center" })); // clear of the bar that stays above the board
      await one.hover({ force: true });
      if (said === null) await page.locator('[data-notice="reading"]').waitFor();
      else await page.locator('[data-notice="help"]').getByText(said.split("\n")[0]!).waitFor();
    }
    await page.mouse.move(0, 0);
    await page.locator('[data-notice="latest"]').waitFor();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const after = (await notice.boundingBox())!;
    expect([after.y, after.height]).toEqual([before.y, before.height]); // and nothing moves
    await page.context().close();
  }
});
