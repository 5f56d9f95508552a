/** axe where one comes less often: replays, windows over the page, an account, refusals, draws, what happened meanwhile, troubles. */
import { readdirSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { describe, it } from "vitest";
import { FakeServer, GAMES, questionsOf, root } from "./fake_server";
import { clean, DRESSES, follow, SIZES } from "./axe";
import { sharedServer, playNow } from "./visits";

const server = sharedServer();
const LONG = 900_000;
const records = resolve(root, "tests/records");

/** The shortest record of a game with the most seats. */
function recordOf(game: string): string {
  const found = readdirSync(records).filter((name) => name.startsWith(`${game}-`)).map((name) => ({ name, seats: Number(name.slice(game.length + 1)[0]), size: statSync(resolve(records, name)).size }));
  return resolve(records, found.toSorted((a, b) => b.seats - a.seats || a.size - b.size)[0]!.name);
}

describe.each(SIZES)("axe finds nothing, $width wide, in both themes and both languages", (viewport) => {
  it("in replays of every game, in the middle and at the end", { timeout: LONG }, async () => {
    const page = await server.visit({ viewport });
    await page.goto("/");
    for (const [number, game] of GAMES.entries()) {
      const odd = viewport === SIZES[0] ? 0 : 1; // both sizes together: each game in each dress
      const dresses = [DRESSES[(number + odd) % 4]!, DRESSES[(number + odd + 2) % 4]!];
      await follow(page, "/");
      await page.locator('input[type="file"]').setInputFiles(recordOf(game));
      const slider = page.getByRole("slider");
      await slider.waitFor();
      const last = Number(await slider.getAttribute("max"));
      await slider.fill(String(last >> 1));
      await clean(page, `the middle of ${game}`, dresses);
      await slider.fill(String(last));
      await page.getByRole("combobox").last().selectOption({ index: 1 });
      await clean(page, `the end of ${game}`, dresses);
    }
  });

  it("where a name, a colour and an account are chosen", { timeout: LONG }, async () => {
    const page = await server.visit({ viewport });
    await page.goto("/");
    await page.locator("nav .chip").last().click();
    const person = page.locator(".account");
    await person.locator(".row button").first().click();
    await clean(page, "an account to be opened");
    await person.locator('input[autocomplete="username"]').fill(`ada-${viewport.width}`);
    await person.locator('input[type="password"]').fill("a long evening");
    await person.locator('button[type="submit"]').click();
    await person.locator(".codes code").first().waitFor();
    await clean(page, "codes");
    await person.locator(".codes button").click();
    await person.locator(".spread button").click(); // out again
    await person.locator(".row button").nth(1).click();
    await person.locator('input[autocomplete="username"]').fill(`ada-${viewport.width}`);
    await person.locator('input[type="password"]').fill("not that one");
    await person.locator('button[type="submit"]').click();
    await person.getByRole("alert").waitFor();
    await clean(page, "a wrong passphrase");
    await person.locator('button[type="button"]').last().click();
    await clean(page, "a lost passphrase");
  });

  it("in the windows of a table, after a refusal, and when a draw is offered", { timeout: LONG }, async () => {
    const look = questionsOf("gatsby").action!;
    const page = await server.visit({ viewport });
    const fake = new FakeServer(look);
    await fake.listen(page);
    await page.goto("/table/questions");
    await page.locator(".prompt.asked").waitFor();
    await page.keyboard.press("?");
    await page.locator("dialog[open]").waitFor();
    await clean(page, "keys");
    await page.keyboard.press("Escape");
    await page.keyboard.press("r");
    await page.locator("dialog [data-clause]").first().waitFor();
    await clean(page, "rules beside the table");
    await page.keyboard.press("Escape");
    await page.locator("nav .chip").nth(1).click();
    await page.locator("dialog[open]").waitFor();
    await clean(page, "giving up");
    await page.keyboard.press("Escape");
    fake.refuse("GAT-302");
    await page.locator('[data-keys] [data-target]:not([data-target="closed"])').first().click();
    await page.locator(".refusal").first().waitFor();
    await clean(page, "a refusal");
    fake.ask({ ...look, offer: [1 - look.seat!] });
    await page.locator(".offer").waitFor();
    await clean(page, "a draw that is offered");
  });

  it("when one comes back, where the shuffle is checked, and where a table is not or the server is away", { timeout: LONG }, async () => {
    const page = await server.visit({ viewport });
    await playNow(page);
    const table = new URL(page.url()).pathname.split("/").at(-1)!;
    await page.evaluate((id) => localStorage.setItem("soiree", JSON.stringify({ ...JSON.parse(localStorage.getItem("soiree")!), tables: [id], seen: { [id]: 1 } })), table); // gone after the first row
    await page.reload();
    await page.locator(".away li").first().waitFor();
    await clean(page, "what happened meanwhile");
    await page.evaluate(() => localStorage.removeItem("soiree"));
    await page.reload();
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await page.getByRole("region", { name: "Game over" }).waitFor();
    await page.locator(".result button.quiet").first().click();
    await page.locator("dialog .honest").first().waitFor();
    await clean(page, "the shuffle");
    await follow(page, "/table/there-is-none");
    await page.locator("main a").first().waitFor();
    await clean(page, "no such table");
    await page.route("**/api/**", (route) => route.abort());
    await follow(page, "/");
    await page.locator(".state").first().waitFor();
    await clean(page, "a server that is away");
  });
});
