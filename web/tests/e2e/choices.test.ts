/** Choices say what they do before they are taken, no click is taken for a button that has just come, and a result says how it came about. */
import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import type { Snapshot } from "../../src/server/protocol";
import { FakeServer, questionsOf } from "./fake_server";
import { walkTo } from "./player";
import { sharedServer } from "./visits";
import { WIDTHS } from "./widths";

const server = sharedServer();
const LONG = 300_000;

async function asked(page: Page, look: Snapshot): Promise<FakeServer> {
  const fake = new FakeServer(look);
  await fake.listen(page);
  await page.goto("/table/questions");
  await page.locator(`.prompt.asked[data-prompt="${look.prompt}"]`).waitFor();
  return fake;
}

describe("a choice", () => {
  const lucien = () => questionsOf("edgar-lucien")["lucien-action"]!;

  it("says what it does and costs, on hover, on focus and after a long press, at every width", { timeout: LONG }, async () => {
    const page = await server.visit({ viewport: { width: 1280, height: 800 }, hasTouch: true });
    await asked(page, lucien());
    const support = page.locator('[data-token="support"]');
    const help = page.locator('[data-notice="help"]').getByText("Costs 30 popularity in all").filter({ visible: true }).first(); // two lines, and the whole of it over the board
    for (const viewport of WIDTHS) {
      await page.setViewportSize(viewport);
      await support.hover();
      await help.waitFor();
      await page.mouse.move(0, 0);
      await help.waitFor({ state: "detached" });
      await walkTo(page, support);
      await help.waitFor();
      await support.blur();
      await help.waitFor({ state: "detached" });
      await support.dispatchEvent("pointerdown", { pointerType: "touch", bubbles: true });
      await help.waitFor();
      await page.locator(".prompt .text").dispatchEvent("pointerdown", { pointerType: "touch", bubbles: true });
      await help.waitFor({ state: "detached" });
      await page.locator(".prompt .text").dispatchEvent("pointerup", { pointerType: "touch", bubbles: true });
    }
  });

  it("pressed long is explained and not taken", async () => {
    const page = await server.visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const fake = await asked(page, lucien());
    const support = page.locator('[data-token="support"]');
    await support.dispatchEvent("pointerdown", { pointerType: "touch", bubbles: true });
    await page.locator('[data-notice="help"]').waitFor();
    await support.dispatchEvent("click");
    expect([...fake.received]).toEqual([]);
    await support.tap();
    await expect.poll(() => [...fake.received]).toEqual(["support"]);
  });

  it.each(WIDTHS)("that ends something takes no click that was meant for the button before it, $width px wide", async (viewport) => {
    const all = questionsOf("edgar-lucien");
    const page = await server.visit({ viewport });
    await page.clock.install({ time: 0 });
    const fake = await asked(page, all["needle-lucien"]!);
    const aim = page.locator('[data-token="Ls"]');
    await aim.dblclick(); // aims twice: only its own button locks
    const lock = (await page.locator('[data-token="lock"]').boundingBox())!;
    expect([...fake.received]).toEqual([]);
    await page.clock.pauseAt(3_600_000); // from here time passes only by hand
    fake.ask(all.who!);
    const end = page.locator('[data-token="end"]');
    await end.waitFor();
    const there = (await end.boundingBox())!;
    const at = [there.x + there.width / 2, there.y + there.height / 2] as const;
    for (const other of ["E", "L", "end"]) {
      const box = (await page.locator(`.prompt [data-token="${other}"]`).boundingBox())!;
      expect({ other, apart: box.y >= lock.y + lock.height || box.x >= lock.x + lock.width || box.x + box.width <= lock.x }).toEqual({ other, apart: true }); // nothing else stands where the needles are locked
    }
    await page.locator('[data-token="end"][data-settling]').waitFor();
    await page.mouse.click(...at);
    expect(await end.textContent()).not.toContain("Confirm: ");
    await page.clock.runFor(300);
    await page.locator('[data-token="end"]:not([data-settling])').waitFor();
    await page.mouse.click(...at);
    await end.getByText("Confirm: ").waitFor();
    await page.mouse.click(...at); // the second of a double click
    expect([...fake.received]).toEqual([]);
  });

  it("that ends something, and then asks whether to end something else, takes one click of a double click", async () => {
    const all = questionsOf("times-square");
    const page = await server.visit({ viewport: { width: 1280, height: 800 } });
    await page.clock.install({ time: 0 });
    const fake = await asked(page, all.more!);
    await page.clock.pauseAt(3_600_000);
    await page.clock.runFor(300);
    const stop = page.locator('[data-token="x"]:not([data-settling])');
    await stop.click();
    await expect.poll(() => [...fake.received]).toEqual(["x"]);
    await page.locator('[data-token="x"][data-settling]').waitFor(); // the next question: the same button, in the same place
    await page.clock.runFor(300);
    await stop.waitFor();
  });
});

