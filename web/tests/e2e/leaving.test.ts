import { expect, it } from "vitest";
import type { Page } from "playwright-core";
import { FakeServer, questionsOf } from "./fake_server";
import { clean, DRESSES, SIZES } from "./axe";
import { callOneself, myTurn, ownServer } from "./visits";
import { choose, chooser, playOn } from "./player";

const server = ownServer();
const LONG = 600_000;
const inTheLog = (page: Page, text: string) => page.getByRole("list", { name: "Game log" }).getByText(text).waitFor();

/** A table for two at which a bot stands in, and both there. */
async function newTable(ada: Page, blaise: Page): Promise<string> {
  await callOneself(ada, "Ada");
  await ada.getByRole("button", { name: "With friends: Times Square" }).click();
  await ada.getByLabel("If a player leaves").selectOption("a bot takes over: Novice");
  await ada.getByText("The game is not rated.").waitFor();
  await ada.getByRole("button", { name: "Create table" }).click();
  const link = await ada.getByRole("textbox", { name: "Link to this table" }).inputValue();
  await blaise.goto(link);
  await blaise.getByText("A player who leaves can let a bot (Novice) play, and come back later.").waitFor(); // before sitting down
  await blaise.getByRole("button", { name: "Join the table" }).click();
  for (const page of [ada, blaise]) await page.locator(".prompt").waitFor();
  return link;
}

it("somebody leaves the seat to a bot by keyboard, it plays on through a crash of the server, and the same person takes it again", { timeout: LONG }, async () => {
  const [ada, blaise, onlooker] = [await server.visit(), await server.visit(), await server.visit()];
  const link = await newTable(ada, blaise);
  await onlooker.goto(link);
  await inTheLog(onlooker, "A player who leaves can let a bot (Novice) play");
  await ada.getByRole("button", { name: "Leave or resign" }).focus();
  await ada.keyboard.press("Enter");
  await ada.getByRole("dialog").getByRole("button", { name: "Leave the seat to a bot" }).focus();
  await ada.keyboard.press("Enter");
  await ada.getByText("A bot (Novice) is playing for you.").waitFor();
  for (const page of [blaise, onlooker]) {
    await inTheLog(page, "Ada left; a bot (Novice) is playing.");
    await page.locator(".bar", { hasText: "Ada" }).getByText("left; a bot (Novice) plays").waitFor();
  }
  expect(await blaise.getByRole("button", { name: "Take my seat back" }).count()).toBe(0);
  expect(await blaise.getByRole("button", { name: "Offer a draw" }).count()).toBe(0);

  expect(await myTurn(blaise)).toBe("asked"); // at once, or when the bot has played
  await server.process.restart();
  await blaise.locator(".lost").waitFor({ state: "detached" });
  const turns = await ada.locator("aside ol li.turn").count();
  const pick = chooser(5);
  while ((await ada.locator("aside ol li.turn").count()) < turns + 2) await playOn(blaise, "mouse", pick, 1);

  await ada.goto("/");
  await ada.getByText("A bot is playing for you").waitFor();
  await ada.getByRole("link", { name: /^Resume: / }).click();
  const again = ada.getByRole("button", { name: "Take my seat back" });
  await again.waitFor();
  await ada.keyboard.press("ArrowDown"); // the arrows lead to it as to every choice
  expect(await again.evaluate((one) => one === document.activeElement)).toBe(true);
  await ada.keyboard.press("Enter");
  await again.waitFor({ state: "detached" });
  await inTheLog(blaise, "Ada is back.");
  await blaise.locator(".bar", { hasText: "Ada" }).getByText("online").waitFor();
  for (let turn = blaise; turn !== ada; ) {
    turn = await Promise.any([ada, blaise].map(async (page) => (await page.locator(".prompt.asked:not(.waiting)").waitFor(), page)));
    expect(await choose(turn, "mouse", pick)).toBe(true); // Ada herself, as soon as she is asked
  }

  await ada.getByRole("button", { name: "Leave or resign" }).click();
  await ada.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await blaise.getByText("You won!").waitFor();
  await blaise.goto("/ladder/times-square");
  await blaise.getByText("You are not on this leaderboard yet.").waitFor(); // not rated
  await blaise.getByText("Won against Ada").waitFor();
});

it("axe finds nothing where somebody leaves or is away, in both themes, languages and sizes", { timeout: LONG }, async () => {
  const asked = Object.values(questionsOf("macao")).toSorted((a, b) => b.seats.length - a.seats.length)[0]!;
  const look = { ...asked, stand_in: "regular" };
  const seats = (away: (index: number) => boolean) => look.seats.map((seat, index) => ({ ...seat, stand_in: away(index) ? "regular" : "" }));
  for (const viewport of SIZES) {
    const page = await server.visit({ viewport });
    const fake = new FakeServer(look);
    await fake.listen(page);
    await page.goto("/table/questions");
    for (const [number, dressed] of DRESSES.entries()) {
      fake.ask(look);
      await page.locator(".prompt.asked").waitFor();
      await page.locator("header nav .chip").nth(1).click(); // after the draw
      await page.getByRole("dialog").waitFor();
      await clean(page, "a way out", [dressed]);
      await page.keyboard.press("Escape");
      const left = { number: 1000 + number, at: 0, entry: { kind: "left", seat: (look.seat! + 1) % 2, bot: "regular" }, events: [] };
      fake.ask({ ...look, rows: [left], seats: seats((index) => index !== look.seat) });
      await page.locator(".bar .stand-in").first().waitFor();
      await page.locator('[aria-live="polite"]').getByText(dressed.language === "en" ? "left; a bot" : "laisse sa place à un bot").waitFor(); // heard, too
      await clean(page, "others are away", [dressed]);
      fake.ask({ ...look, moves: [], prompt: "", seats: seats((index) => index === look.seat) });
      await page.locator('[data-token="take-again"]').waitFor();
      await clean(page, "we are away", [dressed]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  }
});
