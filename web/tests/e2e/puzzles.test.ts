/** Puzzles: missed, shown and solved on the real table, by mouse and by keyboard alone; what was solved is kept. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import type { Page } from "playwright-core";
import { clean, SIZES } from "./axe";
import { GAMES, root } from "./fake_server";
import { take, type Way } from "./player";
import { sharedServer } from "./visits";
import { hardships } from "./widths";

const server = sharedServer();
const LONG = 300_000;
interface Puzzle { id: string; prompt: string; best: { move: string }; others: { move: string }[] }
const puzzlesOf = (game: string) => readFileSync(resolve(root, "src/soiree/games", game.replaceAll("-", "_"), "puzzles.jsonl"), "utf-8").trim().split("\n").map((line) => JSON.parse(line) as Puzzle);

/** What offers a move: its token, or the card that it is about. */
async function choose(page: Page, token: string, way: Way): Promise<void> {
  const places = [`[data-token="${token}"]`, `[data-card="${token}"]`, `[data-pile="${token.slice(1)}"]`].map((one) => `[data-keys] ${one}[data-target]:not([data-target="closed"]):not(:disabled)`);
  for (let presses = 0; presses < 3 && !(await page.locator("[data-outcome]").count()); presses++) {
    const lock = page.locator('[data-token="lock"]'); // of both needles, once one is aimed
    await take(page, (await lock.count()) ? lock : page.locator(places.join(", ")).filter({ visible: true }).first(), way);
    await page.locator('.puzzle[data-ready="true"]').waitFor(); // answered, or the choice is only half made
  }
  await page.locator("[data-outcome]").waitFor();
}

it.each(GAMES)("puzzles of %s are missed by mouse, shown and solved by keys, and solved by touch; axe finds nothing", { timeout: LONG }, async (game) => {
  const page = await server.visit({ viewport: SIZES[0], hasTouch: true });
  const isOneThing = (move: string) => (game === "times-square" ? /^[BDH].$/ : /^[^rx]/).test(move); // one card, not several together
  const [first, second] = puzzlesOf(game).filter(({ best, others }) => isOneThing(best.move) && isOneThing(others[0]!.move)) as [Puzzle, Puzzle];
  await page.goto(`/puzzles/${game}#${first.id}`);
  await page.locator(".prompt.asked").waitFor();
  await choose(page, first.others[0]!.move, "mouse");
  const wrong = page.locator('[data-outcome="wrong"]');
  expect(await wrong.locator("details").count()).toBe(0); // the answer is not given away
  await take(page, wrong.getByRole("button", { name: "Show the solution" }), "keys");
  await wrong.locator("details").waitFor();
  await wrong.getByText(/^Why: [^{}]+\.$/).waitFor();
  await take(page, wrong.getByRole("button", { name: "Try again" }), "keys");
  await page.locator(".prompt.asked").waitFor();
  await choose(page, first.best.move, "keys");
  await page.locator('[data-outcome="right"]').waitFor();
  await page.goto(`/puzzles/${game}#${second.id}`);
  await page.locator(".prompt.asked").waitFor();
  await page.locator('[data-keys] [data-target]:not([data-target="closed"]):not(:disabled)').filter({ visible: true }).first().hover();
  if (game === "macao") await page.locator('.beside [data-notice="help"]').waitFor(); // a card, explained beside the board
  await clean(page, `a puzzle of ${game}`, [{ theme: "dark", language: "en" }]);
  await choose(page, second.best.move, "touch");
  await page.locator('[data-outcome="right"]').getByText(/^Your puzzle rating: /).waitFor();
  await page.locator("[data-rating]", { hasText: "Puzzle rating" }).waitFor();
  await page.goto("/puzzles");
  await page.locator(`[data-game="${game}"]`).getByText("2 of").waitFor();
});

