/**
 * Nothing that a person aims at moves, and nothing that ends something stands where another button was, while questions, notes, refusals, hints and explanations come and go: every game, every question, four
 * widths. Each question is asked at one width, and at all four in the sweep of `make fuzz`.
 */
import { afterAll, describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import type { Snapshot } from "../../src/server/protocol";
import { movedAims, noteAims, standing } from "./aims";
import { clauseOf, FakeServer, GAMES, turnsOf } from "./fake_server";
import { offered, targetAt } from "./player";
import { sharedServer, SWEEP } from "./visits";

const server = sharedServer();
const LONG = 900_000;
const SCREENS = [{ width: 390, height: 844 }, { width: 1024, height: 768 }, { width: 1280, height: 800 }, { width: 1920, height: 1080 }];
const FOLDED = [1024, 1280]; // where everything that a turn needs is in sight without scrolling
const HOVERED = 12; // things pointed at, spread over the table

const shows = (page: Page, kind: string) => page.locator(`[data-notice="${kind}"]`).waitFor();
const still = (page: Page) => page.evaluate(async () => {
  await document.fonts.ready;
  await Promise.all(document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity).map((one) => one.finished.catch(() => undefined)));
});

/** Nothing is pointed at, and the page is not scrolled: what sticks to the screen stands where it begins. */
async function rest(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await still(page);
}

async function expectStill(page: Page, when: string): Promise<void> {
  await rest(page);
  expect({ when, moved: await movedAims(page) }).toEqual({ when, moved: [] });
}

/** What is recommended and lies under the notice or a window: nobody could see or press it. */
function coveredHints(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.querySelectorAll("main [data-hinted]")].filter((one) => one.checkVisibility({ visibilityProperty: true })).flatMap((one) => {
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2)?.closest("[data-notice], .above, .over, dialog");
    return over ? [`${one.outerHTML.slice(0, 120)} under ${over.outerHTML.slice(0, 80)}`] : [];
  }));
}

/** In a strip the buttons of a notice are in its sheet. */
async function openSheet(page: Page): Promise<void> {
  const line = page.locator(".strip .line");
  if ((await line.count()) && (await line.getAttribute("aria-expanded")) === "false") await line.click();
}

/** Makes the server refuse whatever is chosen first. Some choices need a second click, or are only a step towards one. */
async function beRefused(page: Page, fake: FakeServer, clause: string): Promise<void> {
  fake.refuse(clause);
  for (let index = 0; !fake.refused; index++) {
    const { half, count } = await offered(page);
    await (await targetAt(page, half ? 0 : index % count)).click();
    await offered(page);
  }
  await shows(page, "refusal");
}

/** The connection goes, and others propose something: this is said over the page. */
async function bannersCome(page: Page, fake: FakeServer, look: Snapshot, prompt: string): Promise<void> {
  await page.context().setOffline(true);
  await page.locator(".lost").waitFor();
  await expectStill(page, `${prompt}: offline`);
  await page.context().setOffline(false);
  await page.locator(".lost").waitFor({ state: "detached" });
  await expectStill(page, `${prompt}: online again`);
  const other = (look.seat! + 1) % look.seats.length;
  for (const [what, proposed] of Object.entries({ "a draw": { offer: [other] }, "to cancel": { cancel_offers: [other] } })) {
    fake.ask({ ...look, ...proposed });
    await page.locator(".offer").waitFor();
    await expectStill(page, `${prompt}: proposed, ${what}`);
  }
  fake.ask(look);
  await page.locator(".offer").waitFor({ state: "detached" });
  await expectStill(page, `${prompt}: nothing is proposed any more`);
}

