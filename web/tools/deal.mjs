/**
 * Plays the first move of each game in the packed browser, against a server that runs: `node web/tools/deal.mjs http://127.0.0.1:8700`.
 *
 * Prints the seconds until the page asks for the first decision of each game; exit code 1 if one does not within a minute.
 */
import { openBrowser } from "./browser.mjs";
import { GAMES } from "./games.mjs";

const [url] = process.argv.slice(2);
if (!url) {
  console.error("usage: node web/tools/deal.mjs URL");
  process.exit(2);
}
const browser = await openBrowser();
const context = await browser.newContext({ baseURL: url, locale: "en-GB" });
context.setDefaultTimeout(60_000);
try {
  for (const { name } of GAMES) {
    const begun = performance.now();
    const page = await context.newPage();
    await page.goto("/");
    await page.getByRole("button", { name: `Play now: ${name}` }).click();
    await page.getByRole("button", { name: "Start" }).click();
    await page.locator(".prompt.asked").waitFor();
    await page.locator("[data-target='open'], [data-token]:enabled").first().waitFor();
    console.log(`${name}: dealt after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    await page.close();
  }
} finally {
  await browser.close();
}
