import { expect, it } from "vitest";
import { after, callOneself, createTable, joinTable, myTurn, ownServer } from "./visits";
import { hardships, WIDTHS } from "./widths";

const server = ownServer();
const LONG = 600_000;
const openCards = '[data-card][data-target="open"]';

it("two people meet by a link, an onlooker sees what the public sees, and a crash of the server costs nothing", { timeout: LONG }, async () => {
  const ada = await server.visit();
  await callOneself(ada, "Ada");
  await ada.getByRole("button", { name: "With friends: Times Square" }).click();
  await ada.getByLabel(/^Show the table in the lobby/).check(); // strangers do not see the chat of a private table
  await ada.getByRole("button", { name: "Create table" }).click();
  const link = await ada.getByRole("textbox", { name: "Link to this table" }).inputValue();

  const blaise = await server.visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await blaise.goto(link);
  await blaise.getByRole("button", { name: "Join the table" }).click();
  await blaise.locator("[data-card]").first().waitFor();
  await ada.locator("[data-card]").first().waitFor();

  const onlooker = await server.visit();
  await onlooker.goto(link);
  await onlooker.locator("svg.street").waitFor();
  expect(await onlooker.locator("[data-card]").count()).toBe(0);
  expect(await onlooker.locator('[data-token="back"]').count()).toBe(0);

  // the one who is asked plays; the other one and the onlooker see it when the turn is over, and not before
  const [first, second] = (await ada.locator(".prompt.asked").count()) ? [ada, blaise] : [blaise, ada];
  expect(await second.locator(".prompt.asked").count()).toBe(0);
  const lines = () => onlooker.locator("aside ol li").count();
  const before = await lines();
  await first.locator('[data-token="T"]').click();
  await first.getByText("Choose the cards to discard").waitFor(); // the server has answered
  await first.keyboard.press("u");
  await first.locator('[data-token="T"]').waitFor();
  expect(await lines()).toBe(before);

  await server.process.restart();
  await first.locator('[data-token="T"]').click(); // perhaps before the line is back: it is sent without a click
  await first.getByText("Choose the cards to discard").waitFor();
  await first.locator(openCards).first().click();
  await first.locator('[data-token="swap"]').click();
  expect(await myTurn(second)).toBe("asked");
  await onlooker.waitForFunction((old) => document.querySelectorAll("aside ol li").length > old, before);

  await ada.locator("#say").fill("bonsoir");
  await ada.keyboard.press("Enter");
  await onlooker.getByText("bonsoir").waitFor();
  expect(await onlooker.getByRole("button", { name: /^Pin/ }).count()).toBe(0);
  await ada.getByRole("button", { name: "Pin for everybody: bonsoir" }).click();
  await onlooker.getByText(/^Pinned:\s*Ada\s+bonsoir$/).waitFor();
  await ada.getByRole("button", { name: "Unpin" }).click();
  await onlooker.getByText(/^Pinned:/).waitFor({ state: "detached" });

  await after(second, async () => {
    await second.getByRole("button", { name: "Resign" }).click();
    await second.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  });
  await first.getByText("You won!").waitFor();
  await onlooker.getByRole("region", { name: "Game over" }).waitFor();

  // the server knows where somebody has sat, whatever the device remembers; who only looked on has nothing to go back to
  for (const [page, links] of [[ada, 1], [onlooker, 0]] as const) {
    await page.evaluate(() => localStorage.clear());
    await page.goto("/me");
    const games = page.getByRole("region", { name: "Finished games" });
    await (links ? games.getByRole("listitem").first() : games.getByText("No finished game yet.")).waitFor();
    expect(await games.getByRole("link", { name: /^Replay: Times Square, / }).count()).toBe(links);
  }
});

