/** Queued moves: chosen while the other thinks, played by the server at the turn, removed, or dropped with a word about it. */
import { describe, expect, it } from "vitest";
import { comeIn, look, playTurn, together } from "./by_http";
import { clean, SIZES } from "./axe";
import { sharedServer } from "./visits";
import { hardships, WIDTHS } from "./widths";

const server = sharedServer();
const LONG = 300_000;

describe.each([WIDTHS[0]!, WIDTHS[2]!])("$width wide", (viewport) => {
  it("a move is queued, changed, removed, and played when the turn comes", { timeout: LONG }, async () => {
    const [ada, blaise] = [await server.visit({ viewport }), await server.visit()];
    await comeIn(ada.request, "Ada");
    await comeIn(blaise.request, "Blaise");
    const table = await together(ada.request, blaise.request);
    await playTurn(ada.request, table);
    await ada.goto(`/table/${table}`);
    const queue = ada.locator("[data-token=queue]");
    const dialog = ada.getByRole("dialog", { name: "Your next move" });
    await queue.click();
    const offered = dialog.locator("li button");
    await offered.first().waitFor();
    expect(await hardships(ada)).toEqual([]);
    await clean(ada, "queued moves", [{ theme: "light", language: "fr" }, { theme: "dark", language: "en" }]);
    await offered.first().click();
    await expect.poll(() => queue.textContent()).toMatch(/Queued: ./);
    const first = await queue.textContent();
    await ada.reload();
    await expect.poll(() => queue.textContent()).toBe(first);
    await queue.click();
    expect(await dialog.locator("li button[aria-pressed=true]").count()).toBe(1);
    await dialog.getByRole("button", { name: "Remove queued move" }).click();
    await expect.poll(() => queue.textContent()).toMatch(/Queue a move/);
    expect(JSON.stringify(await look(blaise.request, table))).not.toMatch(/"queued":"."/);

    await queue.click();
    const chosen = "T"; // legal whatever the other does
    await dialog.locator(`li button[data-token=${chosen}]`).click();
    await expect.poll(() => queue.textContent()).toMatch(/Queued: ./);
    const before = await look(ada.request, table);
    await playTurn(blaise.request, table);
    await expect.poll(async () => (await look(ada.request, table)).queued).toBe("");
    const after = await look(ada.request, table);
    expect(after.queue_dropped).toBe("");
    // a decision that does not end the turn is a draft, which can be undone; one that ends it is in the log
    const drafted = after.drafted.map(({ token }) => token);
    const logged = after.rows.slice(before.rows.length).flatMap(({ entry }) => (entry.steps ?? "").split(" "));
    expect([...drafted.map((token) => `0:${token}`), ...logged]).toContain(`0:${chosen}`);
    await ada.locator(drafted.length > 0 ? ".prompt.asked" : ".prompt:not(.asked) [data-token=queue]").waitFor();
  });
});

it("a queued move that is not legal at the turn is dropped, and the prompt says so", { timeout: LONG }, async () => {
  const [ada, blaise] = [await server.visit({ viewport: SIZES[1]! }), await server.visit()];
  await comeIn(ada.request, "Ada");
  await comeIn(blaise.request, "Blaise");
  const table = await together(ada.request, blaise.request, { game: "gatsby" });
  await playTurn(ada.request, table);
  await ada.request.post(`/api/tables/${table}/queue`, { data: { id: "q", token: "no-such-move" } });
  await ada.goto(`/table/${table}`);
  await ada.getByText("Move queued").waitFor();
  await playTurn(blaise.request, table);
  await ada.getByText("Your queued move is no longer possible.").waitFor();
  expect(await hardships(ada)).toEqual([]);
});

it.each(["gatsby", "times-square", "edgar-lucien"])("the name and the time left of a turn in days are whole beside the facts of the game: %s", { timeout: LONG }, async (game) => {
  const [ada, blaise] = [await server.visit({ viewport: SIZES[1]!, locale: "fr-FR" }), await server.visit()];
  await comeIn(ada.request, "Ada");
  await comeIn(blaise.request, "Blaise");
  const table = await together(blaise.request, ada.request, { game, clock: { kind: "days", days: 2 } });
  await playTurn(ada.request, table);
  await ada.goto(`/table/${table}`);
  const bar = ada.locator(".opponents > .bar").filter({ hasText: "Blaise" });
  const name = bar.getByText("Blaise");
  await name.waitFor();
  expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  const [outer, named, clock] = await Promise.all([bar, name, bar.getByRole("timer")].map(async (one) => (await one.boundingBox())!));
  expect(named!.x + named!.width).toBeLessThanOrEqual(clock!.x);
  expect(clock!.x + clock!.width).toBeLessThanOrEqual(outer!.x + outer!.width);
});
