/** The values of a real box: entered by mouse and by keyboard, a fault seen where it is and corrected, the file downloaded and opened again, played. */
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { parse } from "smol-toml";
import { expect, it } from "vitest";
import { clean, DRESSES } from "./axe";
import { ownServer } from "./visits";

const server = ownServer("--editions", mkdtempSync(join(tmpdir(), "soiree-editions-")));
const LONG = 240_000;
const state = (page: Page, now: string) => page.locator(`.status[data-state="${now}"]`).waitFor();

/** The text of the file that a button gives, and where it is. */
async function download(page: Page, press: () => Promise<void>): Promise<{ path: string; text: string; name: string }> {
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  const path = await file.path();
  return { path, text: readFileSync(path, "utf-8"), name: file.suggestedFilename() };
}

/** Opens a downloaded file as a person would choose it. */
const open = async (page: Page, text: string) => page.getByLabel("Open a file").setInputFiles({ name: "box.toml", mimeType: "application/toml", buffer: Buffer.from(text) });

it("Gatsby by mouse: a wrong row is explained and corrected, the file opens again as the same draft, the server offers it", { timeout: LONG }, async () => {
  const page = await server.visit({ viewport: { width: 1280, height: 800 } });
  await page.goto("/learn/gatsby");
  await page.getByRole("link", { name: "Do you have the box?" }).click();
  await state(page, "good");
  await page.getByLabel("Name of your edition").fill("real-gatsby");
  const first = page.locator("details").filter({ hasText: "Cabaret: stars and bonuses" }).first();
  await first.getByRole("combobox", { name: "Bonus in row 2, column 2" }).first().selectOption("Glance");
  await page.getByText("Racetrack: length and bonuses").click();
  const length = page.getByRole("spinbutton", { name: "Racetrack, row 3: Spaces" });
  await length.fill("4");
  await state(page, "faults");
  const entry = page.locator('li[data-at="race.row.2"]');
  await entry.getByText("Row 3 has 4 spaces").waitFor();
  expect(await page.getByRole("button", { name: "Download the file" }).isDisabled()).toBe(true);
  await clean(page, "a fault", DRESSES.slice(0, 1));
  await page.getByText("Racetrack: length and bonuses").click(); // folded away: the way to the fault opens it
  await page.getByRole("button", { name: /^Show.*row 3 has 4 spaces/i }).click();
  await length.and(page.locator(":focus")).waitFor();
  await length.fill("7");
  await entry.getByRole("combobox", { name: "Space 7" }).selectOption("Swap");
  await entry.getByRole("combobox", { name: "Space 5" }).selectOption("none");
  await state(page, "good");
  await page.locator("details").filter({ hasText: "Racetrack: length" }).getByRole("checkbox", { name: "Everything here matches my box" }).check();
  await page.getByText(/^1 of \d+ compared$/).waitFor();
  await state(page, "good");

  const file = await download(page, () => page.getByRole("button", { name: "Download the file" }).click());
  expect(file.name).toBe("gatsby-real-gatsby.toml");
  const { race } = parse(file.text) as { race: { row: object[] } };
  expect(race.row).toContainEqual({ row: 3, length: 7, place: "kr3", bonuses: [{ space: 7, bonus: "swap" }], source: "box" });
  const kept = () => page.evaluate(() => localStorage.getItem("soiree-edition-gatsby"));
  const draft = await kept();
  await page.getByRole("button", { name: "Reset all values" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Reset all values" }).click();
  await expect.poll(() => length.inputValue()).toBe("5");
  await state(page, "good");
  await open(page, file.text);
  await expect.poll(() => length.inputValue()).toBe("7");
  await state(page, "good");
  expect(JSON.parse((await kept())!)).toEqual(JSON.parse(draft!));
  await page.reload();
  await state(page, "good");
  expect((await download(page, () => page.getByRole("button", { name: "Download the file" }).click())).text).toBe(file.text);

  await page.getByRole("button", { name: "Add to this server" }).click();
  await page.getByText("real-gatsby is now available for new tables of Gatsby.").waitFor();
  await page.getByRole("link", { name: "Lobby", exact: true }).click();
  await page.getByRole("button", { name: "Play now: Gatsby" }).click();
  await page.getByLabel("Edition").selectOption("real-gatsby");
});

it("a file with a misspelt table: what is not read is said, also in French, and can be removed; so is a file that is no TOML", { timeout: LONG }, async () => {
  const page = await server.visit({ viewport: { width: 390, height: 844 } });
  await page.goto("/editions/gatsby");
  await state(page, "good");
  await open(page, '[game]\nid = "gatsby"\nedition = "misspelt"\n\n[finances]\ntop = 12\n');
  await page.getByText("The game has no table [finances], so these values would be left out; perhaps [finance] is meant.").waitFor();
  await page.getByRole("button", { name: "Français" }).click();
  await page.getByText("Le jeu n’a pas de table [finances]").waitFor();
  expect(await page.getByRole("button", { name: /^Afficher/ }).count()).toBe(0); // nothing in the form shows it
  await page.getByRole("button", { name: "Supprimer [finances]" }).click();
  await state(page, "good");
  const { text } = await download(page, () => page.getByRole("button", { name: "Télécharger le fichier" }).click());
  expect(parse(text)).toMatchObject({ game: { edition: "misspelt" }, finance: { top: 14 } });
  expect(text).not.toContain("finances");
  await page.getByLabel("Ouvrir un fichier").setInputFiles({ name: "box.toml", mimeType: "application/toml", buffer: Buffer.from("[game]\nid = \n") });
  await page.getByText(/ne peut pas être lu comme du TOML, ligne 2, colonne 6/).waitFor();
});

it("Edgar & Lucien by keyboard on a phone, in French: a district is renamed and changed, a wrong id is explained", { timeout: LONG }, async () => {
  const page = await server.visit({ viewport: { width: 390, height: 844 }, locale: "fr-FR" });
  await page.goto("/editions");
  await page.getByRole("link", { name: "Edgar & Lucien" }).press("Enter");
  await state(page, "good");
  await page.locator('[data-at="sides.A.districts.0.id"] input').focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("PB");
  await page.keyboard.press("Tab");
  await page.locator('[data-at="sides.A.districts.0.id"]').getByText("Aucun quartier ne peut avoir l’identifiant 'PB'").waitFor();
  await clean(page, "a fault on a phone", [{ theme: "light", language: "fr" }]);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Q1");
  await page.keyboard.press("Tab");
  await state(page, "good"); // borders and stations have followed
  await page.keyboard.press("ArrowDown"); // the kind: steel follows ivory
  await page.keyboard.press("Tab");
  await page.keyboard.type("Temple");
  await page.keyboard.press("Tab");
  await state(page, "faults"); // in one language only
  await page.keyboard.type("Temple");
  await state(page, "good");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const small = await page.locator("main :is(button, select, a.button, summary, input:not(.unseen))").evaluateAll((all) => all.filter((one) => one.checkVisibility() && !["checkbox"].includes((one as HTMLInputElement).type)).map((one) => ({ what: one.outerHTML.slice(0, 80), height: one.getBoundingClientRect().height })).filter(({ height }) => height < 43.5));
  expect(small).toEqual([]);
  const { text } = await download(page, async () => {
    await page.getByRole("button", { name: "Télécharger le fichier" }).focus();
    await page.keyboard.press("Enter");
  });
  const { A } = (parse(text) as unknown as { sides: Record<string, { districts: object[]; borders: object[] }> }).sides;
  expect(A!.districts).toContainEqual(expect.objectContaining({ id: "Q1", kind: "steel", name: { en: "Temple", fr: "Temple" } }));
  expect(A!.borders).toContainEqual(expect.objectContaining({ a: "Q1", b: "I1", code: "r" }));
});

it("Shadows of Macao: a card is removed, another is added and gets a kind; codes, pairs and piles follow", { timeout: LONG }, async () => {
  const page = await server.visit({ viewport: { width: 1280, height: 800 } });
  await page.goto("/editions/macao");
  await state(page, "good");
  await page.getByLabel("Name of your edition").fill("my-macao");
  const cards = page.locator('[data-at="cards"]').first();
  if (!(await cards.isVisible())) await page.locator("details").filter({ has: cards }).locator("summary").click();
  const count = await cards.locator("li[data-at]").count();
  await cards.getByRole("button", { name: /^Remove/ }).first().click();
  await cards.getByRole("button", { name: "Add", exact: true }).click();
  const added = cards.locator(`li[data-at="cards.${count - 1}"]`);
  await added.getByRole("combobox", { name: /Type$/ }).selectOption({ label: "Merchant" });
  await added.getByRole("spinbutton", { name: /Copies$/ }).fill("2");
  await state(page, "good");
  const { text } = await download(page, () => page.getByRole("button", { name: "Download the file" }).click());
  const file = parse(text) as unknown as { cards: { code: string; kind: string; copies: number; pair?: string[] }[]; setup: Record<string, { widows_in_deck: number; pile_sizes: number[] }> };
  const last = file.cards.at(-1)!;
  expect([file.cards.length, last.kind, last.copies, last.pair?.length, last.code[0]]).toEqual([count, "merchant", 2, 2, "M"]);
  expect(file.cards.some(({ code }) => code === "Pa")).toBe(false);
  const characters = file.cards.filter(({ kind }) => kind !== "widow").reduce((sum, { copies }) => sum + copies, 0);
  for (const { widows_in_deck, pile_sizes } of Object.values(file.setup)) expect(pile_sizes.reduce((sum, size) => sum + size, 0)).toBe(characters + widows_in_deck);
});

it("Shadows of Macao: a resource is removed and another one is added; every value that is missing then is said, and the new one is played with", { timeout: LONG }, async () => {
  const page = await server.visit({ viewport: { width: 1280, height: 800 } });
  await page.goto("/editions/macao");
  await state(page, "good");
  await page.getByLabel("Name of your edition").fill("silk-box");
  const part = (at: string) => page.locator(`[data-at="${at}"]`).first();
  const show = async (at: string) => {
    if (!(await part(at).isVisible())) await page.locator("details").filter({ has: part(at) }).last().locator("> summary").click();
  };
  await show("resources");
  await part("resources").getByRole("button", { name: "Remove: chips" }).click();
  await state(page, "faults");
  await page.getByText(/must join two resources of this file.*Mca/).first().waitFor();
  await part("resources").getByRole("button", { name: "Add", exact: true }).click();
  await part("resources.4").getByText("resource-1 does not come with the game, so it needs a name").waitFor();
  await part("resources.4").getByLabel(/English/).fill("silk");
  await part("resources.4").getByLabel(/French/).fill("soie");
  await show("cards");
  for (const produced of await page.getByRole("combobox", { name: /Produces$/ }).all()) if ((await produced.inputValue()) === "chips") await produced.selectOption({ label: "silk" });
  for (const pair of await part("cards").locator(".several").all()) if ((await pair.getByRole("checkbox", { checked: true }).count()) === 1) await pair.getByRole("checkbox", { name: "silk" }).check();
  const sailor = part("cards").locator("li").filter({ hasText: "Sailor (opium)" });
  await sailor.getByText(/A cost must be 1 to 10 units.*So/).waitFor(); // it cost chips only
  await sailor.getByRole("group", { name: /Cost$/ }).getByLabel("silk").fill("3");
  await state(page, "good");
  const { text } = await download(page, () => page.getByRole("button", { name: "Download the file" }).click());
  const file = parse(text) as unknown as { resources: { id: string; code: string; name?: object }[]; cards: { code: string; produces: string; cost: object; pair?: string[] }[] };
  expect(file.resources.at(-1)).toMatchObject({ id: "resource-1", code: "s", name: { en: "silk", fr: "soie" } });
  expect(file.cards.find(({ code }) => code === "So")!.cost).toEqual({ "resource-1": 3 });
  expect(file.cards.find(({ code }) => code === "Msa")).toMatchObject({ produces: "resource-1", pair: ["alcohol", "resource-1"] });
  expect(text).not.toMatch(/"chips"|chips =/); // ids of cards are not shown

  await page.getByRole("button", { name: "Add to this server" }).click();
  await page.getByText("silk-box is now available for new tables of Shadows of Macao.").waitFor();
  await page.goto("/learn/macao/silk-box");
  await page.getByText("silk").first().waitFor();
  expect(await page.locator("main").innerText()).not.toMatch(/chips/i);
});
