/** Every byte that reaches the page while a game goes on, checked as those of the server are: nothing that its reader may not know. */
import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import type { Page } from "playwright-core";
import { GAMES } from "../../tools/games.mjs";
import { root } from "./fake_server";
import { sharedServer, sitDownByMouse } from "./visits";
import { chooser, playOn } from "./player";

const server = sharedServer();
const LONG = 600_000;

/** Looks at the table, over the socket and by HTTP, and everything else that was answered. */
function overhear(page: Page): { looks: string[]; rest: Promise<string>[] } {
  const received = { looks: [] as string[], rest: [] as Promise<string>[] };
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => received.looks.push(String(payload))));
  page.on("response", (answer) => answer.url().includes("/api/") && received.rest.push(answer.text().catch(() => ""))); // gone with a page that was left
  return received;
}

it.each(GAMES)("a whole game of $id by mouse tells the page of a seat and of an onlooker no more than their own views", { timeout: LONG }, async ({ name }) => {
  const [player, onlooker] = [await server.visit(), await server.visit({ pace: "quick" })]; // one is shown each step, and asks for the positions between
  const [own, public_] = [overhear(player), overhear(onlooker)];
  await sitDownByMouse(player, name);
  await player.waitForURL(/\/table\//);
  await onlooker.goto(player.url());
  expect(await playOn(player, "mouse", chooser(11))).toBeGreaterThan(5);
  await onlooker.locator('[data-control="skip"]').dispatchEvent("click");
  await onlooker.getByRole("region", { name: "Game over" }).waitFor();

  const table = new URL(player.url()).pathname.split("/").at(-1);
  const readers = [];
  for (const [seat, received] of [[0, own], [null, public_]] as const) readers.push({ seat, received: [...received.looks, ...(await Promise.all(received.rest))] });
  const given = JSON.stringify({ database: server.database, table, readers });
  const comparing = promisify(execFile)(resolve(root, ".venv/bin/python"), [resolve(root, "web/tests/fixtures/received.py")], { cwd: root, env: { ...process.env, PYTHONPATH: root }, maxBuffer: 1 << 26 });
  comparing.child.stdin!.end(given);
  const checked = JSON.parse((await comparing).stdout) as { looks: number; compared: number; moments: number }[];
  for (const { looks, compared } of checked) {
    expect(looks).toBeGreaterThan(3);
    expect(compared).toBeGreaterThan(0);
  }
  expect(checked[1]!.moments).toBeGreaterThan(0);
  await player.getByRole("button", { name: "Check the shuffle" }).click(); // which tells everything
  await player.getByText(/^✓?Honest/).waitFor();
});
