/** Order: what a host does about people, a report, and what administrators do; what the people concerned see. */
import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { becomeAccount, comeIn, look, say } from "./by_http";
import { clean, SIZES } from "./axe";
import { sharedServer } from "./visits";
import { hardships } from "./widths";

const server = sharedServer();
const LONG = 300_000;
const shell = promisify(execFile);
const soiree = process.env.SOIREE ?? resolve(import.meta.dirname, "../../../.venv/bin/soiree");
const admin = (...words: string[]) => shell(soiree, ["admin", "--database", server.database, ...words]);

it("a host removes people and closes the chat, and everybody sees it", { timeout: LONG }, async () => {
  const [host, guest, troll] = [await server.visit({ viewport: SIZES[0]! }), await server.visit(), await server.visit()];
  for (const [page, name] of [[host, "Ada"], [guest, "Blaise"], [troll, "Trudy"]] as const) await comeIn(page.request, name);
  const { table } = (await (await host.request.post("/api/tables", { data: { game: "times-square" } })).json()) as { table: string };
  await troll.request.post(`/api/tables/${table}/join`, { data: {} });
  await troll.goto(`/table/${table}`);
  await host.goto(`/table/${table}`);
  await host.getByRole("button", { name: "People at this table" }).click();
  const dialog = host.getByRole("dialog");
  await dialog.getByRole("heading", { name: "People at this table" }).waitFor();
  await host.setViewportSize(SIZES[1]!);
  expect(await hardships(host)).toEqual([]);
  await dialog.getByRole("button", { name: "Remove Trudy" }).click();
  await dialog.getByRole("button", { name: "Remove from the table" }).click();
  await dialog.getByText("Nobody else has taken a seat").waitFor();
  await troll.getByText("has removed you from it").waitFor();
  await troll.reload();
  await troll.getByText("has removed you from it").waitFor();
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  await host.setViewportSize(SIZES[0]!);

  await guest.request.post(`/api/tables/${table}/join`, { data: {} });
  await host.request.post(`/api/tables/${table}/start`);
  await guest.goto(`/table/${table}`);
  await guest.getByText("Trudy was removed from the table by the host.").waitFor();
  await host.goto(`/table/${table}`);
  await host.getByRole("button", { name: "People at this table" }).click();
  expect(await dialog.getByRole("button", { name: "Remove Blaise" }).count()).toBe(0); // the game has begun
  await dialog.getByRole("button", { name: "Close the chat" }).click();
  await guest.getByText("The host closed the chat.").waitFor();
  await guest.getByPlaceholder("The chat is closed").waitFor();
  await dialog.getByRole("button", { name: "Reopen the chat" }).click();
  await guest.getByText("The host opened the chat again.").waitFor();
  await clean(host, "people at a table", [{ theme: "dark", language: "en" }, { theme: "light", language: "fr" }]);
});

