/** How others' moves are shown: one after the other, at the chosen pace, with a line to read. The page's clock stands still and is moved on by hand. */
import { expect, it } from "vitest";
import type { Page } from "playwright-core";
import { PACES, tempoOf, type Pace } from "../../src/staging/timeline";
import { GAMES } from "../../tools/games.mjs";
import { chooser } from "./player";
import { sharedServer, sitDownByMouse } from "./visits";
import { hardships, WIDTHS } from "./widths";

const server = sharedServer();
const LONG = 600_000;
const BOT = "Novice bot";
const HELD = "breath 0.0"; // the position before, while the page asks for what comes
const STEP = 25; // ms by which the clock is moved on at a time

interface Seen {
  at: number; // by the page's clock
  beat: string; // '' when nothing is shown any more
  line: string;
  lost: boolean; // the line that says it is not on the screen
}

/** A line of the log: whether it begins a turn, and whether it says what somebody did. */
interface Line {
  turn: boolean;
  said: boolean;
  text: string;
}

declare global {
  interface Window {
    seen: Seen[];
  }
}

/** Keeps every beat that the page shows, and when. */
function watchBeats(): void {
  window.seen = [];
  const look = () => {
    const now = document.querySelector<HTMLElement>("[data-now]");
    if (!now) return;
    const said = now.querySelector(".line");
    const { top, bottom, width } = said?.getBoundingClientRect() ?? new DOMRect();
    const seen = { at: Date.now(), beat: now.dataset.beat ?? "", line: said?.textContent ?? "", lost: top < 0 || bottom > innerHeight || width < 100 };
    const last = window.seen.at(-1);
    if (last?.beat !== seen.beat || (seen.beat && last.line !== seen.line)) window.seen.push(seen);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ["data-beat"] });
}

async function visit(pace: Pace, motion: "reduce" | "no-preference" = "no-preference"): Promise<Page> {
  const page = await server.visit({ pace, reducedMotion: motion });
  await page.context().addInitScript(watchBeats);
  await page.clock.install();
  return page;
}

const staged = (page: Page) => page.evaluate(() => document.querySelector("[data-now][data-beat]") !== null);
const asked = (page: Page) => page.evaluate(() => window.offers() !== null);
const over = (page: Page) => page.evaluate(() => window.offers()?.over ?? false);
const inEvent = (page: Page) => page.evaluate(() => document.querySelector<HTMLElement>("[data-now]")?.dataset.beat?.startsWith("event") ?? false);

/** Moves the clock on until the page is as wanted; what the server has to say comes meanwhile. */
async function until(page: Page, wanted: (page: Page) => Promise<boolean>): Promise<void> {
  while (!(await wanted(page))) await page.clock.runFor(STEP);
}

/** Chooses whatever is offered until somebody else's move is shown; false if the game is over before. */
async function untilShown(page: Page, random: () => number): Promise<boolean> {
  for (;;) {
    await until(page, async (one) => (await staged(one)) || (await asked(one)));
    if (await staged(page)) return true;
    if (await over(page)) return false;
    const targets = await page.evaluate(() => window.offers()?.targets.length ?? 0);
    if (targets === 0) continue;
    const chosen = (await page.evaluateHandle((index) => window.offers()?.targets[index] ?? null, Math.floor(random() * targets))).asElement();
    const before = await page.locator("main").innerHTML();
    await chosen?.dispatchEvent("click");
    await until(page, async (one) => (await staged(one)) || (await one.locator("main").innerHTML()) !== before);
  }
}

/** Stops the clock. What was shown while it still ran is ended: nobody knows how long it lasted. */
async function stopClock(page: Page): Promise<void> {
  await page.locator("[data-now]").waitFor();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-now][data-beat] [data-control="skip"]')?.click();
    window.seen.splice(0);
  });
}

