/** What a question is about is in sight: on a phone, where the table is taller than the screen, and on a small desk. In French, which is longer. */
import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import type { Snapshot } from "../../src/server/protocol";
import { comeIn, playTurn, together } from "./by_http";
import { FakeServer, GAMES, questionsOf, tablesOf } from "./fake_server";
import { playNow, sharedServer } from "./visits";

const server = sharedServer();
const LONG = 600_000;
const PHONE = { width: 390, height: 844 };

/** A page at which each of these looks can be asked. */
async function table(game: string, viewport: { width: number; height: number }, kept: object = {}): Promise<{ page: Page; ask: (look: Snapshot) => Promise<void> }> {
  const page = await server.visit({ viewport, locale: "fr" });
  await page.addInitScript((settings) => localStorage.setItem("soiree", JSON.stringify({ pace: "once", language: "fr", ...settings })), kept);
  const fake = new FakeServer(Object.values(questionsOf(game))[0]!);
  await fake.listen(page);
  await page.goto("/table/questions");
  await page.locator(".prompt.asked").waitFor();
  await page.evaluate(() => document.fonts.ready);
  return {
    page,
    ask: async (look) => {
      fake.ask(look);
      await page.locator(`.prompt.asked[data-prompt="${look.prompt}"]`).waitFor();
    },
  };
}

/** How many px of these go under the line at the top and under the prompt. */
function covered(page: Page, selector: string): Promise<{ above: number; below: number }> {
  return page.evaluate((wanted) => {
    const boxes = [...document.querySelectorAll(wanted)].map((one) => one.getBoundingClientRect()).filter(({ height }) => height > 0);
    const head = document.querySelector("[data-now]")!.getBoundingClientRect().bottom;
    const foot = document.querySelector("[data-prompt]")!.getBoundingClientRect().top;
    const over = (px: number) => Math.max(0, Math.round(px));
    return { above: over(Math.max(...boxes.map(({ top }) => head - top))), below: over(Math.max(...boxes.map(({ bottom }) => bottom - foot))) };
  }, selector);
}

describe("on a phone", () => {
  it.each([["times-square", ".hand li"], ["macao", ".blue-row li"]] as const)("the own cards of %s stand above the prompt at every question, and the board is in sight with them", { timeout: LONG }, async (game, own) => {
    const { page, ask } = await table(game, PHONE);
    for (const look of Object.values(questionsOf(game))) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await ask(look);
      await expect.poll(() => covered(page, own), { message: look.prompt }).toEqual({ above: 0, below: 0 });
      expect({ prompt: look.prompt, board: (await covered(page, '[data-frame="board"]')).above }).toEqual({ prompt: look.prompt, board: 0 });
    }
  });

  it("the map and the wheel of Edgar & Lucien are in sight together, also when both needles can be locked", { timeout: LONG }, async () => {
    const { page, ask } = await table("edgar-lucien", PHONE);
    const turning = Object.values(questionsOf("edgar-lucien")).filter((look) => look.moves.some(({ token }) => /^[EL].$/.test(token)) && look.moves.length > 2);
    expect(turning.length).toBeGreaterThan(0);
    for (const look of turning) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await ask(look);
      await expect.poll(() => covered(page, '[data-frame="board"], .wheel'), { message: look.prompt }).toEqual({ above: 0, below: 0 });
    }
    await page.locator(".wheel [data-target]").last().click();
    await expect.poll(() => covered(page, '[data-frame="board"], .wheel')).toEqual({ above: 0, below: 0 });
  });

  it("the map of Edgar & Lucien stays above the prompt at four seats, however many choices it has", { timeout: LONG }, async () => {
    const { page, ask } = await table("edgar-lucien", PHONE);
    for (const look of tablesOf("edgar-lucien").filter(({ seats }) => seats.length === 4)) {
      await ask(look);
      await page.locator('[data-frame="board"]').evaluate((one) => scrollTo({ top: one.getBoundingClientRect().top + scrollY - 90, behavior: "instant" }));
      expect({ prompt: look.prompt, below: (await covered(page, '[data-frame="board"]')).below }).toEqual({ prompt: look.prompt, below: 0 });
    }
  });

  it("what happened meanwhile is not said over the board while the board shows it", { timeout: LONG }, async () => {
    const page = await server.visit({ viewport: PHONE, pace: "calm" });
    await playNow(page);
    const id = new URL(page.url()).pathname.split("/").at(-1)!;
    await playTurn(page.request, id);
    await page.evaluate((seen) => localStorage.setItem("soiree", JSON.stringify({ ...JSON.parse(localStorage.getItem("soiree")!), tables: [seen], seen: { [seen]: 1 } })), id);
    await page.reload();
    await page.locator("[data-now][data-beat]").waitFor();
    expect(await page.locator(".away").count()).toBe(0);
    await page.locator('[data-control="skip"]').click();
    await page.locator(".away li").first().waitFor();
  });

  it("three bots of one level have names that differ", { timeout: LONG }, async () => {
    const page = await server.visit({ viewport: PHONE, locale: "fr" });
    await comeIn(page.request, "Ada");
    const bots = [1, 2, 3].map((seat) => ({ seat, level: "novice" }));
    const { table: id } = (await (await page.request.post("/api/tables", { data: { game: "macao", seats: 4, listed: false, bots, start: true } })).json()) as { table: string };
    await page.goto(`/table/${id}`);
    const names = page.locator(".opponents .bar strong");
    await expect.poll(() => names.allTextContents()).toEqual(["Bot Novice 1", "Bot Novice 2", "Bot Novice 3"]);
    await page.evaluate(() => document.fonts.ready); // letters of another font are wider
    expect(await names.evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 1).length)).toBe(0);
  });
});

