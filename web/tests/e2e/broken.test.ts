import { describe, expect, it } from "vitest";
import type { Page, Route } from "playwright-core";
import { sharedServer, playNow } from "./visits";

const server = sharedServer();
const LONG = 180_000;

/** Never a blank page: somebody says what happened, and there is a way on. */
async function says(page: Page, text: RegExp): Promise<void> {
  await page.getByText(text).first().waitFor();
  expect(await page.locator("a:visible, button:visible").count()).toBeGreaterThan(0);
}

const answers: Record<string, (route: Route) => Promise<void>> = {
  "a defect": (route) => route.fulfill({ status: 500, body: '{"error":"Failed","detail":"oops","clause":""}' }),
  "a page of somebody else": (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<h1>hotel login</h1>" }),
  "wrong types": (route) => route.fulfill({ status: 200, contentType: "application/json", body: '[{"id":7}]' }),
  nothing: (route) => route.abort(),
  "too many": (route) => route.fulfill({ status: 429, body: "" }),
};

describe.each(Object.keys(answers))("a server that answers with %s", (kind) => {
  it("leaves the lobby readable", { timeout: LONG }, async () => {
    const page = await server.visit();
    await page.addInitScript(() => (window.setInterval = (() => 0) as never)); // the lobby asks again only by the button
    await page.route("**/api/**", answers[kind]!);
    await page.goto("/");
    await says(page, /is not responding|went wrong|out of date|busy/);
    await page.unroute("**/api/**");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("button", { name: "Play now: Times Square" }).and(page.locator(":enabled")).waitFor();
  });
});

it("a table that is not there says so", { timeout: LONG }, async () => {
  const page = await server.visit();
  await page.goto("/table/nowhere");
  await says(page, /Page not found/);
  await page.goto("/no/such/place");
  await says(page, /Page not found/);
  await page.goto("/rules/chess");
  await says(page, /Page not found/);
});

it.each([
  ["Leaderboard", "/ladder/gatsby"],
  ["Table", "/table/any"],
])("a screen whose part of the page does not load says so, and comes back: %s", { timeout: LONG }, async (part, path) => {
  const page = await server.visit();
  const file = new RegExp(`/assets/${part}-[^/]*\\.js$`);
  await page.route(file, (route) => route.abort());
  await page.goto(path);
  await says(page, /is not responding/);
  await page.unroute(file);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText(/is not responding/).waitFor({ state: "detached" });
});

it("a table that speaks nonsense says so, and comes back", { timeout: LONG }, async () => {
  const page = await server.visit();
  await playNow(page);
  const table = page.url();
  const other = await page.context().newPage();
  await other.routeWebSocket(/socket/, (socket) => {
    for (let i = 0; i < 8; i++) socket.send('{"type":"look","rows":"all"}');
  });
  await other.goto(table);
  await says(other, /out of date/);
  const third = await page.context().newPage();
  await third.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(String(message).replace('"figures":{', '"figures":7,"others":{')));
  });
  await third.goto(table);
  await says(third, /out of date/);
});

it("a server that falls silent is called again, and what was chosen arrives", { timeout: LONG }, async () => {
  const page = await server.visit();
  await playNow(page);
  let refusing = true;
  await page.routeWebSocket(/socket/, (socket) => {
    if (refusing) void socket.close();
    else socket.connectToServer();
  });
  await page.reload();
  await says(page, /Loading the table|is not responding/);
  refusing = false;
  await page.locator(".prompt.asked").waitFor();
});
