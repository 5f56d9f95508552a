/** Lessons: every one is failed and solved on the page: by mouse, by touch on a small phone, or by keyboard alone, in either language. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { Locator, Page } from "playwright-core";
import { Voice, type About } from "../../src/words/fluent";
import * as lessons from "../../tools/lessons.mjs";
import { lessonsOf, roomOf, type Lesson } from "../../tools/lessons.mjs";
import { clean, DRESSES, SIZES, violations } from "./axe";
import { GAMES } from "./fake_server";
import { take, type Way } from "./player";
import { myTurn, sharedServer, SWEEP, whatIsShown } from "./visits";

declare global {
  interface Window {
    sent: string[][]; // the decisions of each request, in order
  }
}

const server = sharedServer();
const LONG = 900_000;
const voiceOf = (game: string, language: string) => new Voice(language, readFileSync(resolve(roomOf(game), `words/lessons.${language}.ftl`), "utf-8"));

async function visit(way: Way, language = "en"): Promise<Page> {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
  const page = await server.visit({ locale: language, ...(way === "touch" ? phone : { viewport: { width: 1280, height: 800 } }) });
  await page.addInitScript(lessons.keepSent);
  await page.addInitScript((said) => localStorage.setItem("soiree", JSON.stringify({ notes: ["all"], ...JSON.parse(localStorage.getItem("soiree") ?? "{}"), language: said })), language);
  return page;
}

const taking = (page: Page, way: Way) => (target: Locator) => take(page, target, way);
const decide = (page: Page, token: string, way: Way) => lessons.decide(page, token, taking(page, way)).catch(whatIsShown(page));
const playAll = (page: Page, tokens: string[], way: Way) => lessons.playAll(page, tokens, taking(page, way)).catch(whatIsShown(page));
const asked = (page: Page) => lessons.asked(page).catch(whatIsShown(page));
const verdict = (page: Page, outcome: "solved" | "failed") => page.locator(`.verdict[data-outcome="${outcome}"]`);
const press = async (page: Page, what: string, way: Way) => take(page, page.locator(`.verdict ${what}`).first(), way);

describe.each(GAMES)("%s", (game) => {
  // one for each game, all in the sweep of `make fuzz`; Macao by touch, where a card is chosen before it is confirmed
  const all = [["mouse", "en"], ["keys", "en"], ["touch", "fr"], ["keys", "fr"], ["mouse", "fr"], ["touch", "en"]] as const;
  const ways = SWEEP ? all : [all[GAMES.indexOf(game) % all.length]!];
  it.each(ways)("every lesson is failed, tried again and solved by %s, in %s", { timeout: LONG }, async (way, language) => {
    const page = await visit(way, language);
    const dresses = [...DRESSES].sort((one, other) => Number(one.language === language) - Number(other.language === language)); // the last one is worn on
    const { facts } = (await (await page.request.get(`/api/games/${game}/lessons`)).json()) as { facts: About };
    const voice = voiceOf(game, language);
    const chain = lessonsOf(game);
    await page.goto(`/learn/${game}#${chain[0]!.id}`);
    for (const [index, { id, solution, wrong }] of chain.entries()) {
      await page.getByRole("heading", { level: 1, name: voice.say(`lesson-${id}-title`, facts) }).waitFor();
      await page.getByText(voice.say(`lesson-${id}-task`, facts)).first().waitFor();
      if (SWEEP) await clean(page, `the lesson ${id}`, dresses);
      const { nudge } = (await (await page.request.post(`/api/games/${game}/lessons/${id}`, { data: { tokens: wrong } })).json()) as { nudge: string };
      await playAll(page, wrong, way);
      await verdict(page, "failed").getByText(voice.say(nudge, facts)).waitFor();
      await press(page, "button.full", way);
      await playAll(page, solution, way);
      await verdict(page, "solved").getByText(voice.say(`lesson-${id}-why`, facts)).waitFor();
      if (index < chain.length - 1) await press(page, "a.full", way);
    }
    if (way === "touch") expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await press(page, "button.full", way); // a real game against a novice bot
    await page.waitForURL(/\/table\//);
    await myTurn(page);
    await page.getByText(/Novice/).filter({ visible: true }).first().waitFor();
    await page.locator("aside.note").waitFor({ state: "attached" }); // the notes are on, though they had been switched off
    const { options } = (await (await page.request.get(`/api${new URL(page.url()).pathname.replace("/table/", "/tables/")}/info`)).json()) as { options: object };
    const { first_game } = (await (await page.request.get(`/api/games/${game}/lessons`)).json()) as { first_game: object };
    expect(options).toMatchObject(first_game);
  });
});

it("progress is kept; a lesson can be left, resumed, skipped, repeated and undone", { timeout: LONG }, async () => {
  const page = await visit("mouse");
  await page.goto("/");
  await page.getByRole("link", { name: "Learn: Times Square" }).click();
  await page.getByText("0 of 8 solved").waitFor();
  await page.getByRole("link", { name: "Start the lessons" }).click();
  await decide(page, "H2", "mouse");
  await page.locator('[data-token="x"]').waitFor();
  await page.keyboard.press("u"); // undone: the green card can be played again
  await page.locator('[data-card="S"][data-target="open"]').waitFor();
  await decide(page, "S", "mouse");
  await verdict(page, "solved").waitFor();
  await page.getByRole("button", { name: "Repeat" }).click();
  await asked(page);
  await page.getByRole("link", { name: "Skip" }).click();
  await page.getByRole("heading", { level: 1, name: "Charlie follows the crowd" }).waitFor();
  await page.getByRole("link", { name: "Leave" }).click();
  await page.getByText("1 of 8 solved").waitFor();
  await page.reload();
  await page.getByRole("link", { name: "Continue: Charlie follows the crowd" }).click();
  await asked(page);
  await page.goBack();
  await page.getByRole("link", { name: "Sue at your door (solved)" }).waitFor();
  await page.getByRole("link", { name: "Full rules" }).click();
  await page.locator("[data-clause]").first().waitFor();
});

it("who has failed twice can be shown a solution, which counts as none of theirs", { timeout: LONG }, async () => {
  const page = await visit("keys");
  const [{ id, wrong }] = lessonsOf("gatsby") as [Lesson];
  await page.goto(`/learn/gatsby#${id}`);
  await playAll(page, wrong, "keys");
  await verdict(page, "failed").waitFor();
  expect(await page.locator('[data-token="show"]').count()).toBe(0);
  await page.locator(".verdict .full:focus").waitFor(); // the keyboard goes on there
  await page.keyboard.press("Enter");
  await playAll(page, wrong, "keys");
  await press(page, '[data-token="show"]', "keys");
  await verdict(page, "solved").getByText("One solution").waitFor();
  await page.getByRole("link", { name: "Leave" }).click();
  await page.getByText("0 of 8 solved").waitFor();
});

it("a move that is not allowed is explained, and a lost connection can be tried again", { timeout: LONG }, async () => {
  const page = await visit("mouse");
  await page.goto("/learn/times-square#sue");
  await asked(page);
  await page.route("**/lessons/sue", (route) => route.fulfill({ status: 409, json: { error: "IllegalMove", detail: "", clause: "TS-402" } }));
  await page.locator('[data-card="S"]').click();
  await page.getByRole("alert").getByText("TS-402").waitFor();
  await page.unroute("**/lessons/sue");
  await page.route("**/lessons/sue", (route) => route.abort());
  await page.locator('[data-card="S"]').click();
  await page.getByRole("alert").getByRole("button").waitFor();
  await page.unroute("**/lessons/sue");
  await page.getByRole("alert").getByRole("button").click();
  await asked(page);
});

