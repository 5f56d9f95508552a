/** Friends, invitations and blocks between two browsers; notes, vacations and the next table that waits. */
import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { becomeAccount, look, playTurn, resign, say, together } from "./by_http";
import { clean, DRESSES, SIZES } from "./axe";
import { sharedServer, SWEEP } from "./visits";
import { hardships } from "./widths";

const server = sharedServer();
const LONG = 300_000;
const DRESS = [{ theme: "dark", language: "en" }];
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Two people with accounts; the first has the width that is tested. */
async function pair(viewport: { width: number; height: number }) {
  const [ada, blaise] = [await server.visit({ viewport }), await server.visit({ viewport })];
  return { ada, blaise, a: await becomeAccount(ada.request, "Ada"), b: await becomeAccount(blaise.request, "Blaise") };
}

async function befriend(ada: Page, a: { id: string }, blaise: Page, b: { id: string }): Promise<void> {
  await ada.request.post("/api/me/friends", { data: { person: b.id } });
  expect((await blaise.request.put(`/api/me/friends/${a.id}`)).ok()).toBe(true);
}

it("a host keeps the free seats of an open table for friends, and opens them again", { timeout: LONG }, async () => {
  const { ada, blaise } = await pair(SIZES[0]!);
  const { table } = (await (await ada.request.post("/api/tables", { data: { game: "times-square" } })).json()) as { table: string };
  await Promise.all([ada.goto(`/table/${table}`), blaise.goto(`/table/${table}`)]);
  await ada.getByRole("button", { name: "Only let friends join" }).click();
  await blaise.getByText("Only friends of the host can join.").waitFor();
  expect(await blaise.getByRole("button", { name: "Only let friends join" }).count()).toBe(0);
  await blaise.getByRole("button", { name: "Join the table" }).click();
  await blaise.getByRole("alert").filter({ hasText: "This table is for friends of its host." }).waitFor();
  expect(await hardships(ada)).toEqual([]);
  await clean(ada, "a table for friends", [{ theme: "light", language: "fr" }, { theme: "dark", language: "en" }]);
  await ada.getByRole("button", { name: "Let everybody join" }).click();
  await blaise.getByText("Only friends of the host can join.").waitFor({ state: "detached" });
  await blaise.getByRole("button", { name: "Join the table" }).click();
  await ada.locator(".prompt").first().waitFor(); // all are here: the game has begun
});