it("a report reaches the administrators, who warn, delete, ban and undo it; the person sees why", { timeout: LONG }, async () => {
  const [boss, ada, eve] = [await server.visit({ viewport: SIZES[1]! }), await server.visit(), await server.visit()];
  const { login } = await becomeAccount(boss.request, "Boss");
  await admin("grant", login);
  await comeIn(ada.request, "Ada");
  const evil = await comeIn(eve.request, "Eve");
  const { table } = (await (await ada.request.post("/api/tables", { data: { game: "times-square", bots: [{ seat: 1, level: "random" }], start: true } })).json()) as { table: string };
  await say(eve.request, table, "you fool");
  await ada.goto(`/table/${table}`);
  await ada.getByText("you fool").waitFor();
  await ada.getByRole("button", { name: "People at this table" }).click();
  const dialog = ada.getByRole("dialog");
  await dialog.getByRole("button", { name: "Report Eve" }).click();
  await dialog.getByLabel("What happened?").fill("Insults me");
  await dialog.getByLabel("you fool").check();
  await clean(ada, "report", [{ theme: "dark", language: "en" }]);
  await dialog.getByRole("button", { name: "Send report" }).click();
  await dialog.getByText("Report sent to the administrators.").waitFor();
  await dialog.getByRole("button", { name: "Close", exact: true }).click();

  await ada.goto("/admin");
  await ada.getByText("This page is for administrators.").waitFor();
  await boss.goto("/me");
  await boss.getByRole("link", { name: "Administration" }).click();
  const reports = boss.getByRole("region", { name: "Reports" });
  await reports.getByText("Insults me").first().waitFor();
  await clean(boss, "administration", [{ theme: "light", language: "fr" }, { theme: "dark", language: "en" }], "section");
  await boss.setViewportSize(SIZES[0]!);
  expect(await hardships(boss)).toEqual([]);
  await ada.goto(`/table/${table}`);
  await ada.getByText("you fool").waitFor();
  await reports.getByRole("listitem").filter({ hasText: "Eve" }).getByRole("button", { name: /^Delete message/ }).click();
  const confirm = boss.getByRole("dialog");
  await confirm.getByLabel("Reason").fill("Against the rules");
  await confirm.getByRole("button", { name: /^Delete message/ }).click();
  await ada.getByText("An administrator deleted a message.").waitFor();
  await boss.getByRole("region", { name: "Audit log" }).getByText("Against the rules").waitFor(); // not what Ada has written
  expect(await ada.getByText("you fool").count()).toBe(0);

  await reports.getByRole("link", { name: "History of Eve" }).click();
  const history = boss.getByRole("region", { name: "History of Eve" });
  await boss.getByRole("button", { name: /^Restore message/ }).waitFor(); // what was deleted is known here too
  await history.getByLabel("Reason (shown to the person)").fill("Be kind");
  await history.getByRole("button", { name: "Warn Eve" }).click();
  await boss.getByText("Warning: Eve").waitFor();
  await eve.goto("/");
  await eve.getByText("An administrator has warned you: Be kind").waitFor();
  await eve.getByRole("button", { name: "I have read this" }).click();
  await eve.getByText("An administrator has warned you").waitFor({ state: "detached" });

  await history.getByLabel("Action").selectOption("Ban");
  await history.getByLabel("Reason (shown to the person)").fill("Again");
  await boss.getByRole("button", { name: "Ban Eve" }).click();
  await eve.getByText("You are banned from this server: Again").waitFor(); // the stream was closed, and the page has asked why
  await eve.getByRole("link", { name: "Download your data" }).waitFor();
  await clean(eve, "banned", [{ theme: "light", language: "fr" }, { theme: "dark", language: "en" }]);
  await eve.goto(`/table/${table}`);
  await eve.getByRole("alert").filter({ hasText: "You can’t do that here" }).getByText("You are banned from this server: Again").waitFor();
  expect((await eve.request.get("/api/me/export")).ok()).toBe(true);
  await boss.getByRole("button", { name: "Revoke the ban: Eve" }).click();
  await boss.getByText("ban revoked").waitFor();
  await eve.goto(`/table/${table}`);
  await eve.getByText("An administrator deleted a message.").waitFor();
  expect(((await (await eve.request.get("/api/me")).json()) as { id: string }).id).toBe(evil.id);
});