it("pointing at a card with a long text moves nothing: what is under the pointer stays there", async () => {
  const page = await visit("mouse");
  await page.goto("/learn/macao#widow");
  await asked(page);
  const where = () => page.locator(".prompt").evaluate((one) => one.getBoundingClientRect().top + scrollY); // on the page: what is pointed at may be scrolled to
  const before = await where();
  await page.locator('[data-card="W"]').last().hover();
  const help = page.locator('[data-notice="help"]').filter({ hasText: /\S/ });
  await help.waitFor();
  expect(await where()).toBe(before);
  expect(await help.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1); // all of it is in sight: keys could not scroll it
  expect(await violations(page)).toEqual([]);
});

it.each(GAMES)("on a phone every lesson of %s opens at its text, whatever the table asks about", { timeout: LONG }, async (game) => {
  const page = await visit("touch");
  await page.emulateMedia({ reducedMotion: "reduce" }); // so that scrolling takes no time
  for (const { id } of lessonsOf(game)) {
    await page.goto(`/learn/${game}#${id}`);
    await asked(page);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect({ id, top: await page.evaluate(() => scrollY) }).toEqual({ id, top: 0 });
  }
});

it.each(GAMES)("on a phone the task of a lesson of %s stays in sight above the board, covered by nothing", { timeout: LONG }, async (game) => {
  const page = await visit("touch");
  for (const { id } of lessonsOf(game)) {
    await page.goto(`/learn/${game}#${id}`);
    await asked(page);
    const task = page.locator(".task");
    for (const share of [0.5, 0.8]) {
      const covered = await task.evaluate(async (one, share) => {
        scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) * share, behavior: "instant" });
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return [top + 4, (top + bottom) / 2, bottom - 4].filter((y) => !one.contains(document.elementFromPoint((left + right) / 2, y)));
      }, share);
      expect({ id, share, covered }).toEqual({ id, share, covered: [] });
    }
  }
});

it("what is not there is said: a game without lessons, a lesson that does not exist", async () => {
  const page = await visit("mouse");
  await page.goto("/learn/chess");
  await page.getByRole("alert").waitFor();
  await page.goto("/learn/gatsby#no-such-lesson");
  await page.getByRole("link", { name: "Start the lessons" }).waitFor();
});

it("the language changes in the middle of a lesson, and nothing is lost", async () => {
  const page = await visit("mouse");
  await page.goto("/learn/times-square#sue");
  await decide(page, "H2", "mouse");
  await page.locator('[data-token="x"]').waitFor();
  await page.getByRole("button", { name: "Français" }).click();
  await page.getByRole("heading", { level: 1, name: "Brilli-Lilli à votre porte" }).waitFor();
  expect(await page.locator('[data-token="x"]').count()).toBe(1);
});

describe.each(SIZES)("axe finds nothing, $width wide, in both themes and both languages", (viewport) => {
  it.each(GAMES)("on the page to learn %s, in a lesson, and after an attempt", { timeout: LONG }, async (game) => {
    const page = await server.visit({ viewport });
    const [{ id, wrong }] = lessonsOf(game) as [Lesson];
    await page.addInitScript(() => (window.sent = []));
    await page.goto(`/learn/${game}`);
    await page.locator("[data-example]").last().waitFor();
    await clean(page, "learn");
    await page.goto(`/learn/${game}#${id}`);
    await page.locator(".prompt.asked").waitFor();
    await clean(page, "a lesson");
    await page.route("**/lessons/*", async (route) => route.continue({ postData: JSON.stringify({ tokens: wrong }) }));
    await page.locator(".ways button").click();
    await verdict(page, "failed").waitFor();
    await clean(page, "a failed attempt");
  });
});