describe("at 1024 px", () => {
  const viewport = { width: 1024, height: 768 };

  it("all that is known about the own side is above the fold in Edgar & Lucien", { timeout: LONG }, async () => {
    const { page, ask } = await table("edgar-lucien", viewport);
    for (const look of Object.values(questionsOf("edgar-lucien"))) {
      await ask(look);
      const bottom = await page.locator(".dossier.own").evaluate((one) => Math.floor(Math.max(one.getBoundingClientRect().bottom, ...[...one.querySelectorAll(".marks li, .gauges li")].map((part) => part.getBoundingClientRect().bottom))));
      expect({ prompt: look.prompt, seats: look.seats.length, below: Math.max(0, bottom - viewport.height) }).toEqual({ prompt: look.prompt, seats: look.seats.length, below: 0 });
    }
  });

  it("the own things of Macao are above the fold, with their tiles, at every number of seats", { timeout: LONG }, async () => {
    const { page, ask } = await table("macao", viewport);
    for (const look of tablesOf("macao")) {
      await ask(look);
      const bottom = await page.locator('[data-frame="own"]').evaluate((one) => Math.floor(Math.max(...[one, ...one.querySelectorAll("*")].map((part) => part.getBoundingClientRect().bottom))));
      expect({ prompt: look.prompt, seats: look.seats.length, below: Math.max(0, bottom - viewport.height) }).toEqual({ prompt: look.prompt, seats: look.seats.length, below: 0 });
    }
  });

  it("everything on a card of Macao is within the card", { timeout: LONG }, async () => {
    const { page, ask } = await table("macao", viewport);
    for (const look of Object.values(questionsOf("macao"))) {
      await ask(look);
      const beyond = await page.evaluate(() => [...document.querySelectorAll(".piles .card, .blue-row .card")].flatMap((card) => {
        const edge = card.getBoundingClientRect();
        return [...card.children].filter((part) => part.getBoundingClientRect().height > 0 && (part.getBoundingClientRect().bottom > edge.bottom + 1 || part.getBoundingClientRect().left < edge.left - 1)).map((part) => `${card.textContent!.trim()}: ${part.className}`);
      }));
      expect({ prompt: look.prompt, beyond }).toEqual({ prompt: look.prompt, beyond: [] });
    }
  });
});

