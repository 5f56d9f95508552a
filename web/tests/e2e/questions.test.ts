/** Whatever a game may ask: each legal move, and nothing else, can be chosen, by mouse and by keyboard alone. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { FakeServer, GAMES, questionsOf, root } from "./fake_server";
import { sharedServer, SWEEP } from "./visits";
import { offered, take, targetAt, walkTo, type Way } from "./player";

const server = sharedServer();
const LONG = 900_000;

/** Presses everything that is offered, and whatever that offers in turn. */
async function tryAll(page: Page, fake: FakeServer, way: Way): Promise<void> {
  const first = (await offered(page)).count;
  for (let index = 0; index < first; index++) {
    const before = fake.received.size;
    await take(page, await targetAt(page, index), way);
    const { half, count: second } = await offered(page);
    if (half) {
      for (let next = 0; next < second; next++) {
        if (!(await offered(page)).half) await take(page, await targetAt(page, index), way);
        await take(page, await targetAt(page, next), way);
      }
      if ((await offered(page)).half) await take(page, page.locator('[data-token="cancel"]'), way);
    } else if (fake.received.size === before) {
      await take(page, await targetAt(page, index), way); // chosen twice, as it cannot be taken back
      await offered(page);
    }
  }
}

/** A bid is made higher step by step. */
async function bidAll(page: Page, way: Way): Promise<void> {
  const [less, more, bid] = ["Bid less", "Bid more"].map((name) => page.getByRole("button", { name, exact: true })).concat(page.locator('[data-token^="b"]:not([data-token="back"])'));
  while (await less!.isEnabled()) await take(page, less!, way);
  for (;;) {
    await take(page, bid!, way);
    await page.locator(".prompt.asked:not(.waiting)").waitFor();
    if (await more!.isDisabled()) return;
    await take(page, more!, way);
  }
}

/** Cards to trade are chosen together; then they go one by one, and the turn with them. */
async function tradeAll(page: Page, way: Way): Promise<void> {
  const cards = page.locator('[data-card][data-target="open"]');
  for (let index = 0; index < (await cards.count()); index++) await take(page, cards.nth(index), way);
  await take(page, page.locator('[data-token="swap"]'), way);
  await page.locator(".prompt.asked:not(.waiting)").waitFor();
}

describe.each(GAMES)("%s", (game) => {
  const asked = questionsOf(game);

  it("asks everything that has words", () => {
    const words = readFileSync(resolve(root, "src/soiree/games", game.replaceAll("-", "_"), "words/en.ftl"), "utf-8");
    expect(Object.keys(asked).sort()).toEqual([...words.matchAll(/^prompt-([a-z-]+) =/gm)].map((found) => found[1]!).sort());
  });

  for (const [turn, way] of (["mouse", "keys"] as const).entries()) {
    const inTurn = Object.entries(asked).filter((_, index) => SWEEP || index % 2 === turn); // each question in one way, in both in the sweep of `make fuzz`
    it(`each legal move can be chosen by ${way}`, { timeout: LONG }, async () => {
      const page = await server.visit({ viewport: { width: 1280, height: 900 } });
      const fake = new FakeServer(Object.values(asked)[0]!);
      await fake.listen(page);
      await page.goto("/table/questions");
      for (const [prompt, look] of inTurn) {
        await page.locator(".prompt.asked").waitFor();
        fake.ask(look);
        await page.locator(`.prompt.asked[data-prompt="${prompt}"]`).waitFor();
        if (prompt === "trade") await tradeAll(page, way);
        else await tryAll(page, fake, way);
        if (prompt === "bid") await bidAll(page, way);
        if (prompt === "trade") fake.received.delete("x"); // legal once a card is given
        expect({ prompt, moves: [...fake.received].sort() }).toEqual({ prompt, moves: look.moves.map(({ token }) => token).sort() });
      }
    });
  }
});

it("what was chosen and stays on the board is where the arrows go on", { timeout: LONG }, async () => {
  const look = questionsOf("gatsby")["look-first"]!;
  const page = await server.visit();
  const fake = new FakeServer(look);
  await fake.listen(page);
  await page.goto("/table/questions");
  await page.locator(".prompt.asked").waitFor();
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.place);
  for (const [key, next] of [["ArrowRight", "kr4"], ["ArrowLeft", "kr2"]] as const) {
    fake.ask(look);
    await page.locator('[data-token="kr3"]').waitFor();
    await walkTo(page, page.locator('[data-token="kr3"]'));
    fake.ask({ ...look, moves: look.moves.filter(({ token }) => token !== "kr3") });
    await page.locator('[data-place="kr3"]:not([data-target])').waitFor();
    expect(await focused()).toBe("kr3");
    await page.keyboard.press(key);
    expect(await focused()).toBe(next);
  }
});
