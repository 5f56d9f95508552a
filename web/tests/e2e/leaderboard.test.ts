import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { GAMES } from "../../tools/games.mjs";
import { clean, follow, SIZES } from "./axe";
import { ownServer, playNow } from "./visits";
import { standings } from "./standings";

const server = ownServer();
const LONG = 600_000;

interface Snapshot {
  number: number;
  desk: number;
  moves: { token: string }[];
  rows: { entry: { steps?: string } }[];
}

/** Plays over HTTP until both seats have decided something: a game that is given up before is not rated. */
async function bothDecide(page: Page): Promise<void> {
  const table = `/api/tables/${page.url().split("/").at(-1) ?? ""}`;
  for (let look: Snapshot | null = null; ; ) {
    const query = look === null ? "" : `?after=${look.number}&wait=10`;
    look = (await (await page.request.get(table + query)).json()) as Snapshot;
    while (look.moves[0]) {
      const data = { id: `${look.number}-${look.desk}`, token: look.moves[0].token };
      look = (await (await page.request.post(`${table}/play`, { data })).json()) as Snapshot;
    }
    const steps = look.rows.flatMap(({ entry }) => (entry.steps ?? "").split(" "));
    if (["0", "1"].every((seat) => steps.some((step) => step.startsWith(seat)))) return;
  }
}

/** Loses a game that is rated: guests have no place on the leaderboard. */
async function giveUp(page: Page): Promise<void> {
  await playNow(page);
  const account = { login: `ada-${Date.now()}`, passphrase: "long enough" };
  expect((await page.request.post("/api/me/account", { data: account })).status()).toBe(201);
  await bothDecide(page);
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await page.getByRole("region", { name: "Game over" }).waitFor();
}

