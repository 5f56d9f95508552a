import { expect, it } from "vitest";
import type { Page } from "playwright-core";
import { after, sharedServer, myTurn, playNow } from "./visits";
import { take } from "./player";

const server = sharedServer();
const LONG = 600_000;
const openCards = '[data-card][data-target="open"]';
const choices = '[data-keys="prompt"] [data-target=""]:not([data-token="cancel"]):not([data-token="back"]):not([data-token="hint"])';

/** One decision by mouse: cards while there are any, else whatever is offered first. */
async function decideByMouse(page: Page): Promise<void> {
  const stop = page.locator('[data-token="x"]');
  if (await stop.count()) return after(page, () => stop.click());
  const card = page.locator(openCards).first();
  if (!(await card.count())) return after(page, () => page.locator(choices).last().click());
  await card.click();
  const ghost = page.locator("svg .target").first();
  // one thing to do was done at once; several wait for a ghost or a button
  if (await page.locator('[data-token="cancel"]').count()) await after(page, () => ghost.click());
}

it("a stranger plays a whole game by mouse, checks the shuffle and plays again", { timeout: LONG }, async () => {
  const page = await server.visit();
  await playNow(page);
  let decisions = 0;
  while ((await myTurn(page)) === "asked") {
    await decideByMouse(page);
    expect(decisions++).toBeLessThan(400);
  }
  expect(decisions).toBeGreaterThan(5);
  await page.getByRole("button", { name: "Check the shuffle" }).click();
  await page.getByText(/^✓?Honest/).waitFor();
  await page.keyboard.press("Escape");
  const before = page.url();
  await page.getByRole("button", { name: "Rematch" }).click();
  await page.waitForURL((url) => url.href !== before);
  await page.locator("[data-card]").first().waitFor();
  expect(await myTurn(page)).toBe("asked");
});

it("a whole game by keyboard alone", { timeout: LONG }, async () => {
  const page = await server.visit();
  await page.goto("/");
  await page.getByRole("button", { name: "Play now: Times Square" }).and(page.locator(":enabled")).waitFor();
  for (let tabs = 0; ; tabs++) {
    await page.keyboard.press("Tab");
    if ((await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))) === "Play now: Times Square") break;
    expect(tabs).toBeLessThan(40);
  }
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Start" }).waitFor();
  await page.keyboard.press("Enter");
  const press = (what: string) => after(page, () => take(page, page.locator(what).first(), "keys"));
  let decisions = 0;
  while ((await myTurn(page)) === "asked") {
    if (await page.locator('[data-token="x"]').count()) await press('[data-token="x"]');
    else if (await page.locator(openCards).count()) {
      await press(openCards);
      if (await page.locator('[data-token="cancel"]').count()) await press("svg .target");
    } else {
      await press('[data-token="T"]');
      await press(openCards);
      await press('[data-token="swap"]');
    }
    expect(decisions++).toBeLessThan(400);
  }
  expect(decisions).toBeGreaterThan(5);
});

it("takes back, also after a reload in mid-turn; the button says why when it is off", { timeout: LONG }, async () => {
  const page = await server.visit();
  await playNow(page);
  const back = page.locator('[data-token="back"]');
  expect(await back.isDisabled()).toBe(true);
  expect(await page.locator("#why-not-back").textContent()).toMatch(/Nothing to undo|can’t undo/);
  const hand = () => page.locator("[data-card]").evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card")).join(" "));
  const before = await hand();
  await decideByMouse(page);
  await page.locator('[data-token="x"]').or(page.locator('[data-token="swap"]')).or(page.locator(openCards)).first().waitFor();
  await page.reload();
  await myTurn(page);
  expect(await hand()).not.toBe(before);
  await page.keyboard.press("u");
  await page.waitForFunction((old) => [...document.querySelectorAll("[data-card]")].map((card) => card.getAttribute("data-card")).join(" ") === old, before);
});

it("takes back what is still on its way, as soon as it has arrived", { timeout: LONG }, async () => {
  const page = await server.visit();
  const sent: string[] = [];
  let held: (() => void)[] | null = null; // what the server says, while the line is slow
  await page.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => (sent.push(String(message)), server.send(message)));
    server.onMessage((message) => (held ? held.push(() => socket.send(message)) : socket.send(message)));
  });
  await playNow(page);
  const said = (what: string) => sent.filter((one) => one.includes(`"do":"${what}"`)).length;
  held = [];
  await page.locator('[data-token="T"]').click();
  await page.keyboard.press("u");
  await expect.poll(() => said("play")).toBe(1);
  expect(said("take-back")).toBe(0);
  await expect.poll(() => held!.length).toBeGreaterThan(0);
  const late = held;
  held = null;
  late.forEach((say) => say());
  await expect.poll(() => said("take-back")).toBe(1);
  await page.locator('[data-token="T"]:enabled').waitFor();
  expect(await page.locator('[data-token="back"]').isDisabled()).toBe(true);
});

it("changes its language in mid-game without a reload", { timeout: LONG }, async () => {
  const page = await server.visit();
  await playNow(page);
  await decideByMouse(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole("button", { name: "Français" }).click();
  await page.getByText("Journal de la partie").first().waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("fr");
  expect(await page.locator(".prompt .text").textContent()).not.toMatch(/\b(Play|Your|turn)\b/);
  expect(await page.locator("aside ol li").allTextContents()).toEqual(expect.arrayContaining([expect.stringMatching(/Tour \d+/)]));
  expect(await page.evaluate(() => (window as unknown as { stayed: boolean }).stayed)).toBe(true);
});

it("explains a refusal with its clause, and opens the rules there", { timeout: LONG }, async () => {
  const page = await server.visit();
  await playNow(page);
  const refusal = page.getByRole("alert").filter({ hasText: "You can’t do that" });
  for (let tries = 0; tries < 40 && !(await refusal.count()); tries++) {
    const closed = page.locator('[data-card][data-target="closed"]').first();
    if (await closed.count()) {
      await closed.click();
      await refusal.waitFor();
    } else await decideByMouse(page); // somewhere a card cannot be used
    if (!(await refusal.count())) expect(await myTurn(page)).toBe("asked");
  }
  const link = refusal.getByRole("button", { name: /^Rule TS-\d+$/ });
  const clause = (await link.textContent())!.replace("Rule ", "").trim();
  await expect.poll(() => refusal.textContent()).toMatch(/You can’t do that\.\s+\S.*\. Rule TS/s);
  const said = (await refusal.textContent())!;
  await link.click();
  const clauseLine = page.getByRole("dialog").locator(`[data-clause="${clause}"]`);
  await clauseLine.waitFor();
  expect(said).not.toContain((await clauseLine.locator("span").last().textContent())!.trim()); // what is wrong now, not the rule
  expect(await clauseLine.evaluate((one) => one === document.activeElement)).toBe(true);
});

it("shows a note at the first occurrence of a prompt, and never again once dismissed", { timeout: LONG }, async () => {
  const page = await server.visit();
  await playNow(page);
  const note = page.getByRole("complementary", { name: "Tip for your first game" });
  await note.waitFor();
  await note.getByRole("button", { name: "Got it" }).click();
  await page.reload();
  await myTurn(page);
  expect(await note.count()).toBe(0);
});
