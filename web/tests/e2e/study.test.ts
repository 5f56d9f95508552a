import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import type { Locator, Page } from "playwright-core";
import { GAMES } from "../../tools/games.mjs";
import { clean, SIZES } from "./axe";
import { here, lines, moved, playsOn, ready, searched } from "./study_board";
import { playNow, sharedServer } from "./visits";

const server = sharedServer();
const records = resolve(import.meta.dirname, "../../../tests/records");
const DARK = [{ theme: "dark", language: "en" }, { theme: "light", language: "fr" }];

async function newDeal(page: Page, game: string): Promise<void> {
  await page.goto("/analysis");
  await page.getByRole("combobox", { name: "Game" }).selectOption(game);
  await page.getByRole("button", { name: "Start" }).click();
  await ready(page);
}

it("the button that starts does not move once it can be pressed: late fields come before", { timeout: 180_000 }, async () => {
  const page = await server.visit({ viewport: SIZES[1]! });
  let release = () => {};
  const held = new Promise<void>((go) => (release = go));
  await page.route("**/api/games", async (route) => (await held, route.continue()));
  await page.goto("/analysis");
  const start = page.getByRole("button", { name: "Start" });
  const enabled = start.and(page.locator(":enabled"));
  await start.waitFor();
  expect(await start.isDisabled()).toBe(true);
  const alert = page.getByRole("alert").getByText("This file is not a game.");
  await page.locator('input[type="file"]').setInputFiles({ name: "letter.txt", mimeType: "text/plain", buffer: Buffer.from("Dear Sir") });
  await alert.waitFor();
  release();
  await enabled.waitFor();
  expect(await alert.isVisible()).toBe(true); // what loads late does not take it away
  for (const { id } of GAMES) {
    await page.getByRole("combobox", { name: "Game" }).selectOption(id);
    await enabled.waitFor();
    const [box, fields] = [await enabled.boundingBox(), await page.locator("form").first().locator("select, summary").count()];
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect([await enabled.boundingBox(), await page.locator("form").first().locator("select, summary").count()]).toEqual([box, fields]);
  }
});

