import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { sharedServer } from "./visits";

const server = sharedServer();
const fixtures = resolve(import.meta.dirname, "../fixtures");

it("replays an uploaded record by slider and keys, through the eyes of a seat", { timeout: 180_000 }, async () => {
  const page = await server.visit();
  await page.goto("/");
  await page.locator('input[type="file"]').setInputFiles(resolve(fixtures, "committed.txt"));
  const step = page.getByRole("slider");
  await step.waitFor();
  expect(await page.locator("[data-card]").count()).toBe(0);
  await page.keyboard.press("End");
  await page.getByText(/the night went to/).waitFor();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.getByText(/The fists opened/).waitFor();
  await step.fill("40");
  await page.getByText(/^Step 40 of/).waitFor();
  await page.getByRole("combobox").selectOption({ label: "Through Blaise’s eyes" });
  await page.locator("[data-card]").first().waitFor();
});

it("says in which line a record leaves the rules", { timeout: 180_000 }, async () => {
  const page = await server.visit();
  const text = readFileSync(resolve(fixtures, "committed.txt"), "utf8").replace("1:D2 1:D3", "1:D2 0:D3");
  const line = text.split("\n").findIndex((one) => one.includes("0:D3")) + 1;
  await page.goto("/");
  await page.locator('input[type="file"]').setInputFiles({ name: "x.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.getByText("This record does not fit the rules").waitFor();
  await page.getByText(`up to line ${line},`).waitFor();
});

it("says clearly when the server cannot replay, or the file is no record", { timeout: 180_000 }, async () => {
  const page = await server.visit();
  await page.goto("/");
  await page.locator('input[type="file"]').setInputFiles({ name: "x.txt", mimeType: "text/plain", buffer: Buffer.from("dear diary") });
  await page.getByText("That file is no record of a game.").waitFor();
  await page.route("**/api/replay", (route) => route.fulfill({ status: 404, body: "{}" }));
  await page.locator('input[type="file"]').setInputFiles(resolve(fixtures, "committed.txt"));
  await page.getByText("This house cannot replay records").waitFor();
});