it("a game that is over shows on the leaderboard: by keyboard from the lobby, from the own window, and to everybody with the link", { timeout: LONG }, async () => {
  const page = await server.visit();
  await page.goto("/ladder/times-square");
  await page.getByText("No rated games yet").waitFor();
  await page.getByText("You are not on this leaderboard yet.").waitFor();
  await giveUp(page);

  await page.goto("/");
  await page.getByRole("link", { name: "Leaderboard" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: GAMES[0]!.name }).waitFor();
  const games = page.getByRole("navigation", { name: "Game" });
  await games.getByRole("link", { name: "Gatsby" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Gatsby" }).waitFor();
  const square = games.getByRole("link", { name: "Times Square" });
  await square.focus();
  await page.keyboard.press("Enter");
  const lines = page.locator("tbody tr");
  await lines.nth(1).waitFor();
  expect(await square.getAttribute("aria-current")).toBe("page");
  expect(await square.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await lines.count()).toBe(2);
  expect(await lines.first().textContent()).toMatch(/1.*Regular bot.*server bot/);
  expect(await page.locator('tr[aria-current="true"]').textContent()).toMatch(/2\S+ \S+.*you/);
  const own = page.getByRole("complementary", { name: "Your rank" });
  await own.getByText("Lost against Regular bot").waitFor();
  const link = page.url();

  const stranger = await server.visit();
  await stranger.goto(link);
  await stranger.locator("tbody tr").nth(1).waitFor();
  expect(await stranger.locator("tr[aria-current]").count()).toBe(0);
  await stranger.getByText("You are not on this leaderboard yet.").waitFor();

  await own.getByRole("link", { name: "Replay: Lost against Regular bot" }).click();
  await page.getByRole("slider").waitFor();
  await page.goto("/");
  await page.getByRole("link", { name: /^Your page/ }).click();
  await page.getByRole("region", { name: "Ratings" }).getByRole("link", { name: "Times Square" }).click();
  await page.locator("tr.own").waitFor();
  expect(page.url()).toBe(link);
});

it("the own line stays in sight and comes after the others, and figures stand below each other", { timeout: LONG }, async () => {
  const page = await server.visit();
  await standings(page, 51);
  await page.goto("/ladder/macao");
  const own = page.locator("tr.own");
  await own.waitFor();
  expect(await page.locator("tbody tr").last().getAttribute("class")).toContain("own");
  expect(await page.locator("tr.gap").count()).toBe(1);
  expect(await own.textContent()).toContain("1,234");
  const inSight = () => own.locator("th").evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight + 1 && one.getBoundingClientRect().top >= -1);
  expect(await inSight()).toBe(true);
  await page.locator("tbody tr").nth(25).scrollIntoViewIfNeeded();
  expect(await inSight()).toBe(true);
  const points = await page.locator(".rating .figures > :nth-last-child(2)").evaluateAll((all) => all.map((one) => [one.textContent, Math.round(one.getBoundingClientRect().left)]));
  expect(points.length).toBe(51);
  expect(new Set(points.map((one) => JSON.stringify(one))).size).toBe(1);
  await page.getByRole("button", { name: "Français" }).click();
  expect(await page.locator(".rating .unseen").first().textContent()).toBe("31,3");
});

it("waits, keeps what it has when the server goes away, and says what is wrong", { timeout: LONG }, async () => {
  const page = await server.visit();
  let answer = (): void => undefined;
  const asked = new Promise<void>((open) => (answer = open));
  await page.route("**/leaderboard?*", async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto("/ladder/gatsby");
  await page.getByText("Loading the leaderboard").waitFor();
  answer();
  await page.getByText("No rated games yet").waitFor();
  await page.unroute("**/leaderboard?*");
  await page.context().setOffline(true);
  await page.getByText("You are offline").waitFor();
  await page.getByRole("link", { name: "Edgar & Lucien" }).click();
  await page.getByText("The server is not responding").waitFor();
  await page.context().setOffline(false);
  await page.getByText("No rated games yet").waitFor(); // without a click

  await standings(page, 9);
  await page.getByRole("link", { name: "Gatsby" }).click();
  await page.locator("tbody tr").nth(8).waitFor();
  await page.unroute("**/leaderboard?*");
  await page.route("**/leaderboard?*", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.getByText("This list may be out of date").waitFor();
  expect(await page.locator("tbody tr").count()).toBe(9);
  await page.getByRole("link", { name: "Times Square" }).click();
  await page.getByText("Something went wrong").waitFor();
  await page.unroute("**/leaderboard?*");
  await page.route("**/leaderboard?*", (route) => route.fulfill({ json: [{ place: "first" }] }));
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("This page is out of date").waitFor();
  await page.unroute("**/leaderboard?*");
  await page.goto("/ladder/chess");
  await page.getByText("Page not found").waitFor();
});

it("asks again for what was not answered", { timeout: LONG }, async () => {
  const page = await server.visit();
  await giveUp(page);
  await page.clock.install();
  const shown = "The server is not responding";
  for (const asked of ["leaderboard", "games"]) {
    await page.route(`**/${asked}?*`, (route) => route.abort());
    await page.goto("/ladder/times-square");
    await page.getByText(shown).waitFor();
    await page.unroute(`**/${asked}?*`);
    await page.clock.fastForward(6000);
    await page.getByText("Lost against Regular bot").waitFor();
    expect(await page.getByText(shown).count()).toBe(0);
  }
});

describe.each(SIZES)("axe finds nothing, $width wide, in both themes and both languages", (viewport) => {
  it("on a long leaderboard with one's own games, on an empty one, and where the server is away", { timeout: LONG }, async () => {
    const page = await server.visit({ viewport });
    await giveUp(page);
    await follow(page, "/ladder/times-square");
    await page.locator("aside li").first().waitFor();
    await clean(page, "own games");
    await follow(page, "/ladder/gatsby");
    await page.locator(".state.empty").waitFor();
    await clean(page, "an empty leaderboard");
    await page.route("**/api/**", (route) => route.abort());
    await follow(page, "/ladder/macao");
    await page.locator(".state.trouble").waitFor();
    await clean(page, "a server that is away");
    await page.unroute("**/api/**");
    await standings(page, 51);
    await follow(page, "/ladder/edgar-lucien");
    await page.locator("tr.own").waitFor();
    await clean(page, "a long leaderboard");
  });
});
