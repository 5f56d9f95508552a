import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { violations } from "./axe";
import { createTable, joinTable, sharedServer, myTurn, playNow } from "./visits";
import { chooser, playOn } from "./player";

const server = sharedServer();
const record = resolve(import.meta.dirname, "../fixtures/committed.txt");
const LONG = 600_000;

/** Until there is more than one thing to do. */
async function toChoose(page: Page): Promise<void> {
  for (const pick = chooser(3); !(await page.locator('[data-token="hint"]').count()); ) {
    if ((await myTurn(page)) === "over") throw new Error("the game is over before there was a choice");
    if (!(await page.locator('[data-token="hint"]').count())) await playOn(page, "mouse", pick, 1);
  }
}

describe("a hint", () => {
  it("makes its target glow, says the move with its chance, and plays nothing", { timeout: LONG }, async () => {
    const page = await server.visit();
    await playNow(page);
    await toChoose(page);
    await page.mouse.move(0, 0); // away from the cards: what is pointed at shows on the street
    await page.locator(".street .target").waitFor({ state: "detached" });
    const before = await page.locator("svg.street").innerHTML();
    await page.keyboard.press("h");
    await page.getByText("If you take a hint, this game is no longer rated.").waitFor(); // before it is given
    expect(await page.locator("[data-hint]").count()).toBe(0);
    const answered = page.waitForResponse(/\/hint$/);
    await page.getByRole("button", { name: "Show the hint", exact: true }).click();
    const hint = page.getByRole("complementary", { name: "Hint" });
    await hint.getByText(/^Best move: .+\./).waitFor();
    const { reason } = (await (await answered).json()) as { reason: object | null };
    expect(await hint.textContent()).toMatch(/Win chance: \d+%/);
    const why = await hint.locator("[data-why]").allTextContents(); // a few of all deals have no fact that explains the move
    expect(why).toEqual(reason ? [expect.stringMatching(/^Why: [^{}]+\.$/)] : []); // words, no id and no hole
    expect(await hint.locator("[data-means]").textContent()).toContain("about 7 out of 10 were won");
    const token = await hint.getAttribute("data-hint");
    const glowing = page.locator("[data-hinted]");
    expect(await glowing.count()).toBeGreaterThan(0);
    const marks = await glowing.evaluateAll((all) => all.map((one) => one.getAttribute("data-token") ?? one.getAttribute("data-card") ?? ""));
    expect(marks.every((mark) => mark && token!.includes(mark))).toBe(true); // the choice itself, or the cards that it uses
    expect(await page.locator("svg.street").innerHTML()).toBe(before);
    await page.getByText("took a hint; the game is not rated").waitFor();
    expect(await violations(page)).toEqual([]);
    await hint.getByRole("button", { name: "Close" }).click();
    expect(await glowing.count()).toBe(0);
    await page.getByRole("button", { name: "Hint" }).click();
    await hint.getByText(/^Best move: /).waitFor();
    await playOn(page, "mouse", chooser(5), 2);
    await page.waitForFunction(() => !document.querySelector("[data-hint]"));
  });

  it("is not offered among people, and a key press says so", { timeout: LONG }, async () => {
    const [ada, blaise] = [await server.visit(), await server.visit()];
    await joinTable(blaise, await createTable(ada, "Times Square"));
    await ada.locator(".prompt").waitFor();
    expect(await ada.locator('[data-token="hint"]').count()).toBe(0);
    await ada.keyboard.press("h");
    await ada.getByText("Hints are off at this table.").waitFor({ state: "attached" });
  });

  it("says what to do when the server is too busy for one", { timeout: LONG }, async () => {
    const page = await server.visit();
    await page.route("**/hint", (route) => route.fulfill({ status: 429, contentType: "application/json", body: '{"error":"x","detail":"","clause":""}' }));
    await playNow(page);
    await toChoose(page);
    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByRole("button", { name: "Show the hint", exact: true }).click();
    await page.getByText("One hint at a time.").waitFor();
  });
});