it("an administrator closes a table after a second question, and undoes what a host has done", { timeout: LONG }, async () => {
  const [boss, ada, eve] = [await server.visit({ viewport: SIZES[1]! }), await server.visit(), await server.visit()];
  const { login } = await becomeAccount(boss.request, "Boss");
  await admin("grant", login);
  await becomeAccount(ada.request, "Ada");
  const { id } = await comeIn(eve.request, "Eve");
  const { table } = (await (await ada.request.post("/api/tables", { data: { game: "times-square" } })).json()) as { table: string };
  const at = (command: string) => `/api/tables/${table}/${command}`;
  await eve.request.post(at("join"), { data: {} });
  await eve.request.post(at("report"), { data: { whom: (await (await ada.request.get("/api/me")).json() as { id: string }).id, reason: "Threw me out", messages: [] } });
  await ada.request.post(at("remove"), { data: { whom: id } });
  await ada.request.post(at("close-chat"), { data: {} });

  await boss.goto(`/admin#${id}`);
  const history = boss.getByRole("region", { name: "History of Eve" });
  const formWith = (label: string) => history.locator("form").filter({ has: boss.getByLabel(label) });
  await formWith("Link or ID of the table").getByLabel("Link or ID of the table").fill(`${server.url}/table/${table}`);
  await formWith("Link or ID of the table").getByLabel("Reason (for the audit log)").fill("No cause");
  await history.getByRole("button", { name: "Let Eve back in" }).click();
  await boss.getByText("let back to a table").waitFor();
  expect((await eve.request.post(at("join"), { data: {} })).status()).toBe(201);
  await ada.request.post(at("mute"), { data: { whom: id } });
  await formWith("Link or ID of the table").getByLabel("At a table").selectOption("Allow to write");
  await formWith("Link or ID of the table").getByLabel("Link or ID of the table").fill(table);
  await formWith("Link or ID of the table").getByLabel("Reason (for the audit log)").fill("A joke");
  await history.getByRole("button", { name: "Allow Eve to write" }).click();
  await boss.getByText("allowed to write at a table").waitFor();
  expect((await look(eve.request, table)).rows.at(-1)!.entry).toMatchObject({ kind: "muted", muted: false, by_administrator: true });
  await formWith("New name").getByLabel("New name").fill("Evelyn");
  await formWith("New name").getByLabel("Reason (for the audit log)").fill("A name of somebody else");
  await formWith("New name").getByRole("button", { name: "Rename" }).click();
  await boss.getByRole("region", { name: "Audit log" }).getByText("A name of somebody else").waitFor();
  expect(await (await eve.request.get("/api/me")).json()).toMatchObject({ name: "Evelyn" });

  await boss.goto("/admin");
  const tables = boss.getByRole("region", { name: "Tables and shared analyses" });
  await tables.getByLabel("Link or ID").fill(table);
  await tables.getByLabel("Reason").fill("Talk to each other");
  await tables.getByRole("button", { name: "Reopen the chat" }).click();
  await boss.getByText("chat reopened").waitFor();
  await say(eve.request, table, "Thank you");
  await ada.request.post(at("friends-only"), { data: {} });
  await tables.getByLabel("What to do").selectOption("Open the seats to everybody");
  await tables.getByLabel("Link or ID").fill(`${server.url}/table/${table}`);
  await tables.getByLabel("Reason").fill("No club");
  await tables.getByRole("button", { name: "Open the seats to everybody" }).click();
  await boss.getByText("seats opened to everybody").waitFor();
  expect(await (await eve.request.get(at("info"))).json()).toMatchObject({ friends_only: false });
  await clean(boss, "acts about tables", [{ theme: "dark", language: "fr" }, { theme: "light", language: "en" }], "section");

  const report = boss.getByRole("region", { name: "Reports" }).getByRole("listitem").filter({ hasText: "Threw me out" });
  const dialog = boss.getByRole("dialog");
  await report.getByRole("button", { name: "Close table" }).click();
  await dialog.getByText("It cannot be resumed.").waitFor();
  await clean(boss, "second question", [{ theme: "dark", language: "en" }]);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "hidden" });
  expect(((await (await ada.request.get(`/api/tables/${table}`)).json()) as { status: string }).status).toBe("open");
  await report.getByRole("button", { name: "Close table" }).click();
  await dialog.getByLabel("Reason").fill("Enough");
  await dialog.getByRole("button", { name: "Close table" }).click();
  const log = boss.getByRole("region", { name: "Audit log" });
  await log.getByText("Enough").waitFor();
  expect(await log.getByRole("link", { name: table, exact: true }).first().getAttribute("href")).toBe(`/table/${table}`);

  // a report that was resolved by mistake is opened again, on the page of the person to which the log leads
  await report.getByRole("button", { name: /^Mark as resolved/ }).click();
  await report.waitFor({ state: "detached" });
  await log.getByRole("link", { name: "Ada" }).first().click();
  const about = boss.getByRole("region", { name: "Reports" });
  await about.getByRole("button", { name: "Reopen: report about Ada" }).click();
  await about.getByRole("button", { name: /^Mark as resolved/ }).waitFor();
  await boss.getByRole("region", { name: "Audit log" }).getByText("report reopened").waitFor();
  await boss.getByRole("link", { name: "All reports" }).click();
  expect(((await (await ada.request.get(`/api/tables/${table}`)).json()) as { status: string }).status).toBe("closed");

  const bans = boss.getByRole("region", { name: "Active warnings, mutes and bans" });
  await bans.getByLabel("IP address or range").fill("192.0.2.7");
  await bans.getByLabel("Duration").selectOption("1 week");
  await bans.getByLabel("Reason").fill("Floods");
  const before = Date.now();
  await bans.getByRole("button", { name: "Ban address" }).click();
  await bans.getByText("Ban: 192.0.2.7").waitFor();
  const sanctions = (await (await boss.request.get("/api/admin/sanctions")).json()) as { sanction: { id: string; network: string; until: number } }[];
  const { sanction } = sanctions.find((one) => one.sanction.network.startsWith("192.0.2.7"))!;
  expect(Math.round((sanction.until - before) / 86_400_000)).toBe(7);
  await boss.request.post(`/api/admin/sanctions/${sanction.id}/lift`, { data: {} });
});