it.each(["edgar-lucien", "gatsby"])("every kind of decision that the puzzles of %s ask for can be made on the table", { timeout: LONG }, async (game) => {
  const page = await server.visit({ viewport: SIZES[0] });
  const kinds = new Map(puzzlesOf(game).map((one) => [one.prompt, one])); // the last of each: the newest
  expect(kinds.size).toBeGreaterThan(4);
  for (const { id, best } of kinds.values()) {
    await page.goto("/puzzles");
    await page.goto(`/puzzles/${game}#${id}`);
    await page.locator(".prompt.asked").waitFor();
    await choose(page, best.move, "mouse");
    await page.locator('[data-outcome="right"]').waitFor();
  }
});

it("the puzzle of the day is on the lobby, and the themes of a set can be chosen", { timeout: LONG }, async () => {
  const page = await server.visit({ viewport: SIZES[0] });
  await page.goto("/");
  const today = page.locator("[data-today]");
  const id = await today.getAttribute("data-today");
  await today.getByRole("link", { name: "Solve it" }).click();
  await page.locator(".prompt.asked").waitFor();
  expect(new URL(page.url()).hash).toBe(`#${id}`);
  await page.goto("/puzzles");
  const counts = () => page.locator("[data-game] .mist").allInnerTexts();
  await page.locator("[data-game]").first().waitFor();
  const before = await counts();
  await page.getByRole("combobox", { name: "Theme" }).selectOption({ index: 1 });
  await page.waitForFunction((old) => [...document.querySelectorAll<HTMLElement>("[data-game] .mist")].map((one) => one.innerText).join() !== old, before.join());
});

it("one's own mistakes are puzzles, with the reason of the review", { timeout: LONG }, async () => {
  const page = await server.visit({ viewport: SIZES[1] });
  await page.request.post("/api/guest", { data: { name: "Ann" } });
  const puzzle = puzzlesOf("gatsby").find(({ best, others }) => !/^[rx]/.test(best.move) && !/^[rx]/.test(others[0]!.move))!;
  await page.route("**/api/me/puzzles", (route) => route.fulfill({ json: [{ table: "t", step: 5, game: "gatsby", cost: 0.2 }] }));
  await page.route("**/api/me/puzzles/t/5", async (route) => {
    const answer = await route.fetch({ url: `${server.url}/api/games/gatsby/puzzles/${puzzle.id}` });
    const answered = (await answer.json()) as { best?: object; others?: object[] };
    await route.fulfill({ json: answered.best ? { ...answered, kind: "own", others: answered.others!.slice(0, 1), counted: null, themes: [] } : answered });
  });
  await page.goto("/puzzles");
  await page.locator('[data-game="own"]').getByRole("link").click();
  await page.locator(".prompt.asked").waitFor();
  await choose(page, puzzle.others[0]!.move, "mouse");
  const verdict = page.locator('[data-outcome="wrong"]');
  await verdict.getByText(/this is what you played in the game/).waitFor();
  await verdict.getByRole("button", { name: "Show the solution" }).click();
  await verdict.getByText(/^The analysis prefers /).waitFor();
  await verdict.getByText(/^Why: [^{}]+\.$/).waitFor();
  await verdict.getByRole("button", { name: "Try again" }).click();
  await page.locator(".prompt.asked").waitFor();
  await choose(page, puzzle.best.move, "mouse");
  await page.locator('[data-outcome="right"]').waitFor();
  expect(await page.locator("[data-rated]").count()).toBe(0); // not rated
});

it.each(SIZES)("axe finds nothing among the puzzles, $width wide", { timeout: LONG }, async (viewport) => {
  const page = await server.visit({ viewport });
  await page.goto("/puzzles");
  await page.locator("[data-game] a").first().waitFor();
  await clean(page, "puzzles");
  expect(await hardships(page)).toEqual([]);
  const { id, best } = puzzlesOf("gatsby").find((one) => !/^[rx]/.test(one.best.move))!;
  await page.goto(`/puzzles/gatsby#${id}`);
  await page.locator(".prompt.asked").waitFor();
  await clean(page, "a puzzle");
  expect(await hardships(page)).toEqual([]);
  await choose(page, best.move, "mouse");
  await clean(page, "a proof");
});