describe.each(GAMES)("%s", (game) => {
  const asked = turnsOf(game);
  const clause = clauseOf(game);

  let notes = 0;
  afterAll(() => expect(notes).toBeGreaterThan(1));

  it.each(SCREENS)("keeps everything in its place at $width px", { timeout: LONG }, async (viewport) => {
    const page = await server.visit({ viewport });
    await page.addInitScript(`window.standing = ${standing.toString()}`);
    let now: Snapshot = asked[0]!;
    await page.route("**/hint", (route) => {
      const moves = now.moves.slice(0, 4).map((move, index) => ({ ...move, value: 0.7 - index / 10 }));
      return route.fulfill({ json: { prompt: now.prompt, moves, line: now.moves.slice(0, 4).map((move, index) => ({ ...move, seat: index % now.seats.length })) } });
    });
    const fake = new FakeServer(now);
    await fake.listen(page);
    await page.goto("/table/questions");
    await page.locator(".prompt.asked").waitFor();
    const here = asked.filter((_, number) => SWEEP || SCREENS[number % SCREENS.length] === viewport);
    for (const look of here) {
      const prompt = `${look.prompt}, ${look.seats.length} seats`;
      now = look;
      fake.ask(look);
      await page.locator(`.prompt.asked[data-prompt="${look.prompt}"]`).waitFor();
      await rest(page);
      expect(await noteAims(page)).toBeGreaterThan(5);

      if (await page.locator('[data-notice="note"]').count()) {
        notes++;
        await openSheet(page);
        await expectStill(page, `${prompt}: the note is opened`);
        await page.getByRole("button", { name: "Got it" }).click();
        await rest(page);
        await shows(page, "latest");
        await expectStill(page, `${prompt}: the note is gone`);
      }

      const hint = page.locator('[data-token="hint"]');
      if (await hint.count()) {
        await hint.click();
        await shows(page, "sure");
        await expectStill(page, `${prompt}: asked whether the game may be unrated`);
        await page.getByRole("button", { name: "Show the hint", exact: true }).click();
        await page.locator("[data-hint]").waitFor({ state: "attached" });
        expect({ prompt, covered: await coveredHints(page) }).toEqual({ prompt, covered: [] });
        await expectStill(page, `${prompt}: a hint`);
        await openSheet(page);
        const more = page.locator("[data-hint] summary");
        if (await more.count()) await more.click();
        await expectStill(page, `${prompt}: more of the hint`);
        await page.locator("[data-hint]").getByRole("button", { name: "Close" }).click();
        await rest(page);
        await shows(page, "latest");
      }

      if (look === here[0]) await bannersCome(page, fake, look, prompt);
      await beRefused(page, fake, clause);
      await expectStill(page, `${prompt}: a refusal`);
      fake.ask({ ...look, take_back: null });
      await page.locator('[data-token="back"]:enabled').waitFor();
      await expectStill(page, `${prompt}: something can be undone`);

      for (const [x, y] of await pointable(page)) {
        await page.mouse.move(x, y);
        await still(page);
        expect({ prompt, x, y, moved: await movedAims(page) }).toEqual({ prompt, x, y, moved: [] });
      }
      fake.ask({ ...look, moves: [], prompt: "" });
      await page.locator(".prompt:not(.asked)").waitFor();
      await expectStill(page, `${prompt}: waiting for others`);
    }
  });

  it("gives the prompt, the notice and the log one size for all questions", { timeout: LONG }, async () => {
    const page = await server.visit({ viewport: SCREENS[2]! });
    const fake = new FakeServer(asked[0]!);
    await fake.listen(page);
    await page.goto("/table/questions");
    const sizes = new Map<number, string>(); // by the number of seats
    for (const look of asked) {
      await page.locator(".prompt.asked").waitFor();
      fake.ask(look);
      await page.locator(`.prompt.asked[data-prompt="${look.prompt}"]`).waitFor();
      await rest(page);
      const size = await page.evaluate(() => [".asking", ".card[data-notice]", "aside.side"].map((one) => document.querySelector(one)!.getBoundingClientRect()).map(({ left, width, height }) => [left, width, height].map(Math.round).join(" ")).join(", "));
      if (!sizes.has(look.seats.length)) sizes.set(look.seats.length, size);
      expect({ prompt: look.prompt, size }).toEqual({ prompt: look.prompt, size: sizes.get(look.seats.length) });
    }
  });

  it.each(SCREENS)("has the board and the own things at one place for all questions of a table, in sight on a desk, $width px wide", { timeout: LONG }, async (viewport) => {
    const page = await server.visit({ viewport });
    const fake = new FakeServer(asked[0]!);
    await fake.listen(page);
    await page.goto("/table/questions");
    const places = new Map<number, Frames>(); // by the number of seats
    const pressed = new Map<number, Button[]>(); // at the prompt or in an auction, at earlier questions
    for (const look of asked) {
      await page.locator(".prompt.asked").waitFor();
      fake.ask(look);
      await page.locator(`.prompt.asked[data-prompt="${look.prompt}"]`).waitFor();
      await still(page);
      const here = await buttons(page); // where the page has come to rest: a phone scrolls to what is asked
      here.push(...(await halfMade(page)));
      await rest(page);
      const now = await frames(page);
      const first = places.get(look.seats.length) ?? now;
      places.set(look.seats.length, first);
      const moved = (["board", "end", "own"] as const).filter((edge) => Math.abs(now[edge] - first[edge]) > 2).map((edge) => `${edge}: ${first[edge]} → ${now[edge]}`);
      expect({ prompt: look.prompt, seats: look.seats.length, moved }).toEqual({ prompt: look.prompt, seats: look.seats.length, moved: [] });
      const before = pressed.get(look.seats.length) ?? [];
      const shared = here.flatMap((one) => before.filter((other) => other.token !== one.token && (one.ends || other.ends) && overlap(one, other)).map((other) => `${one.token} stands where ${other.token} was (${other.prompt})`));
      expect({ prompt: look.prompt, seats: look.seats.length, shared }).toEqual({ prompt: look.prompt, seats: look.seats.length, shared: [] });
      pressed.set(look.seats.length, [...before, ...here.map((one) => ({ ...one, prompt: look.prompt }))]);
      if (FOLDED.includes(viewport.width)) expect({ prompt: look.prompt, below: Math.max(0, now.last - viewport.height) }).toEqual({ prompt: look.prompt, below: 0 });
    }
  });
});

