/** What a person reads when something is refused: what is wrong here and now, in their language, with the way to the rule. */
import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import type { Message } from "../../src/server/protocol";
import { FakeServer, questionsOf } from "./fake_server";
import { offered, targetAt } from "./player";
import { sharedServer } from "./visits";

const server = sharedServer();
const LONG = 600_000;
const SCREENS = [{ width: 1280, height: 800 }, { width: 390, height: 844 }];

const AWAY: Message = { id: "refusal-EL-411-rob", about: { district: "O0" } };
const REFUSED: { game: string; prompt: string; clause: string; say: Message; en: string; fr: string }[] = [
  {
    game: "edgar-lucien",
    prompt: "who",
    clause: "EL-405",
    say: { id: "refusal-EL-405-2", about: { pawn: { id: "pawn-edgar", about: {} }, first: AWAY, second: { id: "idle-cards", about: { count: 0 } } } },
    en: "Edgar can do nothing now. There is nobody to rob in City Hall: no other player’s Lucien is there. You have no card to play.",
    fr: "Edgar ne peut rien faire maintenant. Personne à détrousser ici (City Hall)\u202f: aucun Lucien adverse n’y est. Vous n’avez pas de carte à jouer.",
  },
  {
    game: "macao",
    prompt: "act",
    clause: "MAC-606",
    say: { id: "refusal-MAC-606", about: { tile: { id: "tile-cas", about: {} }, player: { id: "player", about: { seat: 1 } } } },
    en: "Casino is reserved by NAME, and nobody else can open it. Choose a tile in the centre or one that you have reserved.",
    fr: "Cette tuile (Casino) est réservée par NAME, et personne d’autre ne peut l’ouvrir. Choisissez une tuile du centre ou une tuile que vous avez réservée.",
  },
];

/** Chooses until the server has refused a move. Some choices need a second click, or are only a step towards one. */
async function beRefused(page: Page, fake: FakeServer): Promise<void> {
  for (let index = 0; !fake.refused; index++) {
    const { half, count } = await offered(page);
    await (await targetAt(page, half ? 0 : index % count)).click();
    await offered(page);
  }
}

const shown = (page: Page) => page.locator(".refusal p:visible, .strip.refusal .short:visible").first();
const plain = (text: string | null) => (text ?? "").replace(/[ \n]+/g, " ");

describe.each(SCREENS)("at $width px", (viewport) => {
  it.each(REFUSED.flatMap(({ en, fr, ...one }) => [{ ...one, locale: "en-GB", sentence: en }, { ...one, locale: "fr-FR", sentence: fr }]))("a refusal of $game says what is wrong: $locale", { timeout: LONG }, async ({ game, prompt, clause, say, locale, sentence }) => {
    const look = questionsOf(game)[prompt]!;
    const page = await server.visit({ viewport, locale });
    const fake = new FakeServer(look);
    await fake.listen(page);
    await page.goto("/table/questions");
    await page.locator(".prompt.asked").waitFor();
    fake.refuse(clause, { say });
    await beRefused(page, fake);
    await expect.poll(async () => plain(await shown(page).textContent())).toContain(sentence.replace("NAME", look.seats[1]!.name!));
  });
});

it("a refusal that is shown changes its language with the page", { timeout: LONG }, async () => {
  const { game, prompt, clause, say, en, fr } = REFUSED[0]!;
  const page = await server.visit();
  const fake = new FakeServer(questionsOf(game)[prompt]!);
  await fake.listen(page);
  await page.goto("/table/questions");
  await page.locator(".prompt.asked").waitFor();
  fake.refuse(clause, { say });
  await beRefused(page, fake);
  await expect.poll(async () => plain(await shown(page).textContent())).toContain(en);
  await page.getByRole("button", { name: "Français" }).click();
  await expect.poll(async () => plain(await shown(page).textContent())).toContain(fr);
});

it("a reason that the page does not know is shown in the server’s own words", { timeout: LONG }, async () => {
  const page = await server.visit();
  const fake = new FakeServer(questionsOf("gatsby").action!);
  await fake.listen(page);
  await page.goto("/table/questions");
  await page.locator(".prompt.asked").waitFor();
  fake.refuse("GAT-204", { say: { id: "reason-from-tomorrow", about: {} }, detail: "something new is wrong" });
  await beRefused(page, fake);
  await expect.poll(async () => plain(await shown(page).textContent())).toContain("something new is wrong");
});

it.each([["en-GB", "You have 21 tables that are not finished. Close some of them before you create another."], ["fr-FR", "Vous avez 21 tables qui ne sont pas terminées. Fermez-en quelques-unes avant d’en créer une autre."]])("the server’s reason reaches the reader, translated: %s", { timeout: LONG }, async (locale, sentence) => {
  const page = await server.visit({ locale });
  await page.route("**/api/tables", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 429, json: { error: "TooMany", detail: "you have 21 tables", clause: "", say: { id: "reason-own-tables", about: { tables: 21 } } } }) : route.continue(),
  );
  await page.goto("/");
  await page.getByRole("button", { name: /: Gatsby$/ }).first().click();
  await page.locator('dialog button[type="submit"]').click();
  await page.getByText(sentence).waitFor();
});
