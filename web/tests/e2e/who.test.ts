/** Who is who: names that are asked for in passing, roles in the chat, onlookers, and one colour for each. */
import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { shapeOf } from "../../src/parts/shapes";
import type { Snapshot } from "../../src/server/protocol";
import { comeIn, playTurn, resign, say, together } from "./by_http";
import { clean, SIZES } from "./axe";
import { FakeServer, GAMES, tablesOf } from "./fake_server";
import { sharedServer } from "./visits";
import { hardships, WIDTHS } from "./widths";

const server = sharedServer();
const LONG = 300_000;

describe.each(WIDTHS)("$width wide", (viewport) => {
  it("a guest is asked for a name once, has a good one already, and is not held up", { timeout: LONG }, async () => {
    const page = await server.visit({ viewport });
    await page.goto("/");
    await page.getByRole("button", { name: "Play now: Times Square" }).click();
    const field = page.getByRole("dialog").getByLabel("Your name");
    const suggested = await field.inputValue();
    expect(suggested).toMatch(/^\S+ \S+$/);
    expect(await hardships(page)).toEqual([]);
    await page.keyboard.press("Enter"); // the way to the cards has the focus
    await page.locator(".prompt").waitFor();
    expect(await (await page.request.get("/api/me")).json()).toMatchObject({ name: suggested, kind: "guest" });
    await page.goto("/");
    await page.getByRole("button", { name: "Play now: Gatsby" }).click();
    await page.getByRole("radio", { name: "Novice" }).waitFor();
    expect(await field.count()).toBe(0);
  });

  it("chat tells players, the host, onlookers and people of the same name apart, and everybody sees how many look on", { timeout: LONG }, async () => {
    const [page, blaise, onlooker] = [await server.visit({ viewport }), await server.visit(), await server.visit({ viewport })];
    await comeIn(page.request, "Ada");
    await comeIn(blaise.request, "Ada");
    await comeIn(onlooker.request, "Curious");
    const table = await together(page.request, blaise.request, { listed: true });
    await page.goto(`/table/${table}`);
    await page.locator(".prompt").waitFor();
    await onlooker.goto(`/table/${table}`);
    await onlooker.getByText("You are watching this game.").waitFor();
    await page.getByTitle("One person is watching").waitFor();
    expect(await page.getByText("You are watching").count()).toBe(0);
    for (const one of [page, onlooker]) expect(await hardships(one)).toEqual([]);
    await say(page.request, table, "good evening");
    await say(blaise.request, table, "and to you");
    await say(onlooker.request, table, "who wins?");
    if (viewport.width < 1088) await page.keyboard.press("l"); // the log has no column of its own there
    const chat = page.locator("li.chat");
    await chat.nth(2).waitFor();
    const said = await chat.evaluateAll((lines) => lines.map((line) => {
      const copy = line.cloneNode(true) as Element;
      for (const picture of copy.querySelectorAll('[aria-hidden="true"]')) picture.remove(); // an avatar has a letter, which nobody reads aloud
      return copy.textContent!.replace(/\s+/g, " ").trim();
    }));
    expect(said).toEqual(["Ada 1 (player · host) good evening", "Ada 2 (player) and to you", "Curious (watching) who wins?"]);
    await onlooker.close();
    await page.getByTitle("One person is watching").waitFor({ state: "detached" });
    for (const person of [page, blaise]) await playTurn(person.request, table);
    await resign(blaise.request, table);
  });
});

it("a friend who opens the link is asked for a name beside the seat", { timeout: LONG }, async () => {
  const [ada, friend] = [await server.visit(), await server.visit({ viewport: WIDTHS[0] })];
  await comeIn(ada.request, "Ada");
  const { table } = (await (await ada.request.post("/api/tables", { data: { game: "gatsby", listed: false } })).json()) as { table: string };
  await friend.goto(`/table/${table}`);
  await friend.getByLabel("Your name").fill("Blaise");
  expect(await hardships(friend)).toEqual([]);
  await friend.getByRole("button", { name: "Join the table" }).click();
  await friend.locator(".prompt").waitFor();
  expect(await (await friend.request.get("/api/me")).json()).toMatchObject({ name: "Blaise" });
});