it.each([[1280, 800], [1024, 768]])("the own cards of Edgar & Lucien say their whole name, or only their letters, %d px wide", { timeout: LONG }, async (width, height) => {
  const { page, ask } = await table("edgar-lucien", { width, height });
  let cards = 0;
  for (const look of tablesOf("edgar-lucien").filter((one) => Object.keys((one.view as { hand?: object }).hand ?? {}).length)) {
    await ask(look);
    const wrong = await page.locator(".hand button").evaluateAll((all) => all.flatMap((card) => {
      const [code, called] = [card.querySelector(".code")!.getBoundingClientRect(), card.querySelector(".called")!];
      const text = document.createRange();
      text.selectNodeContents(called);
      const [at, edge] = [text.getBoundingClientRect(), card.getBoundingClientRect()];
      if (called.getBoundingClientRect().width <= 1) return code.width > 0 ? [] : [`${called.textContent}: nothing`]; // only the letters
      const beyond = at.left < edge.left || at.right > edge.right || at.top < edge.top || at.bottom > edge.bottom;
      return beyond || (code.width > 0 && code.right > at.left + 1) ? [called.textContent] : [];
    }));
    cards += await page.locator(".hand button").count();
    expect({ prompt: look.prompt, seats: look.seats.length, wrong }).toEqual({ prompt: look.prompt, seats: look.seats.length, wrong: [] });
  }
  expect(cards).toBeGreaterThan(5);
});

it.each(GAMES)("beside the log, the whole explanation of what is pointed at can be read in %s", { timeout: LONG }, async (game) => {
  const { page, ask } = await table(game, { width: 1280, height: 800 });
  for (const look of Object.values(questionsOf(game))) {
    await ask(look);
    const longest = await page.evaluate(() => {
      const [found] = [...document.querySelectorAll(".play [data-help]")].filter((one) => one.checkVisibility({ visibilityProperty: true })).toSorted((a, b) => b.getAttribute("data-help")!.length - a.getAttribute("data-help")!.length);
      found?.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }));
      return found?.getAttribute("data-help");
    });
    if (!longest) continue;
    const card = page.locator('.card[data-notice="help"]').filter({ hasText: longest.split("\n")[0]! });
    await card.waitFor();
    expect({ longest, hidden: await card.evaluate((one) => Math.max(0, one.scrollHeight - one.clientHeight - 1)) }).toEqual({ longest, hidden: 0 });
  }
});

it.each(GAMES.flatMap((game) => [[game, 390, 844], [game, 1024, 768]] as const))("where the log has no column, the whole explanation of what is pointed at can be read in %s, and does not cover a choice, %d px wide", { timeout: LONG }, async (game, width, height) => {
  const { page, ask } = await table(game, { width, height });
  let longer = 0;
  for (const look of Object.values(questionsOf(game))) {
    await ask(look);
    const found = await page.evaluate(async () => {
      const next = () => new Promise((done) => requestAnimationFrame(done));
      const cut = (one: Element | null | undefined) => one instanceof HTMLElement && one.scrollHeight > one.clientHeight + 1;
      const over = (one: Element, other: Element) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        return Math.min(a.right, b.right) > Math.max(a.left, b.left) && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top) + 1;
      };
      const wrong: string[] = [];
      const shown = (selector: string) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
      const longest = (all: Element[]) => all.toSorted((a, b) => b.getAttribute("data-help")!.length - a.getAttribute("data-help")!.length).slice(0, 1);
      let grown = 0;
      for (const one of [...longest(shown(".prompt [data-help]")), ...longest(shown(".play [data-help]"))]) {
        one.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }));
        await next();
        await next();
        const whole = document.querySelector('[data-notice="help"] .whole');
        const said = whole ?? document.querySelector('[data-notice="help"] .short');
        if (whole) grown++;
        if (said?.textContent !== one.getAttribute("data-help") || cut(said)) wrong.push(`cut: ${one.getAttribute("data-help")}`);
        if (whole && one.closest("[data-prompt]") && over(whole, one)) wrong.push(`covered: ${one.textContent}`);
        const box = said?.getBoundingClientRect();
        if (box && (box.top < 0 || box.bottom > innerHeight)) wrong.push(`beyond the screen: ${one.getAttribute("data-help")}`);
      }
      document.querySelector(".page")!.dispatchEvent(new PointerEvent("pointerleave"));
      for (const card of shown(".play [data-lies]").slice(0, 12)) {
        const button = card.closest("button") ?? card;
        button.dispatchEvent(new PointerEvent("pointerenter"));
        await next();
        await next();
        const reading = document.querySelector(".read, .strip.reading .drawn");
        if (!reading?.textContent?.trim() || cut(reading)) wrong.push(`reading: ${card.getAttribute("data-lies")}`);
        button.dispatchEvent(new PointerEvent("pointerleave"));
        await next();
      }
      return { wrong, grown };
    });
    longer += found.grown;
    expect({ prompt: look.prompt, wrong: found.wrong }).toEqual({ prompt: look.prompt, wrong: [] });
  }
  if (game === "edgar-lucien") expect(longer).toBeGreaterThan(0);
});