/** Sits down against the weakest bot, and stops the clock. */
async function begin(page: Page, game: string, periods?: number): Promise<void> {
  await sitDownByMouse(page, game, periods);
  await page.waitForURL(/\/table\//);
  await stopClock(page);
}

/** Lets everything be shown to its end; the beats, each with how long it lasted, and the log at the end, in one look: what comes next stands in neither. */
async function watchedAndLogged(page: Page): Promise<{ beats: (Seen & { ms: number })[]; log: Line[] }> {
  for (;;) {
    await until(page, async (one) => !(await staged(one)));
    const found = await page.evaluate(() => {
      if (document.querySelector("[data-now][data-beat]")) return null;
      const lines = [...document.querySelectorAll("aside.side ol li")];
      const log = lines.map((one) => ({ turn: one.matches(".turn"), said: one.matches(".game, .detail"), text: one.textContent ?? "" }));
      return { seen: window.seen.splice(0), log };
    });
    if (!found) continue;
    const { seen, log } = found;
    return { beats: seen.map((one, index) => ({ ...one, ms: (seen[index + 1]?.at ?? one.at) - one.at })).filter(({ beat }) => beat), log };
  }
}

const watched = async (page: Page) => (await watchedAndLogged(page)).beats;

/** Lets everything be shown until we are asked: the lines that could be read. */
async function linesUntilAsked(page: Page): Promise<string[]> {
  const lines: string[] = [];
  do lines.push(...(await watched(page)).filter(({ beat }) => beat.startsWith("event")).map((beat) => beat.line));
  while ((await until(page, async (one) => (await staged(one)) || (await asked(one))), await staged(page)));
  return lines;
}

/** What the log says of the bot's moves after this many of its lines: under the heading of its turn or, where a turn is everybody's, beginning with its name. */
function ofBot(log: Line[], since: number): string[] {
  let own = true;
  return log.flatMap(({ turn, said, text }, index) => {
    if (turn) own = !text.includes(`${BOT} to `);
    const its = own ? text.startsWith(BOT) && !text.startsWith(`${BOT}’s`) : !text.includes(`chose for ${BOT}`); // we may move “the bot’s bodyguard”, and force an action on it
    return index >= since && said && its ? [text] : [];
  });
}
const logLength = (page: Page) => page.locator("aside.side ol li").count();

/** Where the log has no column, it is opened over the page, to be compared with what was shown. */
async function openLog(page: Page): Promise<void> {
  const opens = page.locator(".strip .log");
  if (!(await page.locator("aside.side ol").count()) && (await opens.count())) await opens.dispatchEvent("click");
}

it("gatsby: a breath marks no space where the opponent is only about to place a token", { timeout: LONG }, async () => {
  const page = await visit("calm");
  await begin(page, "Gatsby");
  const random = chooser(17);
  const ahead = page.locator(":is(.space, .cell).fresh:not(:has(.holder))");
  let breaths = 0;
  while (breaths < 3) {
    if (!(await untilShown(page, random))) {
      await page.clock.resume();
      await begin(page, "Gatsby");
      continue;
    }
    await until(page, async (one) => !(await staged(one)) || (await one.locator(`[data-now][data-beat^="breath"]:not([data-beat="${HELD}"])`).count()) > 0);
    if (await staged(page)) {
      breaths++;
      expect(await ahead.count()).toBe(0);
    }
    await watched(page);
  }
});

it("on a phone, which has no log beside the board, the latest line says nothing of a turn that is only about to be shown", { timeout: LONG }, async () => {
  const page = await visit("calm");
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page, "Shadows of Macao");
  const random = chooser(5);
  for (let turns = 0; turns < 2; turns++) {
    expect(await untilShown(page, random)).toBe(true);
    await until(page, async (one) => (await one.locator(`[data-now][data-beat^="breath"]:not([data-beat="${HELD}"])`).count()) > 0);
    const latest = (await page.locator('[data-notice="latest"] .short').textContent())!;
    const lines = (await watched(page)).filter(({ beat }) => beat.startsWith("event")).map(({ line }) => line);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => latest.includes(line))).toEqual([]);
    expect(await page.locator('[data-notice="latest"] .short, [data-notice="note"] .short').count()).toBe(1);
  }
});

