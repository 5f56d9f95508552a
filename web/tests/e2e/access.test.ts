import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { FakeServer, GAMES, questionsOf, root } from "./fake_server";
import { clean, DRESSES, follow, SIZES } from "./axe";
import { sharedServer, playNow } from "./visits";
import { standings } from "./standings";
import { hardships } from "./widths";

const server = sharedServer();
const LONG = 900_000;

/** Moments worth a look: of each number of seats the one in which most can be chosen. */
function moments(game: string) {
  const all = Object.values(questionsOf(game)).toSorted((a, b) => b.moves.length - a.moves.length);
  return [...new Set(all.map(({ seats }) => seats.length))].map((seats) => all.find((look) => look.seats.length === seats)!);
}

async function askedBy(page: Page, game: string): Promise<FakeServer> {
  const fake = new FakeServer(moments(game)[0]!);
  await fake.listen(page);
  await page.goto("/table/questions");
  await page.locator(".prompt.asked").waitFor();
  return fake;
}

describe.each(SIZES)("axe finds nothing, $width wide, in both themes and both languages", (viewport) => {
  it.each(GAMES)("at a table of %s, in its rules, and when a table is created", { timeout: LONG }, async (game) => {
    const looks = moments(game);
    const page = await server.visit({ viewport });
    const fake = await askedBy(page, game);
    for (const [number, dressed] of DRESSES.entries()) {
      const look = looks[number % looks.length]!;
      fake.ask(look);
      await page.locator(`.prompt[data-prompt="${look.prompt}"]`).waitFor();
      await page.locator('[data-keys] [data-target]:not([data-target="closed"])').first().focus();
      await clean(page, "a table", [dressed]);
    }
    await follow(page, `/rules/${game}`);
    await page.locator("[data-clause]").first().waitFor();
    await clean(page, "rules");
    await follow(page, "/");
    await page.locator(`article[data-game="${game}"].playable button`).first().click();
    await page.getByRole("dialog").waitFor();
    await clean(page, "a new table");
  });

  it("in the lobby, before and after a game, and where nothing is", { timeout: LONG }, async () => {
    const page = await server.visit({ viewport });
    await page.goto("/");
    await page.getByRole("button", { name: "With friends: Times Square" }).click();
    await page.getByLabel(/^Show the table in the lobby/).check();
    await page.getByRole("button", { name: "Create table" }).click();
    await page.getByRole("textbox", { name: "Link to this table" }).waitFor();
    await clean(page, "a table that waits");
    await follow(page, "/");
    await page.locator("li[data-game]").first().waitFor();
    await clean(page, "the lobby");
    await page.goto("/no/such/place");
    await page.locator("main a").first().waitFor();
    await clean(page, "where nothing is", DRESSES, "main a");
    await page.evaluate(() => localStorage.clear()); // in English again
    await playNow(page);
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await page.getByRole("region", { name: "Game over" }).waitFor();
    await clean(page, "the end of a game");
  });
});

describe("fits a small phone: no scrolling sideways, nothing too small for a thumb or an eye", () => {
  it.each(GAMES)("%s, whatever it asks", { timeout: LONG }, async (game) => {
    const page = await server.visit({ viewport: { width: 360, height: 740 }, hasTouch: true });
    const fake = await askedBy(page, game);
    for (const [prompt, look] of Object.entries(questionsOf(game))) {
      fake.ask(look);
      await page.locator(`.prompt[data-prompt="${prompt}"]`).waitFor();
      expect({ prompt, found: await hardships(page) }).toEqual({ prompt, found: [] });
    }
    await page.goto(`/rules/${game}`);
    await page.locator("[data-clause]").first().waitFor();
    expect(await hardships(page)).toEqual([]);
    await page.goto(`/learn/${game}`);
    await page.locator("[data-example]").last().waitFor();
    expect(await hardships(page)).toEqual([]);
    await page.locator("main ol a").first().click();
    await page.locator(".prompt.asked").waitFor();
    expect(await hardships(page)).toEqual([]);
  });

  it("and the lobby, and a leaderboard", { timeout: LONG }, async () => {
    const page = await server.visit({ viewport: { width: 360, height: 740 }, hasTouch: true });
    await page.goto("/");
    await page.locator("article.playable").first().waitFor();
    expect(await hardships(page)).toEqual([]);
    await standings(page, 51);
    await page.goto("/ladder/macao");
    await page.locator("tr.own").waitFor();
    expect(await hardships(page)).toEqual([]);
  });
});

it("the icons that a phone asks for are there", () => {
  const manifest = JSON.parse(readFileSync(resolve(root, "web/public/manifest.webmanifest"), "utf-8")) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) expect(readFileSync(resolve(root, "web/public", src.replace(/^\//, ""))).length).toBeGreaterThan(100);
});