it("a whole session by mouse: rate, branch, comment, promote, delete, share, reload", { timeout: 180_000 }, async () => {
  const page = await server.visit({ viewport: SIZES[0]! });
  await newDeal(page, "times-square");
  await page.getByRole("button", { name: "Analyse", exact: true }).click();
  await searched(page, 0);
  const first = Number(await page.locator("[data-iterations]").getAttribute("data-iterations"));
  await searched(page, first); // it goes on improving
  await page.getByRole("radio", { name: "Everything, even what is hidden" }).check();
  await searched(page, 0);
  const token = (await page.locator("[data-rated]").first().getAttribute("data-rated"))!;
  const played = await moved(page, () => page.locator(`[data-rated="${token}"]`).click()); // by its name: the order may change meanwhile
  expect(played?.slice(2)).toBe(token);
  await page.getByRole("button", { name: "Stop analysis" }).click();
  await page.getByLabel("Comment on this position").fill("The best move?");

  await moved(page, () => page.getByRole("button", { name: "Back", exact: true }).click());
  await page.getByRole("button", { name: "Analyse", exact: true }).click();
  await page.locator("[data-rated]").nth(1).waitFor();
  await page.getByRole("button", { name: "Stop analysis" }).click();
  const second = (await page.locator("[data-rated]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.rated!))).find((one) => one !== token)!;
  await page.locator(`[data-rated="${second}"]`).click();
  await page.waitForFunction((step) => document.querySelector('.lines [aria-current="step"]')?.getAttribute("data-step")?.endsWith(`:${step}`), second);
  const seat = played!.slice(0, 1);
  expect((await lines(page)).slice(-2)).toEqual([`0 ${played}`, `1 ${seat}:${second}`]);
  await page.getByRole("button", { name: "Make main line" }).click();
  expect((await lines(page)).slice(-2)).toEqual([`0 ${seat}:${second}`, `1 ${played}`]);
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    await clean(page, "analysis board", viewport === SIZES[0] ? DARK : DARK.slice(1), ".study");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  }
  await page.locator("header button.chip[lang]").click(); // in English again

  await page.getByRole("button", { name: "Share" }).click();
  await page.waitForURL(/\/analysis\/[0-9a-f]+$/);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const text = readFileSync((await (await download).path())!, "utf-8");
  expect(text).toContain('[Record "2"]');
  expect(text).toContain('"The best move?"');

  const friend = await server.visit({ viewport: SIZES[1]! });
  await friend.goto(page.url());
  await ready(friend);
  expect((await lines(friend)).slice(-2)).toEqual([`0 ${seat}:${second}`, `1 ${played}`]);
  await friend.getByText("The best move?").first().waitFor();

  await page.locator(`.lines [data-step="${played}"]`).click();
  await page.waitForFunction((step) => document.querySelector('.lines [aria-current="step"]')?.getAttribute("data-step") === step, played);
  await moved(page, () => page.getByRole("button", { name: "Delete from here" }).click());
  await page.locator(`.lines [data-step="${played}"]`).waitFor({ state: "detached" });
  await page.reload();
  await ready(page);
  expect((await lines(page)).at(-1)).toBe(`0 ${seat}:${second}`);
});

it("a whole session by keyboard alone", { timeout: 180_000 }, async () => {
  const page = await server.visit({ viewport: SIZES[0]! });
  await page.goto("/analysis");
  const tabTo = async (what: string) => {
    for (let tries = 0; tries < 60 && !(await page.evaluate((selector) => document.activeElement?.matches(selector), what)); tries++) await page.keyboard.press("Tab");
  };
  await page.getByRole("combobox", { name: "Game" }).waitFor();
  await tabTo("select");
  await page.keyboard.type("Gatsby");
  await tabTo("button[type=submit]");
  await page.keyboard.press("Enter");
  await ready(page);
  await page.keyboard.press("a");
  await searched(page, 0);
  await page.locator("[data-rated]").first().waitFor();
  await page.keyboard.press("a");
  await page.getByRole("button", { name: "Analyse", exact: true }).waitFor();
  expect(await page.locator("[data-rated]").count()).toBeGreaterThan(0); // of this position, also when the analysis has stopped
  const choose = () => moved(page, async () => {
    await page.keyboard.press("m");
    await page.keyboard.press("Enter");
  });
  const first = await choose();
  expect(await page.locator("[data-rated]").count()).toBe(0); // those were of the position before
  await page.keyboard.press("Escape");
  await moved(page, () => page.keyboard.press("ArrowLeft"));
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowRight");
  const second = await moved(page, () => page.keyboard.press("Enter"));
  expect(second).not.toBe(first);
  await page.keyboard.press("Escape");
  expect(await moved(page, () => page.keyboard.press("ArrowUp"))).toBe(first);
  expect(await moved(page, () => page.keyboard.press("ArrowDown"))).toBe(second);
  await page.keyboard.press("c");
  await page.keyboard.type("By keys (a, u, m)");
  await page.keyboard.press("Escape");
  await page.locator(".comment", { hasText: "By keys (a, u, m)" }).waitFor();
  await moved(page, () => page.keyboard.press("u"));
  await moved(page, () => page.keyboard.press("End"));
  expect(await here(page)).toBe(first);
  await moved(page, () => page.keyboard.press("Home"));
  expect(await here(page)).toBe("");
  await moved(page, () => page.keyboard.press("End"));
  await page.keyboard.press("p");
  const dialog = page.getByRole("dialog", { name: "Play from here" });
  await dialog.getByRole("button", { name: "Start" }).and(page.locator(":enabled")).waitFor();
  await tabTo("dialog button[type=submit]");
  await page.keyboard.press("Enter");
  await playsOn(page);
});

it("every game opens at a step of a record, branches, chooses and draws chance, and is set up by text", { timeout: 180_000 }, async () => {
  const page = await server.visit({ viewport: SIZES[1]! });
  await page.goto("/analysis");
  for (const { record } of GAMES) {
    await page.locator('input[type="file"]').setInputFiles(resolve(records, record));
    await ready(page);
    await page.getByRole("button", { name: "Analyse", exact: true }).click();
    let played = "";
    let others: string[] = [];
    while (others.length === 0) {
      played = (await moved(page, () => page.getByRole("button", { name: "Forward", exact: true }).click()))!;
      await moved(page, () => page.getByRole("button", { name: "Back", exact: true }).click());
      await page.locator("[data-rated]").first().waitFor();
      others = (await page.locator("[data-rated]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.rated!))).filter((token) => !played.startsWith("*") && !played.endsWith(`:${token}`));
      if (others.length === 0) await moved(page, () => page.getByRole("button", { name: "Forward", exact: true }).click());
    }
    await page.getByRole("button", { name: "Stop analysis" }).click();
    await moved(page, () => page.locator(`[data-rated="${others[0]}"]`).click());
    expect((await lines(page)).filter((line) => line.startsWith("1 ") && line.endsWith(`:${others[0]}`))).toHaveLength(1);
    await page.getByRole("button", { name: "Make main line" }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SIZES[1]!.width);
    const board = page.url();
    await page.getByRole("button", { name: "Play from here" }).click();
    await page.getByRole("dialog").getByLabel("Bot level").selectOption("novice");
    await page.getByRole("dialog").getByRole("button", { name: "Start" }).click();
    await playsOn(page);
    await page.goto(board);
    await ready(page);
    await page.getByRole("button", { name: "Analyse something else" }).click();
  }
  await page.getByLabel("Position", { exact: true }).fill('{"hal": 99}');
  await page.getByRole("button", { name: "Set up" }).click();
  await page.getByRole("alert").getByText(/cannot be set up/).waitFor();
  await page.getByLabel("Position", { exact: true }).fill('{"active": 0, "hal": -1, "deb": 1, "hand0": "S S B1 B2 B2 H2 D3 Dm", "hand1": "S S S S B2 H2 H2 H2"}');
  await page.getByRole("button", { name: "Set up" }).click();
  await ready(page);
  await page.getByLabel("Draw automatically after each move").uncheck();
  await page.getByRole("button", { name: "Analyse", exact: true }).click();
  const chance = page.getByRole("group", { name: /Random outcome/ });
  while (!(await chance.isVisible())) {
    await page.locator("[data-rated]").first().waitFor();
    await moved(page, () => page.locator("[data-rated]").first().click());
  }
  await page.getByText(/does not see what is drawn/).waitFor(); // from what the next player could know, one average
  await page.getByRole("radio", { name: "Everything, even what is hidden" }).check();
  await page.locator("[data-outcome]").first().waitFor(); // what each outcome is worth, and the moves after it
  await page.locator("[data-after]").first().waitFor();
  expect(await page.locator("[data-average]").textContent()).toMatch(/on average/);
  const width = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().width);
  expect(await width(chance.getByRole("combobox"))).toBeGreaterThan(0.9 * (await width(chance.locator(".row")))); // outcomes differ in their last words
  const words = await chance.getByRole("combobox").locator("option").allTextContents();
  expect(words.filter((text) => !/ draws .* \(\d/.test(text))).toEqual([]); // outcomes in words
  expect(new Set(words).size).toBe(words.length);
  const outcome = (await page.locator("[data-outcome]").last().getAttribute("data-outcome"))!;
  await chance.getByRole("combobox").selectOption(outcome);
  expect(await moved(page, () => page.getByRole("button", { name: "Choose" }).click())).toBe(`*${outcome}`);
});

it("leads from a finished game and its replay to the same step, and refuses a running one with the reason", { timeout: 180_000 }, async () => {
  const page = await server.visit({ viewport: SIZES[0]! });
  await playNow(page);
  const table = new URL(page.url()).pathname.split("/").at(-1)!;
  const second = await page.context().newPage();
  await second.goto(`/analysis#${table}`);
  await second.getByRole("alert").getByText("People are playing this game right now. It can be analysed when it is over.").waitFor();
  await page.getByRole("button", { name: /Resign/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await page.locator(".result").getByRole("link", { name: "Analysis board" }).click();
  await ready(page);
  expect((await page.locator(".eyes option").allTextContents()).filter((name) => / bot$/.test(name))).toHaveLength(1); // as at the table, not by its level alone
  await page.goto(`/replay/${table}`);
  await page.getByRole("slider").fill("12");
  await page.getByRole("link", { name: "Analysis board" }).click();
  await ready(page);
  expect(new URL(page.url()).hash).toBe(`#${table}.12`);
  const chance = page.getByRole("group", { name: /Random outcome/ });
  await chance.waitFor(); // in the middle of the deal
  const height = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().height);
  expect(await height(chance)).toBe(await height(page.locator(".asking"))); // covers nothing of the board
  await moved(page, () => page.getByRole("button", { name: "Draw at random" }).click());
  await moved(page, () => page.getByRole("button", { name: "Draw until the next decision" }).click());
});

it("keeps what was tried when the server cannot be reached or is busy, and offers it as a file", { timeout: 180_000 }, async () => {
  const page = await server.visit({ viewport: SIZES[0]! });
  await newDeal(page, "times-square");
  await page.getByLabel("Comment on this position").fill("Do not lose this");
  for (const answer of ["abort", 429, 503, 413] as const) {
    await page.route("**/api/analysis/open", (route) => (answer === "abort" ? route.abort() : route.fulfill({ status: answer, json: { error: "", detail: "" } })));
    await page.reload();
    await page.getByRole("button", { name: "Try again" }).waitFor();
    await page.unroute("**/api/analysis/open");
  }
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  expect(readFileSync((await (await download).path())!, "utf-8")).toContain("Do not lose this");
  await page.getByRole("button", { name: "Try again" }).click();
  await ready(page);
  await page.locator(".comment", { hasText: "Do not lose this" }).waitFor();
});

it("opens an analysis with many long comments again, and says that a file is too large", { timeout: 180_000 }, async () => {
  const page = await server.visit({ viewport: SIZES[1]! });
  await page.goto("/analysis");
  const [head, steps] = readFileSync(resolve(records, "times-square-2-printed-1.txt"), "utf-8").replace('[Record "1"]', '[Record "2"]').split("\n\n") as [string, string];
  const text = `${head}\n\n${steps.trim().split(/\s+/).map((step) => `${step} "${"because ".repeat(240)}"`).join("\n")}\n`;
  expect(text.length).toBeGreaterThan(48 * 1024);
  const file = (size: string) => ({ name: "analysis.txt", mimeType: "text/plain", buffer: Buffer.from(size) });
  await page.locator('input[type="file"]').setInputFiles(file(text + " ".repeat(200 * 1024)));
  await page.getByRole("alert").getByText("This file is too large.").waitFor();
  await page.locator('input[type="file"]').setInputFiles(file(text));
  await ready(page);
});

it("a finished analysis can be started again, and one that breaks off says so", { timeout: 180_000 }, async () => {
  const page = await server.visit({ viewport: SIZES[0]! });
  await newDeal(page, "times-square");
  const move = (token: string, visits: number) => ({ token, visits, value: 0.6, error: visits > 1 ? 0.1 : 0.5, say: { id: "prompt-act", args: {} }, line: [], possible: 1, best: null });
  const line = (done: boolean) => `${JSON.stringify({ iterations: 100, depth: 3, moves: [move("S", 99), move("T", 1)], average: null, done })}\n`;
  const answers = [line(true), line(false), ""];
  await page.route("**/api/analysis/moves", (route) => route.fulfill({ contentType: "application/x-ndjson", body: answers.shift()! }));
  const analyse = page.getByRole("button", { name: "Analyse", exact: true });
  await analyse.click();
  await page.locator("[data-done]").waitFor({ state: "attached" });
  await page.getByText(/The estimated chance that .* wins after each move/).waitFor();
  expect(await page.locator('[data-rated="S"] .chance').innerText()).toMatch(/60%\s+± 10%/);
  expect(await page.locator('[data-rated="T"]').innerText()).not.toMatch(/%/); // one playout is no estimate
  await page.locator('[data-rated="T"]', { hasText: "not searched yet" }).waitFor();
  await analyse.click(); // not "Stop analysis"
  await page.getByRole("alert").getByText("Your connection may be down").waitFor();
  await analyse.click();
  await page.getByRole("alert").getByText("Wait a few seconds").waitFor();
  await analyse.waitFor();
});