describe("looking back", () => {
  it("shows the curve and what mattered after a game, and leads into the replay", { timeout: LONG }, async () => {
    const page = await server.visit();
    await playNow(page);
    await playOn(page, "mouse", chooser(11));
    const back = page.getByRole("region", { name: "Game review" });
    await back.getByRole("button", { name: "Analyse game" }).click();
    await page.locator('[data-review="done"]').waitFor({ timeout: 300_000 });
    await back.getByRole("img", { name: /from \d+% to \d+%/ }).waitFor();
    await back.getByText("Win chances as a table").click();
    expect(await back.getByRole("row").count()).toBeGreaterThan(10);
    expect(await violations(page)).toEqual([]);
    expect(await back.locator("[data-means]").textContent()).toMatch(/7 out of 10 were won.+Model: [0-9a-f]{8}\./);
    const first = back.locator(".marks li").first();
    expect(await first.textContent()).toMatch(/played: .+chances \d+% → \d+%.*The analysis prefers: .+/s);
    expect(await first.locator("[data-why]").textContent()).toMatch(/^Why: [^{}]+\.$/);
    const link = first.getByRole("link");
    const step = Number(/step (\d+)/.exec((await link.textContent())!)![1]);
    await page.reload(); // it was kept: nobody has to ask again
    await page.locator('[data-review="done"]').waitFor();
    await first.getByRole("link").click();
    await page.getByText(new RegExp(`^Step ${step} of`)).waitFor();
    await page.locator("[data-card]").first().waitFor(); // through the eyes of who decided
    await back.getByRole("img").waitFor();
    const current = back.locator('[aria-current="step"]');
    await current.waitFor({ state: "attached" }); // one, and no other
    expect(await first.getAttribute("aria-current")).toBe("step");
    await page.keyboard.press("ArrowRight");
    await page.getByText(new RegExp(`^Step ${step + 1} of`)).waitFor();
    for (const mark of await current.allTextContents()) expect(mark).toContain(`step ${step + 1}`); // none, if it did not matter
    expect(await violations(page)).toEqual([]);
  });

  it("is there for an uploaded record, on a phone, in French and by day", { timeout: LONG }, async () => {
    const page = await server.visit({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: "fr-FR", colorScheme: "light" });
    await page.goto("/");
    await page.locator('input[type="file"]').setInputFiles(record);
    const back = page.getByRole("region", { name: "Analyse" });
    await back.getByRole("button", { name: "Analyser la partie" }).tap();
    await page.locator('[data-review="done"]').waitFor({ timeout: 300_000 });
    await back.getByText(/décisions? qui/).click();
    await back.getByText(/L’analyse préfère/).first().waitFor();
    await back.getByText(/^Pourquoi\u202f: [^{}]+\.$/).first().waitFor();
    await back.getByRole("button", { name: /étape/ }).first().tap();
    await back.locator('[aria-current="step"]').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await violations(page)).toEqual([]);
  });

  it("says so when there was nothing to choose, and when the server fails", { timeout: LONG }, async () => {
    const page = await server.visit();
    await playNow(page);
    await page.route("**/review", (route) => route.fulfill({ status: 500, contentType: "application/json", body: "{}" }));
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    const back = page.getByRole("region", { name: "Game review" });
    await back.getByText("The analysis failed.").waitFor();
    await page.unroute("**/review");
    const some = { id: "x", state: "working", done: 3, total: 9, game: "times-square", steps: 17, curves: [], decisions: [], mattered: [] };
    const short = { id: "x", state: "done", done: 0, total: 0, game: "times-square", steps: 17, curves: [[], []], decisions: [], mattered: [] };
    let ready = false;
    await page.route("**/review", (route) => route.fulfill({ status: 201, contentType: "application/json", body: JSON.stringify(some) }));
    await page.route("**/api/reviews/x", (route) => route.fulfill({ contentType: "application/json", body: JSON.stringify(ready ? short : some) }));
    await back.getByRole("button", { name: "Try again" }).click();
    await back.getByText("Decisions analysed: 3 of 9…").waitFor();
    await back.getByRole("progressbar").waitFor();
    expect(await violations(page)).toEqual([]);
    ready = true;
    await back.getByText("This game is too short to analyse").waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
