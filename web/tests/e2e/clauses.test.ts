/** The full rules: where each clause comes from, and at a table only the clauses of its own options. */
import { expect, it } from "vitest";
import type { Page } from "playwright-core";
import { FakeServer, GAMES, questionsOf } from "./fake_server";
import { sharedServer } from "./visits";

const server = sharedServer();
const LONG = 600_000;

/** The rules panel of a table whose options are these. */
async function panelOf(page: Page, game: string, prompt: string, options: Record<string, string | number>): Promise<void> {
  const look = questionsOf(game)[prompt]!;
  const view = look.view as { options: object };
  const fake = new FakeServer({ ...look, view: { ...view, options: { ...view.options, ...options } } as typeof look.view });
  await fake.listen(page);
  await page.goto("/table/questions");
  await page.locator(".prompt.asked").waitFor();
  await page.keyboard.press("r");
  await page.locator("dialog [data-origin]").first().waitFor();
}

const ids = (page: Page) => page.locator("[data-clause]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.clause!));

it.each(GAMES)("every clause of %s says where it comes from", { timeout: LONG }, async (game) => {
  const page = await server.visit();
  await page.goto(`/rules/${game}`);
  await page.locator("[data-origin]").first().waitFor();
  const shown = await page.locator("[data-clause]").evaluateAll((all) => all.map((one) => `${(one as HTMLElement).dataset.clause} ${one.querySelector("[data-origin]")?.textContent}`));
  const { clauses } = (await (await page.request.get(`/api/games/${game}/clauses`)).json()) as { clauses: { id: string; origin: string }[] };
  const label: Record<string, string> = { rulebook: "Rulebook", ruling: "Ruling", house: "House rule" };
  expect(shown).toEqual(clauses.map(({ id, origin }) => `${id} ${label[origin]}`));
});

it.each([["printed", "TS-51", "TS-52"], ["substitute", "TS-52", "TS-51"]])("a table with jokers %s shows only their clauses", { timeout: LONG }, async (joker, own, other) => {
  const page = await server.visit();
  await panelOf(page, "times-square", "act", { joker });
  const shown = await ids(page);
  expect(shown.filter((id) => id.startsWith(own)).length).toBe(6);
  expect(shown.filter((id) => id.startsWith(other))).toEqual([]);
});

it("the rules without a table have the clauses of all options, each with its option", { timeout: LONG }, async () => {
  const page = await server.visit();
  await page.goto("/rules/times-square");
  await page.locator("[data-origin]").first().waitFor();
  expect(await page.locator('[data-clause="TS-510"]').textContent()).toContain("Red cards as jokers: Move a figure by the printed number");
  expect(await page.locator('[data-clause="TS-520"]').textContent()).toContain("Red cards as jokers: Replace any one card of another colour");
});

it.each([
  ["macao", "act", { croupier: "total" }, "MAC-520", "one unit of any resource"],
  ["macao", "act", { croupier: "down-to-one" }, "MAC-520", "then of any resource"],
  ["gatsby", "action", { double_win: "prestige" }, "GAT-901", "prestige decides between them"],
  ["edgar-lucien", "who", { periods: 7 }, "EL-911", "after the election of period 7"],
] as const)("a clause of %s says what the options of the table make of it", { timeout: LONG }, async (game, prompt, options, clause, text) => {
  const page = await server.visit();
  await panelOf(page, game, prompt, options);
  expect(await page.locator(`dialog [data-clause="${clause}"]`).textContent()).toContain(text);
});

it("a Croupier is read as the options of the table make him", { timeout: LONG }, async () => {
  const look = questionsOf("macao").act!;
  const view = look.view as unknown as { options: object; piles: { top: string }[] };
  const shown = { ...view, options: { ...view.options, croupier: "down-to-one" }, piles: view.piles.map((pile) => ({ ...pile, top: "Ca" })) };
  const page = await server.visit({ viewport: { width: 1280, height: 800 } });
  await new FakeServer({ ...look, view: shown as unknown as typeof look.view }).listen(page);
  await page.goto("/table/questions");
  await page.locator('[data-pile="1"]').hover();
  await page.locator(".reading", { hasText: "then of any resource" }).first().waitFor();
});

it("another edition of Macao has its own costs and coins", { timeout: LONG }, async () => {
  const look = questionsOf("macao").act!;
  const view = look.view as unknown as { piles: { top: string }[] };
  const own = (await (await fetch(`${server.url}/api/games/macao/editions/reconstructed-1`)).json()) as { game: object; cards: { code: string }[] };
  const night = { ...own, game: { ...own.game, edition: "night" }, cards: own.cards.map((card) => (card.code === "Ca" ? { ...card, coins: 77 } : card)) };
  const page = await server.visit({ viewport: { width: 1280, height: 800 } });
  await page.route("**/api/games/macao/editions/night", (route) => route.fulfill({ json: night }));
  const shown = { ...view, edition: "night", piles: view.piles.map((pile) => ({ ...pile, top: "Ca" })) };
  await new FakeServer({ ...look, view: shown as unknown as typeof look.view }).listen(page);
  await page.goto("/table/questions");
  await page.locator('[data-pile="1"]').hover();
  await page.locator(".reading", { hasText: "77" }).first().waitFor();
});

it("without an answer of the server the rules are still there", { timeout: LONG }, async () => {
  const page = await server.visit();
  await page.route("**/api/games/*/clauses", (route) => route.abort());
  await page.goto("/rules/gatsby");
  await page.locator('[data-clause="GAT-101"]').waitFor();
  expect(await page.locator("[data-origin]").count()).toBe(0);
});