/** The buttons that come with a choice that is half made: cards chosen, a needle aimed and not locked. */
async function halfMade(page: Page): Promise<Button[]> {
  const { count } = await offered(page);
  await (await targetAt(page, count - 1)).click();
  if (!(await offered(page)).half) return [];
  await still(page);
  const found = await buttons(page);
  await page.locator('[data-token="cancel"]').click();
  await offered(page);
  return found;
}

interface Frames {
  board: number; // its upper edge
  end: number; // its lower edge
  own: number; // the upper edge of the own things
  last: number; // the lower edge of the own things and of the prompt
}

/** Where the board, the prompt and the own things are, in px from the top of the page. */
function frames(page: Page): Promise<Frames> {
  return page.evaluate(() => {
    const [board, own, prompt] = ['[data-frame="board"]', '[data-frame="own"]', ".asking"].map((one) => document.querySelector(one)!.getBoundingClientRect());
    return { board: Math.round(board!.top), end: Math.round(board!.bottom), own: Math.round(own!.top), last: Math.floor(Math.max(own!.bottom, prompt!.bottom)) };
  });
}

interface Button {
  token: string;
  ends: boolean; // a turn, an auction, a bonus
  prompt?: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What can be pressed beside a question, and where it stands. */
function buttons(page: Page): Promise<Button[]> {
  return page.evaluate(() => [...document.querySelectorAll<HTMLElement>(':is([data-keys="prompt"], [data-keys="auction"]) button[data-token]')].map((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { token: one.dataset.token!, ends: one.matches('.ends *, [data-token="fold"], [data-token="lock"]'), left, top, right, bottom };
  }));
}

const overlap = (a: Button, b: Button) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;

/** Points on the screen, spread over what explains itself or can be chosen. */
function pointable(page: Page): Promise<[number, number][]> {
  return page.evaluate((most) => {
    const all = [...document.querySelectorAll("main :is([data-help], [data-target], [data-lies])")].flatMap((one): [number, number][] => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return x > 0 && y > 0 && x < innerWidth && y < innerHeight && document.elementFromPoint(x, y)?.closest("[data-help], [data-target], [data-lies]") === one ? [[x, y]] : [];
    });
    return all.filter((_, index) => index % Math.ceil(all.length / most) === 0);
  }, HOVERED);
}
