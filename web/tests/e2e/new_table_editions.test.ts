/** The dialog of a new table in an edition with seats and defaults of its own: they are offered, recommended and played with. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ownServer } from "./visits";

const folder = mkdtempSync(join(tmpdir(), "soiree-editions-"));
writeFileSync(
  join(folder, "duel.toml"),
  `[game]
id = "edgar-lucien"
edition = "duel"
seats = [2]

[options.money]
values = ["open", "hidden"]
default = "hidden"

[options.metro]
values = ["lines", "pairs"]
default = "lines"

[options.periods]
min = 1
max = 20
unlimited = true
default = 0
`,
);
writeFileSync(join(folder, "trio.toml"), '[game]\nid = "macao"\nedition = "trio"\nseats = [3, 4]\n');
const server = ownServer("--editions", folder);
const LONG = 120_000;

async function dialog(page: Page, game: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: `Play now: ${game}` }).click();
}

const info = async (page: Page) => (await (await page.request.get(`/api${new URL(page.url()).pathname.replace("/table/", "/tables/")}/info`)).json()) as { edition: string; seats: number; options: object };

it("offers the seats of the edition, recommends its defaults, and creates the table with them", { timeout: LONG }, async () => {
  const page = await server.visit({ viewport: { width: 1280, height: 900 } });
  await dialog(page, "Edgar & Lucien");
  await page.getByRole("radio", { name: "4", exact: true }).check();
  await page.getByText("Not rated: guests have no rating").waitFor();
  await page.getByText(/is reconstructed, because no picture of it was available; the rest is as in the box. Titles without an official translation are our own translations/).waitFor();
  await page.getByText("Variants").click();
  await page.getByLabel("Edition").selectOption("duel");
  await page.getByText("Not rated: it does not use the printed values that come with Soirée.").waitFor();
  expect(await page.getByRole("radio", { name: "4", exact: true }).count()).toBe(0);
  expect(await page.getByRole("combobox", { name: "Maximum number of periods" }).locator("option").first().textContent()).toMatch(/No limit.*recommended/i);
  expect(await page.getByRole("combobox", { name: "Maximum number of periods" }).locator("option").count()).toBe(21);
  expect(await page.getByRole("radio", { name: /recommended/ }).first().isChecked()).toBe(true);
  expect(await page.getByText(/is reconstructed|are reconstructed/).count()).toBe(0);
  await page.getByText("The values of the edition duel were added to this server by its operator.").waitFor();
  await page.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(/\/table\//);
  expect(await info(page)).toMatchObject({ edition: "duel", seats: 2, options: { money: "hidden", metro: "lines", periods: 0 } });
});

it("gives the usual seats and defaults back with the usual edition", { timeout: LONG }, async () => {
  const page = await server.visit({ viewport: { width: 1280, height: 900 } });
  await dialog(page, "Edgar & Lucien");
  await page.getByLabel("Edition").selectOption("duel");
  await page.getByText("Not rated: it does not use the printed values").waitFor();
  await page.getByLabel("Edition").selectOption({ index: 0 });
  await page.getByText("Not rated: guests have no rating").waitFor();
  await page.getByRole("radio", { name: "3", exact: true }).check();
  await page.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(/\/table\//);
  expect(await info(page)).toMatchObject({ edition: "reconstructed-1", seats: 3, options: { money: "open", metro: "lines", periods: 15 } });
});

it("begins an edition for three or more with three players", { timeout: LONG }, async () => {
  const page = await server.visit({ viewport: { width: 1280, height: 900 } });
  await dialog(page, "Shadows of Macao");
  await page.getByLabel("Edition").selectOption("trio");
  await page.getByRole("radio", { name: "2", exact: true }).waitFor({ state: "detached" });
  expect(await page.getByRole("radio", { name: "3", exact: true }).isChecked()).toBe(true);
  await page.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(/\/table\//);
  expect(await info(page)).toMatchObject({ edition: "trio", seats: 3 });
});

it("who joins sees the edition in the list of tables, before sitting down, and beside the game", { timeout: LONG }, async () => {
  const host = await server.visit({ viewport: { width: 1280, height: 900 } });
  await host.goto("/");
  const made = await host.evaluate(async () => {
    const send = (path: string, body: object) => fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    await send("/api/guest", { name: "Hanna" });
    return (await (await send("/api/tables", { game: "edgar-lucien", edition: "duel" })).json()) as { table: string };
  });
  const guest = await server.visit({ viewport: { width: 1280, height: 900 } });
  await guest.goto("/");
  const line = guest.getByRole("listitem").filter({ hasText: "Hanna" });
  await line.getByText("Edition: duel").waitFor();
  await line.getByRole("link", { name: /Hanna/ }).click();
  await guest.getByText("Edition: duel").waitFor();
  expect(await guest.getByRole("link", { name: "Learn this edition" }).getAttribute("href")).toBe("/learn/edgar-lucien/duel");
  expect(new URL(guest.url()).pathname).toBe(`/table/${made.table}`);
  await guest.getByRole("button", { name: "Join the table" }).click();
  await guest.getByRole("complementary", { name: "Game log" }).getByText("Edition: duel").waitFor();
});
