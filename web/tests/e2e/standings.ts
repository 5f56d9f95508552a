/** A leaderboard with as many on it as a test wants, the person of the page at its foot. */
import type { Page } from "playwright-core";
import type { Rank } from "../../src/server/api";

const LEVELS = ["master", "expert", "strong", "regular", "casual", "novice", "random"];

/** What the server would answer; the person of the page stands last, beyond the lines that are shown if there are more than 50. */
export function ranksOf(count: number, me: string): Rank[] {
  return Array.from({ length: count }, (_, line) => {
    const last = line === count - 1;
    const bot = line % 7 === 3 && !last ? LEVELS[Math.floor(line / 7)] ?? "" : "";
    const name = line === 1 ? "Marguerite de Pontchartrain" : `Guest ${line}`;
    const who = { person: last ? me : `p${line}`, kind: bot || line === 5 ? "bot" : "guest", name: bot || name, colour: "jade", bot };
    return { place: last && count > 50 ? 1234 : line + 1, ...who, rating: 31.25 - line * 1.1, games: 1 + ((line * 977) % 1500) };
  });
}

/** Lets somebody in, and has the server of this page send such a leaderboard for every game. */
export async function standings(page: Page, count: number): Promise<void> {
  const came = await page.request.post("/api/guest", { data: { name: "Ada", colour: "copper" } });
  const { id } = (await came.json()) as { id: string };
  await page.route("**/leaderboard?*", (route) => route.fulfill({ json: ranksOf(count, id) }));
}
