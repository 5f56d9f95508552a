/** The guide on the page Learn: readable everywhere, played on the board, with the numbers of the server, and printed on one sheet. */
import { inflateSync } from "node:zlib";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { Voice } from "../../src/words/fluent";
import { violations } from "./axe";
import { GAMES, root } from "./fake_server";
import { sharedServer } from "./visits";
import { hardships, WIDTHS } from "./widths";

interface Data { section: { id: string }[]; example: { id: string; moves: string[] }[]; tip: { id: string }[] }

const server = sharedServer();
const LONG = 300_000;
const LANGUAGES = ["en", "fr"];
const SHEETS = 1;
const LEAST = 8; // points of a letter on paper
const room = (game: string) => resolve(root, "src/soiree/games", game.replaceAll("-", "_"));
const dataOf = (game: string) => parse(readFileSync(resolve(room(game), "learn.toml"), "utf-8")) as unknown as Data;
const textOf = (name: string) => readFileSync(name, "utf-8");
const voiceOf = (game: string, language: string) => new Voice(language, textOf(resolve(room(game), `words/${language}.ftl`)), textOf(resolve(room(game), `words/learn.${language}.ftl`)));

async function visit(language: string, viewport = { width: 1280, height: 800 }): Promise<Page> {
  const page = await server.visit({ locale: language, viewport });
  await page.addInitScript((said) => localStorage.setItem("soiree", JSON.stringify({ ...JSON.parse(localStorage.getItem("soiree") ?? "{}"), language: said })), language);
  return page;
}

async function open(page: Page, game: string, hash = ""): Promise<void> {
  await page.goto(`/learn/${game}${hash}`);
  await page.locator("#read-tips").waitFor();
}

describe.each(GAMES)("%s", (game) => {
  const { section, example, tip } = dataOf(game);

  it.each(LANGUAGES)("says everything in %s, can be read at every width, and prints on one sheet of paper that can be read", { timeout: LONG }, async (language) => {
    const page = await visit(language);
    await open(page, game);
    const sections = page.locator(".read > .sheet > section");
    expect(await sections.count()).toBe(section.length + 1);
    expect(await page.locator(".sheet [data-example]").count()).toBe(example.length);
    expect(await page.locator("#read-tips li").count()).toBe(tip.length);
    const shown = (await page.locator("main").innerText()).split("\n");
    expect(shown.filter((line) => /\b(learn|guide|example|tip|card|kind|tile|suit|task)-[a-zA-Z]|\{|undefined|\|/.test(line))).toEqual([]);
    expect(await page.locator("#read-goal h3").innerText()).toBe(voiceOf(game, language).say("learn-goal-title"));
    const { seats, minutes } = ((await (await page.request.get("/api/games")).json()) as { id: string; seats: number[]; minutes: number[] }[]).find(({ id }) => id === game)!;
    expect((await page.locator("[data-facts]").innerText()).match(/\d+/g)!.map(Number)).toEqual([...new Set([seats[0], seats.at(-1)]), ...new Set(minutes)]);
    for (const viewport of WIDTHS) {
      await page.setViewportSize(viewport);
      expect({ viewport, hardships: await hardships(page) }).toEqual({ viewport, hardships: [] });
    }
    const sheets = readPdf(await page.pdf({ format: "A4" }));
    const roll = readPdf(await page.pdf({ width: "210mm", height: "2000mm" }));
    expect(sheets.pages).toBeLessThanOrEqual(SHEETS);
    expect(roll.pages).toBe(1);
    expect(missing(roll.signs, sheets.signs), "nothing is cut off").toEqual([]);
    expect(sheets.signs.length).toBeGreaterThan(3000);
    await page.emulateMedia({ media: "print" });
    const least = await page.locator("main").evaluate((main) => {
      const written = [...main.querySelectorAll("*")].filter((one) => one.checkVisibility() && [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim()));
      return Math.min(...written.map((one) => parseFloat(getComputedStyle(one).fontSize) * 0.75));
    });
    expect(least).toBeGreaterThanOrEqual(LEAST - 0.01);
    const letters = await page.locator(".read > .sheet").evaluate((sheet) => parseFloat(getComputedStyle(sheet).fontSize) * 0.75);
    if (game === "times-square") expect(letters, "a short guide has larger letters").toBeGreaterThan(LEAST * 1.1);
  });

  it.each(WIDTHS)("never covers what an example says with its buttons, $width wide", async (viewport) => {
    const page = await visit("en", viewport);
    await open(page, game);
    for (const { id } of example) {
      const [said, buttons] = await page.locator(`[data-example="${id}"]`).evaluate((figure) => {
        const caption = figure.querySelector("figcaption")!;
        caption.scrollIntoView({ block: "end" });
        return [caption.getBoundingClientRect().bottom, figure.querySelector(".stepper")!.getBoundingClientRect().top];
      });
      expect(buttons, id).toBeGreaterThanOrEqual(said!);
    }
  });

  it("plays its examples on the board, one move after the other and again", { timeout: LONG }, async () => {
    const page = await visit("en", { width: 390, height: 844 });
    await open(page, game);
    for (const { id, moves } of example) {
      const figure = page.locator(`[data-example="${id}"]`);
      const board = figure.locator("[data-step]");
      const next = figure.locator(".stepper button").last();
      const start = await board.innerHTML();
      for (let step = 1; step <= moves.length; step++) {
        await next.click();
        await figure.locator(`[data-step="${step}"]`).waitFor({ state: "attached" });
        expect(await figure.locator(".stepper p").innerText()).toContain(await figure.locator("li[data-move]").nth(step - 1).innerText());
      }
      expect(await board.innerHTML()).not.toBe(start);
    }
    expect(await violations(page)).toEqual([]);
    for (const { id } of example) {
      await page.locator(`[data-example="${id}"] .stepper button`).last().click();
      await page.locator(`[data-example="${id}"] [data-step="0"]`).waitFor({ state: "attached" });
    }
  });

  it("has the numbers that the server sends", { timeout: LONG }, async () => {
    const page = await visit("en");
    const facts: Record<string, number> = {};
    await page.route(`**/api/games/${game}/learn`, async (route) => {
      const answer = (await (await route.fetch()).json()) as { facts: Record<string, number> };
      for (const [index, name] of Object.keys(answer.facts).entries()) facts[name] = answer.facts[name] = 5001 + 7 * index;
      await route.fulfill({ json: answer });
    });
    await open(page, game);
    const texts = readFileSync(resolve(room(game), "words/learn.en.ftl"), "utf-8").split(/\n(?=[a-z])/).filter((message) => /^learn-(?!card-|kind-|bonus-|box-|edgar-can|lucien-can)/.test(message) || /^learn-box-(text|title)/.test(message));
    const used = Object.keys(facts).filter((name) => texts.some((text) => text.includes(`{ $${name} }`)));
    const shown = await page.locator(".read > .sheet").innerText();
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((name) => !shown.includes(facts[name]!.toLocaleString("en")))).toEqual([]);
  });

  it("has an address for each section", { timeout: LONG }, async () => {
    const page = await visit("en", { width: 390, height: 844 });
    await open(page, game, "#read-end");
    const top = () => page.locator("#read-end").evaluate((one) => Math.round(one.getBoundingClientRect().top));
    await page.waitForFunction(() => Math.abs(document.getElementById("read-end")!.getBoundingClientRect().top) < innerHeight / 2);
    expect(await top()).toBeLessThan(422);
    await page.locator('nav a[href$="#read-turn"]').click();
    await page.waitForFunction(() => Math.abs(document.getElementById("read-turn")!.getBoundingClientRect().top) < innerHeight / 2);
  });
});

