import { expect, it } from "vitest";
import type { Page } from "playwright-core";
import { violations } from "./axe";
import { after, createTable, myTurn, ownServer, playNow } from "./visits";

const server = ownServer();
const LONG = 600_000;

const tableOf = (page: Page) => new URL(page.url()).pathname.split("/").at(-1)!;

/** The kinds of all rows, and the record's headers of the shuffle, as the API has them. */
async function shuffled(page: Page): Promise<{ kinds: string[]; commitments: string[]; secrets: string[] }> {
  return page.evaluate(async (table) => {
    const { rows } = (await (await fetch(`/api/tables/${table}`)).json()) as { rows: { entry: { kind: string } }[] };
    const { commitments, secrets } = (await (await fetch(`/api/tables/${table}/info`)).json()) as { commitments: string[]; secrets: string[] };
    return { kinds: rows.map((row) => row.entry.kind), commitments, secrets };
  }, tableOf(page));
}

async function resign(page: Page): Promise<void> {
  await after(page, async () => {
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  });
  await page.getByRole("region", { name: "Game over" }).waitFor();
}

/** As if the server had shown another promise when this device first saw the table. */
async function remembersAnotherPromise(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("soiree-shuffles")!) as [string, { promise: string }][];
    localStorage.setItem("soiree-shuffles", JSON.stringify(kept.map(([table, one]) => [table, { ...one, promise: "f".repeat(64) }])));
  });
}

const newTable = (page: Page) => createTable(page, "Times Square");

it("adds a secret of its own to every shuffle without asking, in a rematch too, and finds a changed promise", { timeout: LONG }, async () => {
  const page = await server.visit();
  await playNow(page);
  const first = await shuffled(page);
  expect(first.kinds.slice(0, 6)).toEqual(["sat", "sat", "shuffling", "revealed", "began", "stepped"]);
  expect(first.secrets[0]).toMatch(/^[0-9a-f]{64}$/);
  await resign(page);
  await page.getByRole("button", { name: "Check the shuffle" }).click();
  await page.getByText(/^✓?Honest: all \d+ draws .* secret of one of 2 players/).waitFor();
  await page.getByText("did not take part").waitFor(); // the bot's seat
  await page.keyboard.press("Escape");

  const before = page.url();
  await page.getByRole("button", { name: "Rematch" }).click();
  await page.waitForURL((url) => url.href !== before);
  await myTurn(page);
  const second = await shuffled(page);
  expect(second.secrets.filter(Boolean)).toHaveLength(1);
  expect(second.secrets.filter(Boolean)).not.toEqual(first.secrets.filter(Boolean));

  await remembersAnotherPromise(page);
  await page.reload();
  await page.getByRole("alert").filter({ hasText: "the server has changed its promise" }).waitFor();
  await resign(page);
  await page.getByRole("button", { name: "Check the shuffle" }).click();
  await page.getByRole("dialog").getByText(/Not honest: the server has changed its promise/).waitFor();
});

it("two people shuffle together, also if one is away when the game is started and the server crashes", { timeout: LONG }, async () => {
  const ada = await server.visit();
  const link = await newTable(ada);
  await ada.goto("about:blank"); // away, with what she has kept
  const blaise = await server.visit();
  await blaise.goto(link);
  await blaise.getByRole("button", { name: "Join the table" }).click();
  await blaise.getByText(/Waiting for: /).waitFor();
  expect(await violations(blaise)).toEqual([]);
  await server.process.restart();
  await ada.goto(link);
  await ada.locator("[data-card]").first().waitFor();
  await blaise.locator("[data-card]").first().waitFor();
  const { commitments, secrets } = await shuffled(ada);
  expect([...commitments, ...secrets].every((text) => /^[0-9a-f]{64}$/.test(text))).toBe(true);
  await resign(blaise);
  for (const page of [ada, blaise]) {
    await page.getByRole("button", { name: "Check the shuffle" }).click();
    await page.getByText(/^✓?Honest: all \d+ draws .* secrets of 2 of 2 players/).waitFor();
  }
});

it("says so where the secret is on another device, and commits anew before the start", { timeout: LONG }, async () => {
  const ada = await server.visit();
  const link = await newTable(ada);
  const before = (await shuffled(ada)).commitments;
  await ada.evaluate(() => localStorage.removeItem("soiree-shuffles")); // as on a device that knows nothing
  const committed = ada.waitForEvent("websocket", (socket) => socket.url().includes("/socket")).then((socket) => socket.waitForEvent("framesent", (frame) => String(frame.payload).includes('"commit"')));
  await ada.reload();
  await committed;
  await ada.waitForFunction(async ([table, old]) => (await (await fetch(`/api/tables/${table}/info`)).json()).commitments[0] !== old, [tableOf(ada), before[0]] as const);
  await ada.evaluate(() => localStorage.removeItem("soiree-shuffles"));
  await ada.goto("about:blank");

  const blaise = await server.visit();
  await blaise.goto(link);
  await blaise.getByRole("button", { name: "Join the table" }).click();
  await blaise.getByText(/Waiting for: /).waitFor();
  await ada.goto(link);
  await ada.getByText("Your secret for this shuffle is on another device").waitFor();
  expect(await violations(ada)).toEqual([]);
});

it("reveals nothing to a server that has changed its promise", { timeout: LONG }, async () => {
  const ada = await server.visit();
  const link = await newTable(ada);
  await remembersAnotherPromise(ada);
  await ada.reload();
  await ada.getByRole("alert").filter({ hasText: "the server has changed its promise" }).waitFor();
  expect(await violations(ada)).toEqual([]);
  const blaise = await server.visit();
  await blaise.goto(link);
  await blaise.getByRole("button", { name: "Join the table" }).click();
  await blaise.getByText(/Waiting for: /).waitFor();
  expect((await shuffled(blaise)).secrets[0]).toBe("");
  const resigned = await blaise.evaluate(async (table) => (await fetch(`/api/tables/${table}/resign`, { method: "POST" })).status, tableOf(blaise));
  expect(resigned).toBe(201);
  for (const page of [ada, blaise]) await page.getByText("The game ended before the first card").waitFor();
  expect(await violations(blaise)).toEqual([]);
});