for (const { id, name } of GAMES) {
  it(`${id}: an opponent's turn has a breath, then each step in order with a line to read, at every pace`, { timeout: LONG }, async () => {
    const page = await visit("calm", id === "macao" ? "reduce" : "no-preference");
    await begin(page, name, 4);
    const random = chooser(17);
    for (const [index, pace] of PACES.filter((one) => one !== "once").entries()) {
      await page.setViewportSize(WIDTHS[index]!);
      await page.locator("[data-now] select").selectOption(pace);
      const tempo = tempoOf(pace);
      let breathed = false;
      while (!breathed) { // a bot may have nothing to do in a turn
        await openLog(page);
        const before = await logLength(page);
        if (!(await untilShown(page, random))) {
          await page.clock.resume();
          await begin(page, name, 4);
          continue;
        }
        expect(await asked(page)).toBe(false); // nothing is offered while the board is of the past
        const { beats, log } = await watchedAndLogged(page);
        const breaths = beats.filter(({ beat, line: said }) => beat.startsWith("breath") && beat !== HELD && said.endsWith("plays…"));
        const hurried = beats.reduce((sum, { ms }) => sum + ms, 0) > 0.9 * tempo.longest; // so much happened that all of it is quicker
        for (const { ms } of breaths) expect(hurried ? 0 : Math.abs(ms - tempo.breath)).toBeLessThanOrEqual(2 * STEP);
        const events = beats.filter(({ beat }) => beat.startsWith("event"));
        expect(beats.filter(({ lost }) => lost)).toEqual([]);
        for (const { ms, line: said } of events) {
          expect(said).not.toBe("");
          expect(ms).toBeGreaterThanOrEqual(Math.min(tempo.beat / 2, tempo.longest / beats.length) - 2 * STEP);
        }
        breathed = breaths.length > 0 && events.length > 0;
        if (breathed) expect(beats.indexOf(breaths[0]!)).toBeLessThan(beats.findLastIndex(({ beat }) => beat.startsWith("event")));
        const sentences = events.map(({ line: said }) => said).join(" ");
        let from = 0; // every sentence of the log was read, in this order
        for (const sentence of ofBot(log, before)) {
          expect(sentences.slice(from)).toContain(sentence);
          from = sentences.indexOf(sentence, from) + sentence.length;
        }
      }
    }
    await page.setViewportSize(WIDTHS[3]!);
    await page.locator("[data-now] select").selectOption("once");
    await page.evaluate(() => window.seen.splice(0));
    for (let made = 0; made < 6 && !(await over(page)); made++) {
      await until(page, asked);
      const targets = await page.evaluate(() => window.offers()?.targets.length ?? 0);
      const chosen = targets ? (await page.evaluateHandle((index) => window.offers()?.targets[index] ?? null, Math.floor(random() * targets))).asElement() : null;
      await chosen?.dispatchEvent("click");
    }
    expect((await page.evaluate(() => window.seen)).filter(({ beat }) => beat)).toEqual([]);
  });
}

it("a click or a key ends the showing at once, and chooses nothing", { timeout: LONG }, async () => {
  const page = await visit("calm");
  const sent: string[] = [];
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(String(payload))));
  const plays = () => sent.filter((one) => one.includes('"do":"play"')).length;
  await begin(page, "Gatsby");
  const random = chooser(4);
  for (const way of ["click", "log", "title", "Enter", "u", " ", "button"]) {
    while (!(await inEvent(page))) {
      expect(await untilShown(page, random)).toBe(true);
      await until(page, async (one) => (await inEvent(one)) || (await asked(one)));
    }
    await page.evaluate(() => window.seen.splice(0));
    const before = plays();
    if (way === "click") {
      const cell = (await page.locator('[data-space="c3"]').boundingBox())!;
      await page.mouse.click(cell.x + cell.width / 2, cell.y + cell.height / 2);
    } else if (way === "log") await page.locator("aside.side ol").click();
    else if (way === "title") await page.locator("header .where").click();
    else if (way === "button") await page.locator('[data-control="skip"]').click();
    else await page.keyboard.press(way);
    expect(await page.evaluate(() => window.seen[0]?.beat)).toBe("");
    await until(page, asked); // without a move of ours: it is our turn, or the opponent goes on
    expect(plays()).toBe(before);
    expect(sent.filter((one) => one.includes('"take-back"'))).toEqual([]);
  }
});

it("shows the opponents' last moves again, and then asks the same as before", { timeout: LONG }, async () => {
  const page = await visit("quick");
  await begin(page, "Shadows of Macao");
  expect(await untilShown(page, chooser(8))).toBe(true);
  const first = await linesUntilAsked(page);
  const offers = () => page.evaluate(() => window.offers()!.targets.map((one) => [JSON.stringify((one as HTMLElement).dataset), one.textContent])); // not how they look: a card may still be on its way
  const [asks, log] = [await offers(), await logLength(page)];
  for (const way of ["button", "key", "at once"]) {
    if (way === "at once") await page.locator("[data-now] select").selectOption("once"); // also where moves are not shown automatically
    if (way === "button") await page.locator('[data-control="again"]').click();
    else await page.locator("body").press("a");
    await until(page, staged);
    expect(await logLength(page)).toBe(log);
    const again = await linesUntilAsked(page);
    expect(again.slice(-first.length)).toEqual(first.slice(-again.length));
    expect(again.length).toBeGreaterThan(0);
    expect(await offers()).toEqual(asks);
  }
});

it("sets the pace by a key, and keeps it", { timeout: LONG }, async () => {
  const page = await server.visit({ pace: "normal" });
  await sitDownByMouse(page, "Times Square");
  const pace = page.locator("[data-now] select");
  await pace.waitFor();
  for (const next of ["quick", "once", "calm"]) {
    await page.keyboard.press("p");
    expect(await pace.inputValue()).toBe(next);
  }
  await page.reload();
  await pace.waitFor();
  expect(await pace.inputValue()).toBe("calm");
});

