/** Before a game with friends: private unless one wants otherwise, a way back, a link that can always be copied, and seats that are kept. */
import { describe, expect, it } from "vitest";
import { comeIn, playTurn, resign, together } from "./by_http";
import { sharedServer } from "./visits";
import { hardships, WIDTHS } from "./widths";

const server = sharedServer();
const LONG = 300_000;

describe.each(WIDTHS)("$width wide", (viewport) => {
  it("a table with friends is private, can be cancelled, and a friend can leave it", { timeout: LONG }, async () => {
    const [page, friend] = [await server.visit({ viewport }), await server.visit({ viewport })];
    await page.goto("/");
    await page.getByRole("button", { name: "With friends: Shadows of Macao" }).click();
    expect(await page.getByLabel(/^Show the table in the lobby/).isChecked()).toBe(false);
    await page.getByRole("radio", { name: "3" }).check();
    await page.getByRole("button", { name: "Create table" }).click();
    await page.getByRole("textbox", { name: "Link to this table" }).waitFor();
    const table = page.url().split("/").at(-1)!;
    expect(await (await page.request.get("/api/tables?limit=200")).text()).not.toContain(table);
    await page.getByText("Not rated: a guest is playing.").waitFor();
    await friend.goto(page.url());
    await friend.getByRole("button", { name: "Join the table" }).click();
    await friend.getByRole("button", { name: "Leave the table" }).click();
    await friend.getByRole("button", { name: "With friends: Gatsby" }).waitFor();
    await friend.goto(page.url());
    await friend.getByRole("button", { name: "Join the table" }).waitFor();
    expect(await hardships(page)).toEqual([]);
    await page.getByRole("button", { name: "Cancel the table" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await friend.getByText("This table is closed").waitFor();
  });

  it("where a page may not write to the clipboard, the link is selected and the page says so", { timeout: LONG }, async () => {
    const page = await server.visit({ viewport });
    await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined })); // as on plain http
    await page.goto("/");
    await page.getByRole("button", { name: "With friends: Times Square" }).click();
    await page.getByRole("button", { name: "Create table" }).click();
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.getByText("The link is selected").waitFor();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(page.url());
    expect(await hardships(page)).toEqual([]);
  });

  it("seats of a rematch are shown as kept, and nobody else is offered them", { timeout: LONG }, async () => {
    const [page, blaise, stranger] = [await server.visit({ viewport }), await server.visit({ viewport }), await server.visit({ viewport })];
    await comeIn(page.request, "Ada");
    await comeIn(blaise.request, "Blaise");
    const first = await together(page.request, blaise.request);
    for (const person of [page, blaise]) await playTurn(person.request, first);
    await resign(blaise.request, first);
    const { table } = (await (await page.request.post(`/api/tables/${first}/rematch`)).json()) as { table: string };
    await page.goto(`/table/${table}`);
    await page.getByText("Reserved for Blaise").waitFor();
    await stranger.goto(`/table/${table}`);
    await stranger.getByText("The free seats are reserved for others.").waitFor();
    expect(await stranger.getByRole("button", { name: "Join the table" }).count()).toBe(0);
    expect(await hardships(stranger)).toEqual([]);
    await blaise.goto(`/table/${table}`);
    await blaise.getByText("Reserved for you").waitFor();
    await blaise.getByRole("button", { name: "Join the table" }).click();
    await page.locator(".prompt").waitFor();
  });
});