describe.each(SIZES)("$width wide", (viewport) => {
  const phone = viewport.width < 600;
  const checked = async (page: Page, where: string, shown?: string) => (phone || SWEEP) && (await clean(page, where, SWEEP ? DRESSES.toReversed() : DRESS, shown)); // ends in English

  it("a request is accepted, and an invitation in a second browser leads to a game", { timeout: LONG }, async () => {
    const { ada, blaise, b } = await pair(viewport);
    await Promise.all([ada.goto("/me"), blaise.goto("/me")]);
    const [hers, his] = [part(ada, "Friends"), part(blaise, "Friends")];
    await his.getByText("No friends yet.").waitFor(); // his page listens
    await hers.getByLabel("Login").fill("nobody-at-all");
    await hers.getByRole("button", { name: "Send request" }).click();
    await hers.getByRole("alert").filter({ hasText: "No account has this name." }).waitFor();
    await hers.getByLabel("Login").fill(b.login);
    await hers.getByRole("button", { name: "Send request" }).click();
    await hers.getByText("Request sent.").waitFor();
    await his.getByRole("button", { name: "Accept the request: Ada" }).click(); // it came without a reload
    await his.getByRole("link", { name: "Ada" }).waitFor();
    await hers.getByRole("button", { name: "Remove from your friends: Blaise" }).waitFor();
    for (const one of [hers, his]) await one.getByLabel("Show friends when I am online").check();
    await hers.getByText("online", { exact: true }).waitFor();
    await hers.getByRole("button", { name: "Create link" }).click();
    await hers.getByRole("button", { name: "Copy link" }).waitFor();
    expect(await hardships(ada)).toEqual([]);
    await checked(ada, "friends");

    await blaise.goto("/");
    await ada.goto("/");
    await ada.getByRole("button", { name: "With friends: Times Square" }).click();
    const dialog = ada.getByRole("dialog");
    await dialog.getByLabel("Only my friends can join").check();
    await dialog.getByText("Invite friends").click();
    await dialog.getByRole("button", { name: "Invite: Blaise" }).click();
    await dialog.getByText("invited", { exact: true }).waitFor();
    await checked(ada, "a new table for friends", "dialog[open]");
    await dialog.getByRole("button", { name: "Create table" }).click();
    await ada.getByText("Reserved for Blaise").waitFor();
    await ada.getByRole("button", { name: "Withdraw the invitation: Blaise" }).click();
    await ada.getByRole("button", { name: "Invite: Blaise" }).click();
    await ada.getByText("Only friends of the host can join.", { exact: false }).waitFor();
    expect(await hardships(ada)).toEqual([]);
    await checked(ada, "the waiting room with friends");

    const invitations = part(blaise, "Invitations");
    await invitations.getByText("Ada invites you").waitFor();
    await checked(blaise, "the lobby with an invitation");
    await invitations.getByRole("link", { name: "Open the table: Times Square" }).click();
    await blaise.getByText("Reserved for you").waitFor();
    await blaise.getByRole("button", { name: "Join the table" }).click();
    await ada.waitForFunction(() => document.querySelector("[data-prompt]") !== null);
    await blaise.goto("/");
    await part(blaise, "Your games").getByRole("link", { name: /Ada/ }).waitFor();
    expect(await invitations.count()).toBe(0);
  });

  it("a block hides two people from each other, and the blocked one is not notified", { timeout: LONG }, async () => {
    const { ada, blaise, a, b } = await pair(viewport);
    await befriend(ada, a, blaise, b);
    const table = await together(ada.request, blaise.request);
    await say(ada.request, table, "Good luck!");
    await say(blaise.request, table, "You will lose!");
    await ada.goto(`/people/${b.id}`);
    await ada.getByText("Friend", { exact: true }).waitFor();
    await ada.getByRole("button", { name: "Block", exact: true }).click();
    await ada.getByRole("dialog").getByRole("button", { name: "Block", exact: true }).click();
    await ada.getByText("You have blocked this person").waitFor();
    expect(await hardships(ada)).toEqual([]);
    await checked(ada, "the page of a person");
    await ada.goto("/me");
    await part(ada, "Friends").getByRole("button", { name: "Unblock: Blaise" }).waitFor();

    const lines = async (page: Page) => {
      await page.goto(`/table/${table}`);
      await page.waitForFunction(() => document.querySelector("[data-prompt]") !== null);
      if (phone) await page.keyboard.press("l"); // the log is a drawer
      const log = page.getByRole("complementary", { name: "Game log" });
      await log.getByRole("listitem").first().waitFor();
      return { own: await log.getByText("Good luck!").count(), other: await log.getByText("You will lose!").count() };
    };
    expect(await lines(ada)).toEqual({ own: 1, other: 0 });
    expect(await lines(blaise)).toEqual({ own: 0, other: 1 });
    const { table: open } = (await (await ada.request.post("/api/tables", { data: { game: "times-square" } })).json()) as { table: string };
    await blaise.goto(`/table/${open}`);
    await blaise.getByRole("button", { name: "Join the table" }).click();
    await blaise.getByRole("alert").filter({ hasText: "This seat is reserved for someone else. You can watch." }).waitFor();
    const { code } = (await (await ada.request.post("/api/me/friend-code")).json()) as { code: string };
    await ada.goto(`/friends/${code}`);
    await ada.getByRole("heading", { name: "Your link" }).waitFor();
    await blaise.goto(`/friends/${code}`);
    await blaise.getByRole("heading", { name: "Add Ada as a friend?" }).waitFor();
    expect(await hardships(blaise)).toEqual([]);
    await checked(blaise, "a link");
    await blaise.getByRole("button", { name: "Send request" }).click();
    await blaise.getByText("Request sent.").waitFor(); // as to anybody
    await blaise.goto(`/people/${a.id}`);
    await blaise.getByRole("button", { name: "Withdraw" }).waitFor();
    expect(((await (await ada.request.get("/api/me/friends")).json()) as { asking: unknown[] }).asking).toEqual([]);
  });

  it("notes are kept in the replay; a vacation is seen; a key leads to the next table; a game is cancelled", { timeout: LONG }, async () => {
    const { ada, blaise } = await pair(viewport);
    const clock = { kind: "days", seconds: 600, increment: 10, days: 2 };
    const tables = [await together(ada.request, blaise.request, { clock }), await together(ada.request, blaise.request, { clock })];
    for (const table of tables) if (!(await look(ada.request, table)).moves.length) await playTurn(blaise.request, table);
    await ada.goto(`/table/${tables[0]!}`);
    await ada.getByRole("link", { name: /waiting for you/ }).waitFor();
    if (phone) await ada.keyboard.press("l");
    const log = ada.getByRole("complementary", { name: "Game log" });
    await log.getByRole("button", { name: "Your notes" }).click();
    await log.getByLabel("Your notes", { exact: true }).and(ada.locator("textarea")).fill("Watch Sue.\nKeep the ace.");
    await log.getByRole("button", { name: "Save" }).click();
    await log.getByText("Saved").waitFor();
    expect(await hardships(ada)).toEqual([]);
    await checked(ada, "notes at a table");
    await ada.goto(`/table/${tables[0]!}`);
    await ada.getByRole("link", { name: /waiting for you/ }).waitFor();
    await ada.keyboard.press("n");
    await ada.waitForURL(`**/table/${tables[1]!}`);

    await ada.goto("/me");
    const vacation = part(ada, "Vacation");
    await vacation.getByLabel("Days").fill("5");
    await vacation.getByRole("button", { name: "Start vacation" }).click();
    await vacation.getByText("You are on vacation until").waitFor();
    await blaise.goto(`/table/${tables[0]!}`);
    await blaise.getByText("on vacation until").first().waitFor();
    await vacation.getByRole("button", { name: "End vacation" }).click();
    await vacation.getByText("You have 27 of 28 days left this year.").waitFor();

    await resign(ada.request, tables[0]!);
    await ada.goto(`/replay/${tables[0]!}`);
    await expect.poll(() => ada.locator("textarea").inputValue()).toBe("Watch Sue.\nKeep the ace.");
    await checked(ada, "a replay with notes");
    await blaise.goto(`/replay/${tables[0]!}`);
    await blaise.locator("textarea").waitFor();
    expect(await blaise.locator("textarea").inputValue()).toBe("");

    await ada.goto(`/table/${tables[1]!}`);
    await blaise.request.post(`/api/tables/${tables[1]!}/cancel`, { data: {} });
    await ada.getByText("Cancel this game? It will count for nobody.").waitFor();
    await ada.getByRole("button", { name: "Cancel game" }).click();
    await ada.getByText("This table is closed").waitFor();
  });
});