it("lets bots play for who wants to look on", { timeout: LONG }, async () => {
  const page = await server.visit();
  await page.goto("/");
  await page.getByRole("button", { name: "Watch bots: Times Square" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator("svg.street").waitFor();
  await page.getByRole("region", { name: "Game over" }).waitFor({ timeout: 300_000 });
});

it("keeps what a guest has played in an account, on another device and after the passphrase is lost", { timeout: LONG }, async () => {
  const here = await server.visit();
  await callOneself(here, "Chloé");
  await here.getByRole("button", { name: "Play now: Times Square" }).click();
  await here.getByRole("button", { name: "Start" }).click();
  await myTurn(here);
  await here.goto("/me");
  await here.getByLabel("Your name").fill("Chloé de Lys"); // not kept by its own button
  await here.getByRole("button", { name: "Create an account" }).first().click();
  await here.getByLabel(/^Login/).fill("chloe");
  await here.getByLabel(/^Passphrase/).fill("eight letters");
  await here.locator('.account button[type="submit"]').click();
  const codes = here.locator(".codes code");
  await codes.first().waitFor();
  const code = (await codes.first().textContent())!;
  await here.getByRole("heading", { level: 1, name: "Chloé de Lys" }).waitFor();

  const there = await server.visit();
  await there.goto("/me");
  const person = there.getByRole("region", { name: "Account" });
  await person.getByRole("button", { name: "I have an account" }).click();
  await person.getByLabel(/^Login/).fill("chloe");
  await person.getByLabel(/^Passphrase/).fill("something else");
  await person.getByRole("button", { name: "Log in" }).click();
  await person.getByText("Wrong login or passphrase.").waitFor();
  await person.getByRole("button", { name: "Forgot your passphrase?" }).click();
  await person.getByLabel("One of your recovery codes").fill(code);
  await person.getByLabel(/^New passphrase/).fill("another evening");
  await person.getByRole("button", { name: "Set the new passphrase" }).click();
  await person.getByText("Your account: chloe").waitFor();
  await there.getByRole("link", { name: /^(Resume|Play): / }).waitFor(); // the table of the other device
});

it("offers a draw, lets it be declined, and accepts one", { timeout: LONG }, async () => {
  const ada = await server.visit({ viewport: WIDTHS[2]! }); // the log has a column: who begins is drawn, and at 1024 px a note to whose turn it is stands where the latest line would
  const blaise = await server.visit({ viewport: WIDTHS[0]! });
  await joinTable(blaise, await createTable(ada, "Gatsby"));
  for (const viewport of [...WIDTHS].reverse()) { // giving up is asked once more, and its button is no cheerful one
    await blaise.setViewportSize(viewport);
    await blaise.getByRole("button", { name: /resign/i }).click();
    const sure = blaise.getByRole("dialog");
    await sure.locator(".danger:not(.full)", { hasText: "Resign" }).waitFor();
    expect(await hardships(blaise)).toEqual([]);
    await sure.getByRole("button", { name: "Keep playing" }).click();
    await blaise.getByRole("button", { name: "Offer a draw" }).click(); // nor is a draw offered by one click
    await sure.getByRole("button", { name: "Offer a draw" }).waitFor();
    expect(await hardships(blaise)).toEqual([]);
    await blaise.keyboard.press("Escape");
    await sure.waitFor({ state: "detached" });
  }
  expect(await ada.locator(".offer").count()).toBe(0);
  await ada.getByRole("button", { name: "Offer a draw" }).click();
  await ada.getByRole("dialog").getByRole("button", { name: "Offer a draw" }).click(); // asked once more
  await blaise.getByText("Draw offered").waitFor();
  await blaise.getByRole("button", { name: "Decline" }).click();
  await ada.getByText(/declines the draw/).first().waitFor();
  await blaise.getByRole("button", { name: "Offer a draw" }).click();
  await blaise.getByRole("dialog").getByRole("button", { name: "Offer a draw" }).click(); // asked once more
  await ada.getByRole("button", { name: "Accept the draw" }).click();
  await ada.getByText("By agreement.").waitFor();
  await blaise.getByRole("region", { name: "Game over" }).waitFor();
});

it("tells who comes back what happened meanwhile, and hides at a table without aids what can only be remembered", { timeout: LONG }, async () => {
  const ada = await server.visit();
  await ada.goto("/");
  await ada.getByRole("button", { name: "Play now: Shadows of Macao" }).click();
  await ada.getByLabel("Memory aids").uncheck();
  await ada.getByRole("button", { name: "Start" }).click();
  await myTurn(ada);
  expect(await ada.getByRole("button", { name: /^Still unseen/ }).count()).toBe(0);
  const table = new URL(ada.url()).pathname.split("/").at(-1)!;
  await ada.evaluate((id) => localStorage.setItem("soiree", JSON.stringify({ ...JSON.parse(localStorage.getItem("soiree")!), seen: { [id]: 1 } })), table); // gone before the first card
  await ada.reload();
  const meanwhile = ada.getByRole("complementary", { name: "While you were away" });
  await meanwhile.locator("li").first().waitFor();
  await meanwhile.getByRole("button", { name: "Got it" }).click();
  expect(await meanwhile.count()).toBe(0);
  await ada.reload();
  await myTurn(ada);
  expect(await meanwhile.count()).toBe(0);
});