it("on a phone, what is read about a card of Macao lies beside it, and it stays pointed at", { timeout: LONG }, async () => {
  const { page, ask } = await table("macao", PHONE);
  let read = 0;
  for (const look of Object.values(questionsOf("macao"))) {
    await page.mouse.move(0, 0);
    await ask(look);
    const cards = await page.evaluate(() => [...document.querySelectorAll(".own button[data-lies]")].map((one) => one.getBoundingClientRect()).map((box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 })));
    for (const { x, y } of cards) {
      if (!(await page.evaluate(([left, top]) => Boolean(document.elementFromPoint(left!, top!)?.closest("button[data-lies]")), [x, y]))) continue; // under the prompt
      await page.mouse.move(x, y);
      const found = await page.evaluate(async ([left, top]) => {
        for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
        const card = document.elementFromPoint(left!, top!)?.closest("button[data-lies]");
        const [shown, box] = [document.querySelector(".read")?.getBoundingClientRect(), card?.getBoundingClientRect()];
        const over = shown && box && Math.min(shown.right, box.right) > Math.max(shown.left, box.left) && Math.min(shown.bottom, box.bottom) > Math.max(shown.top, box.top) + 1;
        return { pointed: Boolean(card), read: Boolean(shown), over: Boolean(over) };
      }, [x, y]);
      expect({ prompt: look.prompt, x, y, ...found }).toEqual({ prompt: look.prompt, x, y, pointed: true, read: true, over: false });
      read++;
    }
  }
  expect(read).toBeGreaterThan(20);
});

it("on a phone, a long explanation that lies over choices takes the tap that ends it", async () => {
  const look = questionsOf("edgar-lucien")["lucien-action"]!;
  const page = await server.visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  const fake = new FakeServer(look);
  await fake.listen(page);
  await page.goto("/table/questions");
  const support = page.locator('[data-token="support"]');
  const district = page.locator('.board [data-district][data-help*="Lucien"]').first();
  await district.dispatchEvent("pointerdown", { pointerType: "touch", bubbles: true });
  const whole = page.locator('[data-notice="help"] .whole');
  await whole.waitFor();
  const { x, y, width, height } = (await support.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await whole.waitFor({ state: "detached" });
  expect([...fake.received]).toEqual([]);
  await support.tap();
  await expect.poll(() => [...fake.received]).toEqual(["support"]);
});

it.each(GAMES)("beside the log, a note of %s and both of its buttons fit the card, and the log has a whole title no higher than the buttons beside it", { timeout: LONG }, async (game) => {
  const { page, ask } = await table(game, { width: 1280, height: 800 });
  let notes = 0;
  for (const look of Object.values(questionsOf(game))) {
    await ask(look);
    const card = page.locator('.card[data-notice="note"]');
    if (!(await card.count())) continue;
    notes++;
    const hidden = await card.evaluate((one) => [...one.querySelectorAll("button")].filter((button) => button.checkVisibility() && button.getBoundingClientRect().bottom > one.getBoundingClientRect().bottom).map((button) => button.textContent));
    expect({ prompt: look.prompt, hidden }).toEqual({ prompt: look.prompt, hidden: [] });
  }
  expect(notes).toBeGreaterThan(0);
  const title = await page.locator(".side h2").evaluate((one) => {
    const text = document.createRange();
    text.selectNodeContents(one);
    const { width, height } = text.getBoundingClientRect();
    const room = one.getBoundingClientRect();
    const beside = Math.max(...[...one.parentElement!.querySelectorAll("button")].map((button) => button.getBoundingClientRect().height));
    return { cut: width > room.width + 1, higher: height > beside };
  });
  expect(title).toEqual({ cut: false, higher: false });
});

it.each([[1280, 800], [390, 844]])("who watches four bots reads that they watch, and every name in full, also of the one that plays, %d px wide", { timeout: LONG }, async (width, height) => {
  for (const game of ["macao", "edgar-lucien"]) {
    const page = await server.visit({ viewport: { width, height }, locale: "fr", pace: "calm" });
    await comeIn(page.request, "Ada");
    const bots = [0, 1, 2, 3].map((seat) => ({ seat, level: "regular" }));
    const { table: id } = (await (await page.request.post("/api/tables", { data: { game, seats: 4, seat: null, listed: false, bots, start: true } })).json()) as { table: string };
    await page.goto(`/table/${id}`);
    await page.locator(".bar.active").first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const names = page.locator(".opponents .bar strong");
    expect((await names.allTextContents()).toSorted()).toEqual([1, 2, 3, 4].map((number) => `Bot Habitué ${number}`));
    const cut = await names.evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent));
    expect({ game, cut }).toEqual({ game, cut: [] });
    await expect.poll(async () => ((await (await page.request.get(`/api/tables/${id}`)).json()) as Snapshot).status).toBe("over"); // long before it was shown
    expect(await page.locator("p.watching").count()).toBe(1);
    await page.context().close();
  }
});