it("taxes are shown to everybody, one seat after the other", { timeout: LONG }, async () => {
  const page = await visit("quick");
  await begin(page, "Edgar & Lucien");
  const random = chooser(23);
  const taxes: (Seen & { ms: number })[] = [];
  while (taxes.length === 0 && (await untilShown(page, random))) taxes.push(...(await watched(page)).filter(({ line: said }) => said.startsWith("Taxes for")));
  expect(taxes.map(({ line: said }) => /^Taxes for ([^:]+):/.exec(said)?.[1]).toSorted()).toEqual([((await (await page.request.get("/api/me")).json()) as { name: string }).name, "Novice bot"].toSorted());
  for (const { ms } of taxes) expect(ms).toBeGreaterThanOrEqual(tempoOf("quick").beat);
});

it("bots are watched at the pace of who looks on: paused, step by step, faster, or at the newest move", { timeout: LONG }, async () => {
  const page = await visit("normal");
  await page.goto("/");
  await page.getByRole("button", { name: "Watch bots: Gatsby" }).click();
  await page.getByRole("radio", { name: "Novice" }).check();
  await page.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(/\/table\//);
  await page.locator("[data-now]").waitFor();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await until(page, staged);
  const table = new URL(page.url()).pathname.split("/").at(-1)!;
  const status = async () => ((await (await page.request.get(`/api/tables/${table}`)).json()) as { status: string }).status;
  await expect.poll(status).toBe("over"); // the bots do not wait
  await until(page, inEvent);
  expect(await page.locator(".result").count()).toBe(0);

  await page.keyboard.press("Space");
  const moment = () => page.evaluate(() => `${document.querySelector<HTMLElement>("[data-now]")?.dataset.beat} ${document.querySelector("[data-now] .line")?.textContent}`);
  const still = await moment();
  await page.clock.runFor(60_000);
  expect(await moment()).toBe(still);
  const passed = await page.evaluate(() => window.seen.length);
  await page.locator('[data-control="step"]').click();
  await expect.poll(() => page.evaluate(() => window.seen.length)).toBe(passed + 1);
  await page.keyboard.press(".");
  await expect.poll(() => page.evaluate(() => window.seen.length)).toBe(passed + 2);
  await page.clock.runFor(60_000);
  expect(await page.evaluate(() => window.seen.length)).toBe(passed + 2);

  for (const pace of ["calm", "quick"] as const) {
    await page.locator("[data-now] select").selectOption(pace);
    await page.evaluate(() => window.seen.splice(0));
    await page.locator('[data-control="pause"]').click();
    const breaths = (seen: Seen[]) => seen.flatMap((one, index) => (one.beat !== HELD && one.line.endsWith("plays…") && seen[index + 1] ? [seen[index + 1]!.at - one.at] : []));
    await until(page, async (one) => breaths(await one.evaluate(() => window.seen)).length > 1);
    await page.locator('[data-control="pause"]').click();
    const [, breath] = breaths(await page.evaluate(() => window.seen));
    expect(Math.abs(breath! - tempoOf(pace).breath)).toBeLessThanOrEqual(2 * STEP);
  }
  expect(await page.locator(".result").count()).toBe(0);
  for (const viewport of WIDTHS) { // paused: the same moment, and all that one needs, at every width
    await page.setViewportSize(viewport);
    await page.locator("[data-now][data-beat]").waitFor();
    if (viewport.width > 640) await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" })); // a phone has scrolled to what is shown
    for (const control of ["pause", "step", "skip"]) {
      const { x, y, width, height } = (await page.locator(`[data-control="${control}"]`).boundingBox())!;
      const beyond = Math.max(0, -x, -y, x + width - viewport.width, y + height - viewport.height);
      expect({ viewport, control, beyond }).toEqual({ viewport, control, beyond: 0 });
    }
    expect(await hardships(page)).toEqual([]);
  }
  await page.locator('[data-control="skip"]').click();
  await page.locator(".result").waitFor();
});

it("who comes back is shown what they have missed", { timeout: LONG }, async () => {
  const page = await visit("quick");
  await begin(page, "Gatsby");
  expect(await untilShown(page, chooser(6))).toBe(true);
  const first = await linesUntilAsked(page);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("soiree")!) as { seen: Record<string, number> };
    for (const table of Object.keys(kept.seen)) kept.seen[table] = 1;
    addEventListener("pagehide", () => localStorage.setItem("soiree", JSON.stringify(kept))); // as if they had left before the first move
  });
  await page.reload();
  await until(page, staged);
  const missed = await linesUntilAsked(page);
  // What two answers of the server show in two lines may be one line now: the sentences are the same.
  const sentences = first.join(" ");
  expect(sentences).not.toBe("");
  expect(missed.join(" ").slice(-sentences.length)).toBe(sentences);
  expect(await page.getByRole("complementary", { name: "While you were away" }).count()).toBe(1);
});