it.each(SIZES)("axe finds nothing where somebody looks on, $width wide", { timeout: LONG }, async (viewport) => {
  const [ada, blaise, page] = [await server.visit(), await server.visit(), await server.visit({ viewport })];
  await comeIn(ada.request, "Ada");
  await comeIn(blaise.request, "Blaise");
  const table = await together(ada.request, blaise.request, { listed: true });
  await say(ada.request, table, "good evening");
  await page.goto(`/table/${table}`);
  await page.locator("p.watching").waitFor();
  await clean(page, "a table that one looks at", undefined, "main .play"); // the head is there before the board
});

/** Where the pieces of a seat are drawn, besides avatars: by its number, the letter on them, or the name over a door. Not in a game whose pieces have no seat's colour. */
const PIECES: Record<string, (seat: number, name: string) => string[]> = {
  gatsby: (seat) => [`.token.seat-${seat} .body`],
  "edgar-lucien": (seat) => [`.dossier[data-seat="${seat}"] .crest path`, `.pawn:has(text:text-is("${"ABCD"[seat]}")) .badge`],
  "times-square": (_, name) => [`text.sign:text-is("${name}")`],
};
const COLOURS = ["violet", "jade", "azure", "copper"];
const fills = (page: Page, where: string) => page.locator(where).evaluateAll((all) => [...new Set(all.filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one).fill))]);

it.each(GAMES)("a person has one colour at a table of %s, at every number of seats: pieces, avatars, chat and score", { timeout: LONG }, async (game) => {
  const tables = tablesOf(game);
  const page = await server.visit({ viewport: { width: 1280, height: 800 }, colorScheme: "dark" });
  const fake = new FakeServer(tables[0]!);
  await fake.listen(page);
  await page.goto("/table/questions");
  await page.locator(".prompt.asked").waitFor();
  let said = 1000; // rows of the log: above the numbers that the server counts
  for (const count of new Set(tables.map(({ seats }) => seats.length))) {
    const look = tables.findLast(({ seats }) => seats.length === count)!;
    const seats = look.seats.map((seat, index) => ({ ...seat, colour: COLOURS[index]! }));
    const returns = seats.map((_, seat) => (seat ? 0 : 1));
    const over = { status: "over", prompt: "", moves: [], result: { returns, reason: "agreed" }, score: { compared: false, decided: null, measures: [{ id: "title", holds: false, values: returns }] } };
    for (const [when, more, places] of [["asked", {}, [".opponents", ".prompt"]], ["over", over, [".opponents", ".result"]]] as const) {
      const rows = seats.map(({ name }, seat) => ({ number: ++said, events: [], entry: { kind: "said", seat, name, text: `${count} seats, ${when}` } }));
      fake.ask({ ...look, seats, rows, ...more } as unknown as Snapshot);
      await page.locator("li.chat").filter({ hasText: `${count} seats, ${when}` }).nth(count - 1).waitFor();
      for (const place of places) await page.locator(`${place} .avatar`).first().waitFor();
      const first: string[] = []; // the colours at the first width
      for (const viewport of WIDTHS.toReversed()) { // a phone at the end: it has no log, and the own avatar is not beside the question
        await page.setViewportSize(viewport);
        const small = viewport.width < 1088;
        const found = await Promise.all(seats.map(async ({ name }, seat) => {
          const worn = `main .avatar path[d="${shapeOf(seat)}"]`;
          const pieces = await Promise.all((PIECES[game]?.(seat, name) ?? []).map((where) => fills(page, where)));
          return { seat, worn: await fills(page, worn), others: pieces.flat(), chat: small || (await page.locator(`li.chat ${worn.slice(5)}`).count()) > 0 };
        }));
        for (const { seat, worn, others, chat } of found) {
          const unworn = viewport.width === 390 && when === "asked" && seat === look.seat;
          const colour = (first[seat] ??= worn[0]!);
          expect({ when, count, seat, viewport, worn, others, chat }).toEqual({ when, count, seat, viewport, worn: unworn ? [] : [colour], others: others.map(() => colour), chat: true });
        }
        expect(found.some(({ others }) => others.length > 0)).toBe(game in PIECES);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      expect(new Set(first).size).toBe(count); // and nobody else has it
    }
  }
});
