/** The page of one's own: account, history, ratings, settings, sessions; and that it is said before a game whether it is rated. */
import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { againstBot, becomeAccount, bothDecide, comeIn, resign, together } from "./by_http";
import { clean, SIZES } from "./axe";
import { sharedServer } from "./visits";
import { hardships, WIDTHS } from "./widths";

const server = sharedServer();
const LONG = 300_000;
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** A sentence that can be read in a window at each width, wherever that must be scrolled to. */
async function seenAtEveryWidth(page: Page, text: string): Promise<void> {
  for (const viewport of WIDTHS) {
    await page.setViewportSize(viewport);
    const said = page.getByText(text);
    await said.waitFor();
    await said.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await said.boundingBox())!;
    expect({ viewport, beyond: Math.max(0, -x, -y, x + width - viewport.width, y + height - viewport.height) }).toEqual({ viewport, beyond: 0 });
    expect(await hardships(page)).toEqual([]);
  }
}

describe.each(WIDTHS)("$width wide", (viewport) => {
  it("an account is created where one looks, and a name that was typed is kept", { timeout: LONG }, async () => {
    const page = await server.visit({ viewport });
    await page.goto("/");
    await page.getByRole("link", { name: /^Your page/ }).click();
    await page.getByLabel("Your name").fill("Ada of Lovelace");
    const account = part(page, "Account");
    await account.getByRole("button", { name: "Create an account" }).click();
    const login = account.getByLabel(/^Login/);
    await login.waitFor();
    expect(await login.evaluate((one) => one === document.activeElement)).toBe(true);
    const box = (await login.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
    await login.fill(`ada-${viewport.width}-${Date.now()}`);
    await account.getByLabel(/^Passphrase/).fill("long enough");
    expect(await hardships(page)).toEqual([]);
    await account.locator('button[type="submit"]').click();
    await account.getByText("Write these codes down").waitFor();
    await page.getByRole("heading", { level: 1, name: "Ada of Lovelace" }).waitFor();
    expect(await (await page.request.get("/api/me")).json()).toMatchObject({ name: "Ada of Lovelace", kind: "account" });
  });

  it("finished games are found by game, result, opponents and name, page by page", { timeout: LONG }, async () => {
    const [page, zoe] = [await server.visit({ viewport }), await server.visit()];
    await comeIn(page.request, "Ada");
    await comeIn(zoe.request, "Zoé");
    for (let i = 0; i < 11; i++) await resign(page.request, await againstBot(page.request));
    await resign(zoe.request, await together(page.request, zoe.request));
    await resign(page.request, await againstBot(page.request, "gatsby"));
    await page.goto("/me");
    const history = part(page, "Finished games");
    const lines = history.getByRole("listitem");
    const until = (count: number) => expect.poll(() => lines.count()).toBe(count);
    await until(10);
    await history.getByRole("button", { name: "Earlier games" }).click();
    await until(13);
    expect(await history.getByRole("button", { name: "Earlier games" }).count()).toBe(0);
    expect(await hardships(page)).toEqual([]);
    const searched: string[] = [];
    page.on("request", (one) => new URL(one.url()).pathname.endsWith("/games") && searched.push(new URL(one.url()).search));
    await page.getByLabel("Your name").fill("Ada of Lovelace"); // somebody who is known anew is still the same person: the list stays
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Ada of Lovelace" }).waitFor();
    await history.getByLabel("Result").selectOption("won");
    await until(1);
    expect(searched.filter((search) => !search.includes("won"))).toEqual([]);
    expect(await lines.first().textContent()).toContain("Won against Zoé");
    await history.getByLabel("Opponents").selectOption("only bots");
    await history.getByText("No game matches.").waitFor();
    await history.getByLabel("Result").selectOption("all");
    await history.getByLabel("Game").selectOption("Gatsby");
    await until(1);
    await history.getByLabel("Game").selectOption("all");
    await history.getByLabel("Opponents").selectOption("all");
    await history.getByLabel("Name of a player").fill("zo");
    await until(1);
    await lines.first().getByRole("link", { name: /^Replay: Times Square, Won against Zoé/ }).waitFor();
  });

  it("ratings have a course over time", { timeout: LONG }, async () => {
    const [page, rival] = [await server.visit({ viewport }), await server.visit()];
    await becomeAccount(page.request, "Ada");
    await becomeAccount(rival.request, "Blaise");
    for (const loser of [rival, page, rival]) {
      const table = await together(page.request, rival.request);
      await bothDecide([page.request, rival.request], table);
      await resign(loser.request, table);
    }
    await page.goto("/me");
    const graph = part(page, "Ratings").getByRole("img", { name: /^Rating in Times Square over 3 games: from / });
    await graph.waitFor();
    expect((await graph.locator("polyline").getAttribute("points"))!.split(" ").length).toBe(3);
    await part(page, "Finished games").getByText(/· rating /).first().waitFor();
    expect(await hardships(page)).toEqual([]);
  });

  it("settings are in one place, and hold after a reload", { timeout: LONG }, async () => {
    const page = await server.visit({ viewport });
    await page.goto("/me");
    const settings = part(page, "Your settings");
    await settings.getByLabel("Theme").selectOption("light");
    await page.locator('html[data-theme="light"]').waitFor({ state: "attached" });
    await settings.getByLabel("Sounds").uncheck();
    await settings.getByLabel(/^Confirm moves/).uncheck();
    await settings.getByLabel(/^Memory aids/).uncheck();
    await page.reload();
    for (const name of ["Sounds", /^Confirm moves/, /^Memory aids/]) expect(await settings.getByLabel(name).isChecked()).toBe(false);
    await settings.getByLabel("Language").selectOption("Français");
    await part(page, "Vos réglages").waitFor();
    expect(await hardships(page)).toEqual([]);
    await page.evaluate(() => localStorage.setItem("soiree", JSON.stringify({ ...JSON.parse(localStorage.getItem("soiree")!), language: "en" })));
    await page.goto("/");
    await page.getByRole("button", { name: "Play now: Gatsby" }).click();
    expect(await page.getByLabel("Memory aids").isChecked()).toBe(false);
  });
});

it("logging out everywhere else ends the other devices, and a game says before it begins whether it is rated", { timeout: LONG }, async () => {
  const [here, there] = [await server.visit(), await server.visit()];
  await here.goto("/");
  await here.getByRole("button", { name: "Play now: Gatsby" }).click();
  await here.getByText("Not rated: guests have no rating.").waitFor();
  const { login, passphrase } = await becomeAccount(here.request, "Ada");
  await there.request.post("/api/login", { data: { login, passphrase } });
  await there.goto("/me");
  await part(there, "Account").getByText(`Your account: ${login}`).waitFor();
  await here.goto("/me");
  const sessions = part(here, "Where you are logged in");
  await sessions.getByRole("listitem").nth(1).waitFor();
  await sessions.getByRole("button", { name: "Log out everywhere else" }).click();
  await sessions.getByRole("listitem").nth(1).waitFor({ state: "detached" });
  await there.getByRole("button", { name: "I have an account" }).waitFor(); // told by the stream, without a reload
  await here.goto("/");
  await here.getByRole("button", { name: "Play now: Gatsby" }).click();
  await seenAtEveryWidth(here, "Rated: the result changes your rating.");
  await here.keyboard.press("Escape");
  await here.getByRole("button", { name: "With friends: Gatsby" }).click();
  await here.getByText("Rated if every player has an account.").waitFor();
  await here.getByLabel(/^Hints for everyone/).check();
  await seenAtEveryWidth(here, "Not rated: hints are allowed.");
});

it.each(SIZES)("axe finds nothing on the own page, $width wide", { timeout: LONG }, async (viewport) => {
  const page = await server.visit({ viewport });
  await becomeAccount(page.request, "Ada");
  await againstBot(page.request);
  await resign(page.request, await againstBot(page.request));
  await page.goto("/me");
  await page.locator("li[data-table]").waitFor();
  await clean(page, "the own page", undefined, "#me-sessions");
});

it("that no game is finished is said only when it is known", { timeout: LONG }, async () => {
  const page = await server.visit();
  await comeIn(page.request, "Ada");
  await resign(page.request, await againstBot(page.request, "gatsby"));
  let answer = () => {};
  const answered = new Promise<void>((done) => (answer = done));
  await page.route("**/api/me", async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto("/me");
  const history = part(page, "Finished games");
  await history.getByText("…").waitFor();
  expect(await history.getByText("No finished game yet.").count()).toBe(0);
  answer();
  await history.getByRole("listitem").first().waitFor();
});

it("what is chosen in one tab holds in the other, which does not undo it", { timeout: LONG }, async () => {
  const page = await server.visit();
  const other = await page.context().newPage();
  for (const tab of [page, other]) await tab.goto("/");
  await page.getByRole("button", { name: "Sound" }).click();
  await other.getByRole("button", { name: "Sound", pressed: false }).waitFor();
  await other.getByTitle("Passer au français").click();
  await page.locator("html[lang=fr]").waitFor({ state: "attached" });
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("soiree")!))).toMatchObject({ sound: false, language: "fr" });
});