it("before the first turn of Gatsby, everybody reads who decides", { timeout: LONG }, async () => {
  const [ada, blaise, onlooker] = [await server.visit(), await server.visit(), await server.visit()];
  await comeIn(ada.request, "Ada");
  await comeIn(blaise.request, "Blaise");
  const id = await together(ada.request, blaise.request, { game: "gatsby", listed: true });
  for (const page of [ada, blaise, onlooker]) await page.goto(`/table/${id}`);
  for (const page of [ada, blaise, onlooker]) await page.locator(".prompt").waitFor();
  const deciding = (await ada.locator(".prompt.asked").count()) ? "Ada" : "Blaise";
  const waiting = deciding === "Ada" ? blaise : ada;
  for (const page of [waiting, onlooker]) {
    await page.locator(".prompt", { hasText: deciding }).waitFor();
    await page.locator(".bar.active", { hasText: deciding }).waitFor();
  }
  expect(await onlooker.locator(".prompt .avatar").textContent()).toContain(deciding[0]); // not the seat that happens to be first
});

it("a card of Macao that somebody takes is seen on its way, outside the place it comes to", { timeout: LONG }, async () => {
  const page = await server.visit({ viewport: { width: 1280, height: 800 }, pace: "quick", reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      const motion = animate.apply(this, given);
      if (!this.closest(".opponent") || !this.hasAttribute("data-travels") || document.querySelector("[data-caught]")) return motion;
      motion.pause(); // at its first moment, where it was
      const [at, home] = [this.getBoundingClientRect(), this.closest(".opponent")!.getBoundingClientRect()];
      if (at.top + at.height / 2 > home.bottom) this.setAttribute("data-caught", "");
      else motion.play(); // a card that only makes room for another one
      return motion;
    };
  });
  await comeIn(page.request, "Ada");
  const bots = [0, 1].map((seat) => ({ seat, level: "novice" }));
  const { table: id } = (await (await page.request.post("/api/tables", { data: { game: "macao", seats: 2, seat: null, listed: false, bots, start: true } })).json()) as { table: string };
  await page.goto(`/table/${id}`);
  await page.locator("[data-caught]").waitFor();
  const shown = await page.locator("[data-caught]").evaluate((card) => {
    const at = card.getBoundingClientRect();
    return document.elementsFromPoint(at.left + at.width / 2, at.top + at.height / 2).some((one) => card.contains(one));
  });
  expect(shown).toBe(true);
});
