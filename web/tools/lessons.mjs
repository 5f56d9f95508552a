/** The lessons of a game as its room has them, and somebody who plays their decisions on the page. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "smol-toml";

const root = resolve(import.meta.dirname, "../..");
const PRESSES = 3; // a choice may be half made first, and one that cannot be undone is chosen twice

export const roomOf = (game) => resolve(root, "src/soiree/games", game.replaceAll("-", "_"));
export const lessonsOf = (game) => parse(readFileSync(resolve(roomOf(game), "lessons.toml"), "utf-8")).lesson;

/** Runs in the page before anything else: keeps the decisions of each request in `window.sent`. */
export function keepSent() {
  const fetched = window.fetch;
  window.sent = [];
  window.fetch = (where, how) => {
    if (String(where).includes("/lessons/")) window.sent.push(JSON.parse(String(how?.body)).tokens);
    return fetched(where, how);
  };
}

/** Waits until the lesson asks something. */
export async function asked(page) {
  const found = await page.waitForFunction(() => {
    const ready = document.querySelector(".prompt.asked:not(.waiting)") && !document.querySelector("[data-settling], .verdict");
    return ready ? { half: document.querySelector('[data-token="cancel"]') !== null, sent: window.sent.length } : null;
  });
  return found.jsonValue();
}

/** Where a decision is chosen: what carries its token, else the card, pile, tile or pawn that it is about. */
function places(token) {
  const about = token.replace(/^[rxcog](?=[A-Z0-9a-z])/, "");
  const kinds = [/^(S|B[12c]|H[123]|D[1-5m])/.exec(token)?.[1] ?? token, about];
  const things = kinds.flatMap((kind) => [`[data-card="${kind}"]`, `[data-pile="${kind}"]`, `[data-tile="${kind}"]`]);
  return [`[data-token="${token}"]`, ...things, ...(token === "E" ? ['[data-pawn="edgar"]'] : token === "L" ? ['[data-pawn="lucien"]'] : [])].map((one) => `[data-keys] ${one}[data-target]:not([data-target="closed"]):not(:disabled)`);
}

const LOCK = '[data-keys] [data-token="lock"]'; // of both needles: aiming again does not lock them

/** Makes one decision; `take` chooses a target by mouse, touch or keys. */
export async function decide(page, token, take) {
  const before = (await asked(page)).sent;
  for (let presses = 0; presses < PRESSES; presses++) {
    const { half } = await asked(page);
    const offered = (half ? [LOCK, places(token)[0]] : places(token)).map((one) => page.locator(one).filter({ visible: true }).first());
    const counts = await Promise.all(offered.map((one) => one.count()));
    const target = offered[counts.findIndex((count) => count > 0)];
    if (!target) throw new Error(`${token} is not offered: ${await page.locator(".prompt").textContent()}`);
    await take(target);
    const sent = await page.evaluate(() => window.sent);
    if (sent.length <= before) continue;
    if (sent.at(-1).at(-1) !== token) throw new Error(`${token} was chosen, and ${sent.at(-1).at(-1)} was sent`);
    return;
  }
  throw new Error(`${token} was chosen, and nothing was sent`);
}

/** Cards to trade are chosen together. */
async function trade(page, cards, take) {
  await asked(page);
  for (const [index, card] of cards.entries()) {
    const copy = cards.slice(0, index).filter((other) => other === card).length;
    await take(page.locator(`[data-card="${card}"]`).nth(copy));
  }
  await take(page.locator('[data-token="swap"]'));
}

export async function playAll(page, [first, ...rest], take) {
  await decide(page, first, take);
  if (first === "T") await trade(page, rest.slice(0, -1).map((token) => token.slice(1)), take);
  else for (const token of rest) await decide(page, token, take);
}