/** How many pages a PDF has, and the signs that are drawn on them. */
function readPdf(pdf: Buffer): { pages: number; signs: string } {
  const text = pdf.toString("latin1");
  const objects = new Map([...text.matchAll(/\n(\d+) 0 obj\s([\s\S]*?)\sendobj/g)].map(([, id, body]) => [id!, body!]));
  const fonts = new Map([...objects].filter(([, body]) => body.includes("/ToUnicode")).map(([id, body]) => [id, charactersOf(content(objects.get(/\/ToUnicode (\d+)/.exec(body)![1]!)!))]));
  let signs = "";
  for (const page of [...objects.values()].map(content)) {
    let font = new Map<string, string>();
    for (const [, chosen, hex] of page.matchAll(/\/F(\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>(?=[^<>]*T[jJ])/g)) {
      if (chosen) font = fonts.get(chosen)!;
      else signs += hex!.match(new RegExp(`.{${[...font.keys()][0]!.length}}`, "g"))!.map((code) => font.get(code.toUpperCase())).join("");
    }
  }
  return { pages: Number(/\/Count (\d+)/.exec(text)?.[1]), signs: signs.replaceAll(/\s/g, "") }; // a space at the end of a line is not drawn
}

/** The signs of one text that another has less often. Chromium draws a capital with an accent at the top of a sheet on the sheet before, too. */
function missing(all: string, some: string): string[] {
  const left = [...some].sort();
  return [...all].sort().filter((sign) => {
    while (left.length && left[0]! < sign) left.shift();
    return left[0] !== sign || (left.shift(), false);
  });
}

/** The stream of an object of a PDF; '' if it has none, or one that is not compressed. */
function content(object: string): string {
  const found = /stream\r?\n/.exec(object);
  try {
    return found ? inflateSync(Buffer.from(object.slice(found.index + found[0].length), "latin1")).toString("latin1") : "";
  } catch {
    return "";
  }
}

/** Which glyph of a font is which character. */
function charactersOf(table: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, rows] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) for (const [, code, text] of rows!.matchAll(/<(\w+)> <(\w+)>/g)) found.set(code!.toUpperCase(), characters(text!));
  for (const [, rows] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, first, last, text] of rows!.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let code = parseInt(first!, 16); code <= parseInt(last!, 16); code++)
        found.set(code.toString(16).toUpperCase().padStart(first!.length, "0"), String.fromCharCode(parseInt(text!, 16) + code - parseInt(first!, 16)));
  return found;
}
const characters = (hex: string) => hex.match(/.{4}/g)!.map((unit) => String.fromCharCode(parseInt(unit, 16))).join("");

it("the button prints, and the sheet leaves out what cannot be pressed", async () => {
  const page = await visit("en");
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await open(page, "gatsby");
  await page.getByRole("button", { name: "Print this guide" }).click();
  await page.locator("body[data-printed]").waitFor({ state: "attached" });
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("main .button:visible, main a:visible, [data-example]:visible").count()).toBe(0);
  expect(await page.locator("#read-goal").isVisible()).toBe(true);
});

it("a guide that does not come says so", async () => {
  const page = await visit("en");
  await page.route("**/api/games/gatsby/learn", (route) => route.abort());
  await page.goto("/learn/gatsby");
  await page.locator(".state").filter({ hasText: /connection|server/i }).first().waitFor();
});
