/** Two people at one table of Edgar & Lucien: both turn their needles at once, and nobody learns anything before the reveal. */
import { expect, it } from "vitest";
import type { Page } from "playwright-core";
import { createTable, joinTable, sharedServer, myTurn } from "./visits";

const server = sharedServer();
const LONG = 600_000;

interface Seen {
  seat: number;
  phase: string;
  players: { seat: number; locked: boolean; needles: { edgar: string | null; lucien: string | null } }[];
}

/** Everything that the server says to this page about the needles. */
function listen(page: Page): { views: Seen[]; texts: string[] } {
  const received = { views: [] as Seen[], texts: [] as string[] };
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const said = JSON.parse(String(payload)) as { type: string; seat: number; view: Omit<Seen, "seat"> | null };
      received.texts.push(String(payload));
      if (said.type === "look" && said.view) received.views.push({ ...said.view, seat: said.seat });
    }),
  );
  return received;
}

async function place(page: Page): Promise<void> {
  expect(await myTurn(page)).toBe("asked");
  await page.locator('[data-district][data-target="open"]').first().click();
}

const asks = (page: Page, pawn: "edgar" | "lucien") => page.locator(`.prompt.asked:not(.waiting)[data-prompt="needle-${pawn}"]`).waitFor();

it("programs at once, takes back, reloads and changes language in mid-turn; nothing leaks before the reveal", { timeout: LONG }, async () => {
  const ada = await server.visit();
  const blaise = await server.visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const received = listen(blaise);
  await joinTable(blaise, await createTable(ada, "Edgar & Lucien"));
  await blaise.locator("[data-district]").first().waitFor();
  await ada.locator("[data-district]").first().waitFor();

  // one after the other they choose where to begin
  const first = await Promise.any([ada, blaise].map(async (page) => (await page.locator(".prompt.asked").waitFor(), page)));
  await place(first);
  await place(first === ada ? blaise : ada);

  // both are asked at once
  await asks(ada, "edgar");
  await asks(blaise, "edgar");
  const quiet = received.texts.length;
  await ada.locator('[data-token="Er"]').click();
  await asks(ada, "lucien");

  // take back
  await ada.keyboard.press("u");
  await asks(ada, "edgar");
  await ada.locator('[data-token="Eg"]').click();
  await asks(ada, "lucien");

  // reload in mid-turn: the needle is where it was, and it is Lucien's turn to be turned
  await ada.reload();
  await asks(ada, "lucien");
  const desk = () => ada.locator(".dial").getAttribute("aria-label");
  expect(await desk()).not.toBeNull();

  // another language in mid-turn, without a reload
  await ada.evaluate(() => Object.assign(window, { stayed: true }));
  await ada.getByRole("button", { name: "Français" }).click();
  await ada.getByText("Journal de la partie").first().waitFor();
  await ada.locator('[data-token="Ls"]').click();
  await ada.locator('[data-token="lock"]').click();
  await ada.locator(".prompt:not(.asked)").waitFor();
  expect(await ada.evaluate(() => (window as unknown as { stayed: boolean }).stayed)).toBe(true);
  await ada.getByRole("button", { name: "English" }).click();

  // Blaise may know that Ada has locked, and nothing else
  await blaise.locator('[data-token="Ey"]').click();
  await asks(blaise, "lucien");
  const own = received.views.at(-1)!.seat;
  for (const view of received.views) {
    expect(view.players.filter(({ seat }) => seat !== own).map(({ needles }) => needles)).toEqual([{ edgar: null, lucien: null }]);
  }
  expect(received.texts.slice(quiet).filter((text) => /"(0|1):?[EL][rgyvBOKWs]\b/.test(text))).toEqual([]);

  // the reveal: now both see all four needles
  await blaise.locator('[data-token="Ls"]').click();
  await blaise.locator('[data-token="lock"]').click();
  await expect.poll(() => received.views.at(-1)!.phase).not.toBe("program");
  expect(received.views.at(-1)!.players.find(({ seat }) => seat !== own)!.needles).toEqual({ edgar: "g", lucien: "s" });
});
