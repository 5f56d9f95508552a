import { expect, it } from "vitest";
import { after, evening, myTurn } from "./evening";

const night = evening();
const LONG = 600_000;
const openCards = '[data-card][data-target="open"]';

it("two people meet by a link, an onlooker sees what the public sees, and a crash of the house costs nothing", { timeout: LONG }, async () => {
  const ada = await night.come();
  await ada.goto("/");
  await ada.getByRole("button", { name: /Name and colour/ }).click();
  await ada.getByLabel("Your name").fill("Ada");
  await ada.getByRole("button", { name: "Keep" }).click();
  await ada.getByRole("button", { name: "With friends: Times Square" }).click();
  await ada.getByRole("button", { name: "Lay the table" }).click();
  const link = await ada.getByRole("textbox", { name: "The link to this table" }).inputValue();

  const blaise = await night.come({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await blaise.goto(link);
  await blaise.getByRole("button", { name: "Sit down and play" }).click();
  await blaise.locator("[data-card]").first().waitFor();
  await ada.locator("[data-card]").first().waitFor();

  const onlooker = await night.come();
  await onlooker.goto(link);
  await onlooker.locator("svg.street").waitFor();
  expect(await onlooker.locator("[data-card]").count()).toBe(0);
  expect(await onlooker.locator('[data-token="back"]').count()).toBe(0);

  // whoever is asked plays; the other one and the onlooker see it when the turn is over, and not before
  const [first, second] = (await ada.locator(".prompt.asked").count()) ? [ada, blaise] : [blaise, ada];
  expect(await second.locator(".prompt.asked").count()).toBe(0);
  const told = () => onlooker.locator("aside ol li").count();
  const before = await told();
  await first.locator('[data-token="T"]').click();
  await first.getByText("Choose the cards to give away").waitFor(); // the house has answered
  await first.keyboard.press("u");
  await first.locator('[data-token="T"]').waitFor();
  expect(await told()).toBe(before);

  await night.house.restart();
  await first.locator('[data-token="T"]').click(); // perhaps before the line is back: it is sent by itself
  await first.getByText("Choose the cards to give away").waitFor();
  await first.locator(openCards).first().click();
  await first.locator('[data-token="swap"]').click();
  expect(await myTurn(second)).toBe("asked");
  await onlooker.waitForFunction((old) => document.querySelectorAll("aside ol li").length > old, before);

  await ada.locator("#say").fill("bonsoir");
  await ada.keyboard.press("Enter");
  await onlooker.getByText("bonsoir").waitFor();

  await after(second, async () => {
    await second.getByRole("button", { name: "Resign" }).click();
    await second.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  });
  await first.getByText("You have won!").waitFor();
  await onlooker.getByRole("region", { name: "The end" }).waitFor();

  // the house knows where somebody has sat, whatever the device remembers; who only looked on has nothing to go back to
  for (const [page, links] of [[ada, 1], [onlooker, 0]] as const) {
    await page.evaluate(() => localStorage.clear());
    await page.goto("/");
    await page.getByText("Replay a record").waitFor();
    await page.waitForLoadState("networkidle");
    expect(await page.getByRole("link", { name: /^Look again: / }).count()).toBe(links);
  }
});

it("lets bots play for who wants to look on", { timeout: LONG }, async () => {
  const page = await night.come();
  await page.goto("/");
  await page.getByRole("button", { name: "Watch bots: Times Square" }).click();
  await page.getByRole("button", { name: "Let them play" }).click();
  await page.locator("svg.street").waitFor();
  await page.getByRole("region", { name: "The end" }).waitFor({ timeout: 300_000 });
});
