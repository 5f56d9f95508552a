/** Running games: none of them is lost, every screen leads to the next one that waits, and somebody who looks elsewhere is notified that it is their turn. */
import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { againstBot, comeIn, look, playTurn, resign, together } from "./by_http";
import { clean, SIZES } from "./axe";
import { sharedServer } from "./visits";
import { hardships, WIDTHS } from "./widths";

const server = sharedServer();
const LONG = 300_000;
const ownGames = (page: Page) => page.getByRole("region", { name: "Your games" });
const icon = (page: Page) => page.locator('link[rel="icon"]').getAttribute("href");

/** A game of two in which it is the other's turn. */
async function othersTurn(ada: Page, blaise: Page): Promise<string> {
  const table = await together(ada.request, blaise.request);
  await playTurn(ada.request, table);
  return table;
}

describe.each(WIDTHS)("$width wide", (viewport) => {
  it("a private game that runs is not lost behind finished ones, and every screen leads to the next one that waits", { timeout: LONG }, async () => {
    const page = await server.visit({ viewport });
    await comeIn(page.request, "Ada");
    const running = [await againstBot(page.request), await againstBot(page.request, "macao")];
    for (let i = 0; i < 5; i++) await resign(page.request, await againstBot(page.request));
    await page.goto("/");
    const lines = ownGames(page).locator("li[data-table]");
    await page.getByRole("link", { name: /^2 games are waiting for you; next: / }).waitFor();
    expect(new Set(await lines.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.table)))).toEqual(new Set(running));
    expect(await lines.first().textContent()).toMatch(/against Novice bot.*Your turn.*(now|ago)/);
    expect(await hardships(page)).toEqual([]);
    if (viewport.width < 1100) expect((await lines.first().boundingBox())!.y).toBeLessThan((await page.locator("article").first().boundingBox())!.y);

    for (const path of ["/rules/gatsby", "/ladder/gatsby", "/replay", "/me"]) {
      await page.goto(path);
      await page.getByRole("link", { name: /^2 games are waiting for you/ }).waitFor();
      expect({ path, found: await hardships(page) }).toEqual({ path, found: [] });
    }
    await page.goto(`/table/${running[0]}`);
    await page.locator(".prompt.asked").waitFor();
    const next = page.getByRole("link", { name: "1 game is waiting for you: Shadows of Macao" });
    await next.waitFor();
    expect(await hardships(page)).toEqual([]);
    await next.click();
    await page.waitForURL(`**/table/${running[1]}`);
    await page.getByRole("link", { name: "1 game is waiting for you: Times Square" }).waitFor();
  });

  it("title, icon, sound and lists follow the games without asking the server again", { timeout: LONG }, async () => {
    const [page, blaise] = [await server.visit({ viewport }), await server.visit()];
    await page.addInitScript(() => {
      const made = AudioContext.prototype.createOscillator;
      AudioContext.prototype.createOscillator = function () {
        document.documentElement.dataset.tones = String(Number(document.documentElement.dataset.tones ?? 0) + 1);
        return made.call(this);
      };
    });
    await comeIn(page.request, "Ada");
    await comeIn(blaise.request, "Blaise");
    const table = await othersTurn(page, blaise);
    await page.goto("/");
    await ownGames(page).getByText("Blaise to play").waitFor();
    expect(await page.title()).toBe("Soirée");
    expect(await icon(page)).toBe("/icon.svg");
    await page.getByRole("heading", { name: "Your games" }).click(); // sounds begin after a person has done something
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));

    await playTurn(blaise.request, table);
    await page.waitForFunction(() => document.title === "(1) Soirée");
    expect(await icon(page)).toBe("/icon-turn.svg");
    await ownGames(page).getByRole("link", { name: "Play: Blaise" }).waitFor();
    await page.locator("html[data-tones]").waitFor({ state: "attached" });
    await page.locator('[aria-live="polite"]').getByText("Your turn: Times Square").waitFor();
    await playTurn(page.request, table);
    await page.waitForFunction(() => document.title === "Soirée");
    expect(await icon(page)).toBe("/icon.svg");
    await resign(blaise.request, table);
    await ownGames(page).getByText("No games in progress.").waitFor();
    expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
  });
});

it.each(WIDTHS)("nothing says that there is no game before that is known, $width wide", { timeout: LONG }, async (viewport) => {
  const page = await server.visit({ viewport });
  await comeIn(page.request, "Ada");
  await againstBot(page.request);
  let answer = () => undefined as void;
  await page.routeWebSocket(/\/api\/me\/events/, (socket) => {
    const real = socket.connectToServer();
    const held: (string | Buffer)[] = [];
    let open = false;
    real.onMessage((message) => (open ? socket.send(message) : void held.push(message)));
    answer = () => {
      open = true;
      for (const message of held) socket.send(message);
    };
  });
  await page.goto("/me");
  await page.getByRole("heading", { level: 1, name: "Ada" }).waitFor();
  const games = page.getByRole("region", { name: "Games in progress" });
  await games.getByText("…").waitFor();
  expect(await games.getByText("No games in progress").count()).toBe(0);
  answer();
  await games.locator("li[data-table]").waitFor();
});

it("the lobby shows listed tables as they come and go, and no private ones", { timeout: LONG }, async () => {
  const [visitor, ada] = [await server.visit(), await server.visit()];
  await visitor.goto("/");
  await visitor.locator("article.playable").first().waitFor();
  await comeIn(ada.request, "Adalbert of the lobby");
  const create = async (listed: boolean) => ((await (await ada.request.post("/api/tables", { data: { game: "gatsby", listed } })).json()) as { table: string }).table;
  const hidden = await create(false);
  const shown = await create(true);
  const line = visitor.locator(`a[href="/table/${shown}"]`);
  await line.waitFor();
  expect(await visitor.locator(`a[href="/table/${hidden}"]`).count()).toBe(0);
  await ada.request.delete(`/api/tables/${shown}`);
  await line.waitFor({ state: "detached" });
});

it("where the stream cannot be opened, the page asks now and then", { timeout: LONG }, async () => {
  const [page, blaise] = [await server.visit(), await server.visit()];
  await page.routeWebSocket(/\/api\/me\/events/, (socket) => void socket.close());
  await page.clock.install();
  await comeIn(page.request, "Ada");
  await comeIn(blaise.request, "Blaise");
  const table = await othersTurn(page, blaise);
  await page.goto("/");
  await page.locator("article.playable").first().waitFor();
  expect((await look(blaise.request, table)).moves.length).toBeGreaterThan(0);
  await playTurn(blaise.request, table);
  const answered = page.waitForResponse(/\/api\/me\/games/);
  await page.clock.fastForward(21_000);
  await answered;
  await page.waitForFunction(() => document.title === "(1) Soirée");
});

it.each(SIZES)("axe finds nothing where games wait, $width wide", { timeout: LONG }, async (viewport) => {
  const page = await server.visit({ viewport });
  await comeIn(page.request, "Ada");
  const table = await againstBot(page.request);
  await page.goto("/");
  await page.locator("li.mine").waitFor();
  await clean(page, "a lobby with games that wait", undefined, `a[href="/table/${table}"]`);
});
