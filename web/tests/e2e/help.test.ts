/** Every choice of every question says what it does, costs or leads to, in more words than its own name. */
import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { FakeServer, GAMES, turnsOf } from "./fake_server";
import { offered, targetAt } from "./player";
import { sharedServer } from "./visits";
import { WIDTHS } from "./widths";

const server = sharedServer();
const LONG = 600_000;
const HALVES = 3; // choices of a question that are half made, to see what finishes them

/** What is offered and not explained. Of cards and tiles in Macao, and piles with a card on top, the notice shows a reading. */
function unexplained(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (window.offers()?.targets ?? []).flatMap((one) => {
      const said = (one.closest("[data-help]")?.getAttribute("data-help") ?? "").trim();
      const name = (one.getAttribute("aria-label") ?? one.textContent ?? "").trim();
      return (said && said !== name) || one.closest("[data-lies]") || one.querySelector("[data-lies]") ? [] : [`${one.getAttribute("data-token") ?? one.tagName}: ${name}`];
    }),
  );
}

describe.each(GAMES)("%s", (game) => {
  it.each(["en", "fr"])("explains every choice (%s)", { timeout: LONG }, async (language) => {
    const touch = language === "fr"; // where a tap reads and a second one plays
    const page = await server.visit({ viewport: { width: 1280, height: 900 }, locale: language, hasTouch: touch });
    await page.addInitScript((chosen) => localStorage.setItem("soiree", JSON.stringify({ pace: "once", language: chosen })), language);
    const tables = turnsOf(game);
    const fake = new FakeServer(tables[0]!);
    await fake.listen(page);
    await page.goto("/table/questions");
    for (const look of tables) {
      fake.ask(look);
      await page.locator(`.prompt.asked[data-prompt="${look.prompt}"]`).waitFor();
      const { count } = await offered(page);
      const missing = await unexplained(page);
      for (let index = 0; index < Math.min(count, HALVES); index++) {
        const target = await targetAt(page, index);
        await (touch ? target.tap() : target.click());
        if (!(await offered(page)).half) continue;
        missing.push(...(await unexplained(page)).map((one) => `half made: ${one}`));
        await page.locator('[data-token="cancel"]').click();
        await offered(page);
      }
      expect({ prompt: look.prompt, seats: look.seats.length, missing }).toEqual({ prompt: look.prompt, seats: look.seats.length, missing: [] });
    }
    for (const [number, look] of tables.entries()) { // what other widths offer elsewhere, or in other words
      const viewport = WIDTHS[number % WIDTHS.length]!;
      await page.setViewportSize(viewport);
      fake.ask(look);
      await page.locator(`.prompt.asked[data-prompt="${look.prompt}"]`).waitFor();
      await offered(page);
      expect({ prompt: look.prompt, viewport, missing: await unexplained(page) }).toEqual({ prompt: look.prompt, viewport, missing: [] });
    }
  });
});
