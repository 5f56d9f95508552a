/** Who is who: names that are asked for in passing, roles in the chat, and onlookers. */
import { describe, expect, it } from "vitest";
import { comeIn, playTurn, resign, say, together } from "./by_http";
import { clean, SIZES } from "./axe";
import { sharedServer } from "./visits";
import { hardships, WIDTHS } from "./widths";

const server = sharedServer();
const LONG = 300_000;

describe.each(WIDTHS)("$width wide", (viewport) => {
  it("a guest is asked for a name once, has a good one already, and is not held up", { timeout: LONG }, async () => {
    const page = await server.visit({ viewport });
    await page.goto("/");
    await page.getByRole("button", { name: "Play now: Times Square" }).click();
    const field = page.getByRole("dialog").getByLabel("Your name");
    const suggested = await field.inputValue();
    expect(suggested).toMatch(/^\S+ \S+$/);
    expect(await hardships(page)).toEqual([]);
    await page.keyboard.press("Enter"); // the way to the cards has the focus
    await page.locator(".prompt").waitFor();
    expect(await (await page.request.get("/api/me")).json()).toMatchObject({ name: suggested, kind: "guest" });
    await page.goto("/");
    await page.getByRole("button", { name: "Play now: Gatsby" }).click();
    await page.getByRole("radio", { name: "Novice" }).waitFor();
    expect(await field.count()).toBe(0);
  });

  it("chat tells players, the host, onlookers and people of the same name apart, and everybody sees how many look on", { timeout: LONG }, async () => {
    const [page, blaise, onlooker] = [await server.visit({ viewport }), await server.visit(), await server.visit({ viewport })];
    await comeIn(page.request, "Ada");
    await comeIn(blaise.request, "Ada");
    await comeIn(onlooker.request, "Curious");
    const table = await together(page.request, blaise.request, { listed: true });
    await page.goto(`/table/${table}`);
    await page.locator(".prompt").waitFor();
    await onlooker.goto(`/table/${table}`);
    await onlooker.getByText("You are watching this game.").waitFor();
    await page.getByTitle("One person is watching").waitFor();
    expect(await page.getByText("You are watching").count()).toBe(0);
    for (const one of [page, onlooker]) expect(await hardships(one)).toEqual([]);
    await say(page.request, table, "good evening");
    await say(blaise.request, table, "and to you");
    await say(onlooker.request, table, "who wins?");
    if (viewport.width < 1088) await page.keyboard.press("l"); // the log has no column of its own there
    const chat = page.locator("li.chat");
    await chat.nth(2).waitFor();
    const said = (await chat.allTextContents()).map((text) => text.replace(/\s+/g, " ").trim());
    expect(said).toEqual(["Ada 1 (player · host) good evening", "Ada 2 (player) and to you", "Curious (watching) who wins?"]);
    await onlooker.close();
    await page.getByTitle("One person is watching").waitFor({ state: "detached" });
    for (const person of [page, blaise]) await playTurn(person.request, table);
    await resign(blaise.request, table);
  });
});

it("a friend who opens the link is asked for a name beside the seat", { timeout: LONG }, async () => {
  const [ada, friend] = [await server.visit(), await server.visit({ viewport: WIDTHS[0] })];
  await comeIn(ada.request, "Ada");
  const { table } = (await (await ada.request.post("/api/tables", { data: { game: "gatsby", listed: false } })).json()) as { table: string };
  await friend.goto(`/table/${table}`);
  await friend.getByLabel("Your name").fill("Blaise");
  expect(await hardships(friend)).toEqual([]);
  await friend.getByRole("button", { name: "Join the table" }).click();
  await friend.locator(".prompt").waitFor();
  expect(await (await friend.request.get("/api/me")).json()).toMatchObject({ name: "Blaise" });
});

it.each(SIZES)("axe finds nothing where somebody looks on, $width wide", { timeout: LONG }, async (viewport) => {
  const [ada, blaise, page] = [await server.visit(), await server.visit(), await server.visit({ viewport })];
  await comeIn(ada.request, "Ada");
  await comeIn(blaise.request, "Blaise");
  const table = await together(ada.request, blaise.request, { listed: true });
  await say(ada.request, table, "good evening");
  await page.goto(`/table/${table}`);
  await page.locator("p.watching").waitFor();
  await clean(page, "a table that one looks at", undefined, "main .play"); // the head is there before the board
});
