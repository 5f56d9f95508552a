/** The moving picture of the READMEs: a turn of Times Square at a real table, in both languages. docs/screenshots/turn-*.webp.
 *
 * moving_picture.mjs [folder]. Chromium's screencast gives a frame whenever something has changed; each is stored as the rectangle that
 * differs from the one before.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { animatedWebp } from "./animated_webp.mjs";
import { openBrowser } from "./browser.mjs";
import { startServer } from "./server.mjs";

const out = resolve(process.argv[2] ?? resolve(import.meta.dirname, "../../docs/screenshots"));
const VIEWPORT = { width: 1280, height: 800 };
const WIDTH = 880; // of the picture
const CRISP = 0.8;
const BETWEEN = 90; // ms between two frames: enough to follow a token
const STILL = 1500; // ms that a frame is shown at most, however long a bot thinks
const LAST = 2500;
const MOST_BYTES = 1_500_000;
const OPEN_CARDS = '[data-card][data-target="open"]';

mkdirSync(out, { recursive: true });
const server = await startServer();
const browser = await openBrowser();
const darkroom = await browser.newPage();

const asked = (page) => page.locator(".prompt.asked:not(.waiting)");

/** The screencast has no pointer, so the page draws one. */
function drawPointer() {
  addEventListener("DOMContentLoaded", () => {
    const pointer = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    pointer.setAttribute("viewBox", "0 0 24 24");
    pointer.innerHTML = '<path d="M4 2 L4 19 L8.5 15 L11.5 22 L14.5 20.7 L11.6 14 L18 14 Z" fill="white" stroke="black" stroke-width="1.5"/>';
    for (const [name, value] of Object.entries({ position: "fixed", width: "30px", "z-index": "9999", "pointer-events": "none", left: "0", top: "0" })) pointer.style.setProperty(name, value);
    document.body.append(pointer);
    addEventListener("mousemove", ({ clientX, clientY }) => pointer.style.setProperty("translate", `${clientX - 4}px ${clientY - 2}px`), true);
  });
}

/** Moves the pointer there as a hand would. */
async function pointAt(page, target, from) {
  const box = await target.boundingBox();
  const to = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  for (let step = 1; step <= 8; step++) {
    const part = (1 - Math.cos((Math.PI * step) / 8)) / 2;
    await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    await page.waitForTimeout(45); // the hand's pace, which the picture shows
  }
  await page.waitForTimeout(400);
  Object.assign(from, to);
}

async function take(page, target, from) {
  await pointAt(page, target, from);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(500);
}

/** The colour of which most cards can be played. */
async function bestColour(page) {
  const cards = await page.locator(OPEN_CARDS).evaluateAll((all) => all.map((one) => one.dataset.card[0]));
  const count = (colour) => cards.filter((one) => one === colour).length;
  return cards.toSorted((a, b) => count(b) - count(a))[0];
}

/** Two cards of one colour, then the opponent's turn. */
async function playTurn(page) {
  const hand = { x: 640, y: 90 };
  await page.mouse.move(hand.x, hand.y);
  await page.waitForTimeout(900);
  const colour = await bestColour(page);
  for (let played = 0; played < 2; played++) {
    const card = page.locator(`[data-card^="${colour}"][data-target="open"]`).first();
    if (!(await card.count())) break;
    await take(page, card, hand);
    if (await page.locator('[data-token="cancel"]').count()) await take(page, page.locator("svg .target").first(), hand);
    await page.waitForTimeout(400);
  }
  const stop = page.locator('[data-token="x"]');
  if (await stop.count()) await take(page, stop, hand);
  await page.locator("[data-now][data-beat]").first().waitFor();
  await asked(page).or(page.locator(".result")).first().waitFor();
}

/** The frames of what happens meanwhile: a PNG and the time in ms of each. */
async function record(page, doing) {
  const frames = [];
  const cast = await page.context().newCDPSession(page);
  cast.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    frames.push({ png: data, at: metadata.timestamp * 1000 });
    void cast.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined); // the page may be closed by now
  });
  await cast.send("Page.startScreencast", { format: "png", everyNthFrame: 1 });
  await doing();
  await cast.send("Page.stopScreencast");
  return frames;
}

/** In the darkroom: the part of a frame that differs from the one before, as WebP; null if none does. */
async function develop([png, width, crisp]) {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const height = 2 * Math.round((picture.height * width) / picture.width / 2);
  const sheet = new OffscreenCanvas(width, height);
  const ink = sheet.getContext("2d", { alpha: false, willReadFrequently: true });
  ink.imageSmoothingQuality = "high";
  ink.drawImage(picture, 0, 0, width, height);
  const now = new Uint32Array(ink.getImageData(0, 0, width, height).data.buffer);
  const before = self.before;
  let [left, top, right, bottom] = before ? [width, height, 0, 0] : [0, 0, width, height];
  for (let at = 0; before && at < now.length; at++) {
    if (now[at] === before[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  if (left >= right) return null;
  self.before = now;
  [left, top] = [left - (left % 2), top - (top % 2)];
  const part = new OffscreenCanvas(right - left, bottom - top);
  part.getContext("2d", { alpha: false }).drawImage(sheet, -left, -top);
  const blob = await part.convertToBlob({ type: "image/webp", quality: crisp });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return { x: left, y: top, width: part.width, height: part.height, whole: height, webp: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")) };
}

async function moving(frames) {
  await darkroom.evaluate(() => delete self.before);
  const kept = [];
  let height = 0;
  for (const { png, at } of frames) {
    if (kept.length && at - kept.at(-1).at < BETWEEN) continue;
    const part = await darkroom.evaluate(develop, [png, WIDTH, CRISP]);
    if (!part) continue;
    height ||= part.whole;
    kept.push({ ...part, at, webp: Buffer.from(part.webp, "base64") });
  }
  kept.forEach((frame, index) => {
    frame.duration = Math.round(index + 1 < kept.length ? Math.min(kept[index + 1].at - frame.at, STILL) : LAST);
  });
  return { bytes: animatedWebp(WIDTH, height, kept), frames: kept.length };
}

try {
  for (const [language, locale, play, deal] of [["en", "en-GB", "Play now", "Start"], ["fr", "fr-FR", "Jouer", "Commencer"]]) {
    const context = await browser.newContext({ baseURL: server.url, locale, viewport: VIEWPORT, colorScheme: "dark" });
    await context.addInitScript((said) => localStorage.setItem("soiree", JSON.stringify({ notes: ["all"], log: true, pace: "normal", language: said })), language);
    await context.addInitScript(drawPointer);
    await context.request.post("/api/guest", { data: { name: "Hélène", colour: "emerald" } });
    const page = await context.newPage();
    await page.goto("/");
    await page.locator('article[data-game="times-square"]').getByRole("button", { name: new RegExp(`^${play}`) }).click();
    await page.getByRole("button", { name: deal, exact: true }).click();
    await page.waitForURL(/\/table\//);
    await asked(page).waitFor();
    const { bytes, frames } = await moving(await record(page, () => playTurn(page)));
    if (bytes.length > MOST_BYTES) throw new Error(`${bytes.length} bytes are too many for a page`);
    writeFileSync(resolve(out, `turn-${language}.webp`), bytes);
    console.log(`turn-${language} ${Math.round(bytes.length / 1024)} kB, ${frames} frames`);
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