it.each(WIDTHS)("folding in an auction takes no click for a moment after it has come, $width px wide", async (viewport) => {
  const all = questionsOf("edgar-lucien");
  const page = await server.visit({ viewport });
  await page.clock.install({ time: 0 });
  const fake = await asked(page, all.exchange!);
  await page.clock.pauseAt(3_600_000);
  fake.ask(all.bid!);
  await page.locator('[data-token="fold"][data-settling]').evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
  const { x, y, width, height } = (await page.locator('[data-token="fold"][data-settling]').boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.clock.runFor(300);
  const fold = page.locator('[data-token="fold"]:not([data-settling])');
  await fold.waitFor();
  expect([...fake.received]).toEqual([]);
  await fold.click();
  await expect.poll(() => [...fake.received]).toEqual(["fold"]);
});

it("the log keeps its newest line in sight when it gets smaller, and stays where somebody reads further up", async () => {
  const page = await server.visit({ viewport: { width: 1280, height: 800 } });
  const look = questionsOf("gatsby").action!;
  const said = (number: number) => ({ number, entry: { kind: "said", text: `line ${number}`, name: "Ada", person: "0", seat: 0 }, events: [] }) as unknown as Snapshot["rows"][number];
  const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => said(from + index));
  const fake = await asked(page, { ...look, rows: rows(1, 60) });
  const log = page.getByRole("list", { name: "Game log" });
  const missing = () => log.evaluate((one) => one.scrollHeight - one.scrollTop - one.clientHeight);
  await log.getByText("line 59").waitFor();
  await expect.poll(missing).toBeLessThan(2);
  fake.ask({ ...look, pinned: { number: 3, name: "Ada", text: "one two three ".repeat(12) } } as Snapshot);
  await page.locator(".pinned").waitFor();
  await expect.poll(missing).toBeLessThan(2);
  await log.evaluate((one) => one.scrollTo({ top: 100 }));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  fake.ask({ ...look, rows: rows(60, 62) });
  await log.getByText("line 61").waitFor({ state: "attached" });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await log.evaluate((one) => one.scrollTop)).toBe(100);
  await log.evaluate((one) => one.scrollTo({ top: one.scrollHeight }));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  fake.ask({ ...look, rows: rows(62, 64) });
  await log.getByText("line 63").waitFor();
  await expect.poll(missing).toBeLessThan(2);
});

describe("a result", () => {
  /** The end of a game of Gatsby, with the score as the server sends it. */
  const over = (look: Snapshot, reason: string, winner: number | null, prestige: number[], characters: number[], returns: number[], decided: number | null): Snapshot => ({
    ...look, status: "over", prompt: "", moves: [], view: { ...look.view, prompt: null, todo: [], result: { reason, winner, prestige, characters, returns } }, result: { returns, result: returns.join(" "), reason, seed: "" },
    score: { measures: [{ id: "score-prestige", values: prestige, holds: false }, { id: "score-characters", values: characters, holds: false }], compared: true, decided },
  });

  it("names the tie-break that decided, with every score, above the board", async () => {
    const look = questionsOf("gatsby").action!;
    const page = await server.visit({ viewport: { width: 1280, height: 800 } });
    await new FakeServer(over(look, "cabaret", 0, [6, 6], [4, 3], [1, 0], 1)).listen(page);
    await page.goto("/table/questions");
    const end = page.getByRole("region", { name: "Game over" });
    await end.getByText("Equal: Prestige. Decided by: Characters.").waitFor();
    expect(await end.locator("tbody tr").allInnerTexts()).toEqual([expect.stringMatching(/Ada\s+6\s+4/), expect.stringMatching(/Blaise\s+6\s+3/)]);
    expect(await end.locator("td.decided").allInnerTexts()).toEqual(["4", "3"]);
    for (const viewport of WIDTHS) { // and the ways on are in sight with it
      await page.setViewportSize(viewport);
      for (const seen of [end.locator("td.decided").first(), end.getByRole("button", { name: "Rematch" }), end.getByRole("link", { name: "Replay" }), page.locator("[data-review]")]) {
        const box = (await seen.boundingBox())!;
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.y + Math.min(box.height, 60)).toBeLessThan(viewport.height);
        expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
      }
    }
  });

  it("that nothing has decided says that all is equal", async () => {
    const look = questionsOf("gatsby").action!;
    const page = await server.visit();
    await new FakeServer(over(look, "race", null, [5, 5], [3, 3], [0.5, 0.5], null)).listen(page);
    await page.goto("/table/questions");
    await page.getByText("Equal in everything: Prestige and Characters.").waitFor();
  });
});

describe("another edition of Times Square", () => {
  it.each([[1280, 800], [390, 844]])("is drawn with its own street, at %d px", async (width, height) => {
    const look = questionsOf("times-square").act!;
    const page = await server.visit({ viewport: { width, height } });
    const tables = { street: { last: 6, entrances: [[-6, -5], [5, 6]] }, deck: { kinds: [{ id: "S", copies: 9 }] } };
    await page.route("**/api/games/times-square/editions/alley", (route) => route.fulfill({ json: tables }));
    await asked(page, { ...look, view: { ...look.view, edition: "alley" } });
    await page.locator("svg.street").waitFor();
    expect([await page.locator("svg.street .space").count(), await page.locator("svg.street .entrance").count()]).toEqual([13, 4]);
  });
});

describe("without memory aids", () => {
  it("Times Square shows no known cards, no eye marks, and discards cannot be looked through", async () => {
    const look = questionsOf("times-square").act!;
    const view = look.view as { hand: string[] };
    const known = { ...look, view: { ...view, known: ["S", "H2"], exposed: view.hand.slice(0, 2), discard: ["Bc", "D3"] } };
    const page = await server.visit({ viewport: { width: 390, height: 844 } });
    const fake = await asked(page, { ...known, aids: true });
    const marks = page.locator(".hand .eye");
    const discards = page.getByText("Discards · 2");
    expect([await marks.count(), await page.locator(".known").count(), await discards.evaluate((one) => one.tagName)]).toEqual([2, 1, "BUTTON"]);
    fake.ask({ ...known, aids: false });
    await marks.first().waitFor({ state: "detached" });
    expect([await marks.count(), await page.locator(".known").count(), await discards.evaluate((one) => one.tagName)]).toEqual([0, 0, "SPAN"]);
  });
});