it("the rules of conduct and what is stored are pages, linked from the lobby", { timeout: LONG }, async () => {
  const page = await server.visit({ viewport: SIZES[1]! });
  await comeIn(page.request, "Ada");
  await page.goto("/");
  await page.getByRole("link", { name: "Rules of conduct" }).click();
  await page.getByRole("heading", { name: "What administrators do" }).waitFor();
  await clean(page, "conduct", [{ theme: "light", language: "fr" }, { theme: "dark", language: "en" }]);
  await page.goto("/privacy");
  await page.getByRole("heading", { name: "How long" }).waitFor();
  await clean(page, "privacy", [{ theme: "light", language: "fr" }, { theme: "dark", language: "en" }]);
  expect(await hardships(page)).toEqual([]);
  await page.getByRole("button", { name: "Delete your data" }).click();
  await page.getByRole("button", { name: "Delete permanently" }).click();
  await page.getByText("Your data has been deleted.").waitFor();
  expect((await page.request.get("/api/me")).status()).toBe(401);
});

it("administrators turn the pages of what is in force and of the audit log", { timeout: LONG }, async () => {
  const [boss, eve] = [await server.visit({ viewport: SIZES[1]! }), await server.visit()];
  const { login } = await becomeAccount(boss.request, "Boss");
  await admin("grant", login);
  const { id } = await comeIn(eve.request, "Eve");
  for (let number = 1; number <= 52; number++) expect((await boss.request.post("/api/admin/sanctions", { data: { kind: "warn", person: id, reason: `warning ${number}.` } })).status()).toBe(201);
  await boss.goto(`/admin#${id}`);
  const inForce = boss.getByRole("region", { name: "History of Eve" });
  await inForce.getByText("warning 52.").waitFor();
  expect(await inForce.getByText(/warning 2\.$/).count()).toBe(0);
  await inForce.getByRole("button", { name: "Earlier warnings, mutes and bans" }).click();
  await inForce.getByText(/warning 1\.$/).waitFor();
  expect(await inForce.getByRole("listitem").count()).toBe(52);
  expect(await inForce.getByRole("button", { name: "Earlier" }).count()).toBe(0);
  const log = boss.getByRole("region", { name: "Audit log" });
  await log.getByRole("button", { name: "Earlier entries" }).click();
  await log.getByText(/warning 1\.$/).waitFor();
  expect(await log.getByRole("listitem").count()).toBe(52);

  await boss.goto("/admin");
  const all = boss.getByRole("region", { name: "Active warnings, mutes and bans" });
  await all.getByRole("button", { name: "Earlier warnings, mutes and bans" }).click();
  await all.getByText(/warning 1\.$/).waitFor();
  await clean(boss, "pages of the administration", [{ theme: "dark", language: "fr" }]);
});
