/** What the games declare about their staging, against whole games that the server replays. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { isNews, seatOf, timeline, type Moment, type Staging } from "../../src/staging/timeline";
import { GAMES, root } from "./fake_server";

const STAGING = import.meta.glob<Staging>("../../src/games/*/staging.ts", { eager: true, import: "staging" });
const FITS = import.meta.glob<(view: unknown) => boolean>("../../src/games/*/view.ts", { eager: true, import: "fits" });
const RECORDS = join(root, "tests/records");

async function momentsOf(record: string, reader: number | "onlooker"): Promise<Moment[]> {
  const answer = await fetch(`${inject("server").url}/api/replay`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ record, reader }) });
  return ((await answer.json()) as { moments: Moment[] }).moments;
}

it.each(GAMES)("%s: every event is shown once and in order, with positions that can be drawn", { timeout: 180_000 }, async (game) => {
  const [staging, fits] = [STAGING[`../../src/games/${game}/staging.ts`]!, FITS[`../../src/games/${game}/view.ts`]!];
  const named = new Set([...Object.keys(staging.beats), ...staging.silent, ...staging.shared]);
  for (const file of readdirSync(RECORDS).filter((name) => name.startsWith(`${game}-`))) {
    const record = readFileSync(join(RECORDS, file), "utf8");
    for (const reader of ["onlooker", 0] as const) {
      const moments = await momentsOf(record, reader);
      const seat = reader === "onlooker" ? null : reader;
      const beats = timeline(moments, { reader: seat, staging, tell: (events) => events.map(({ say }) => say), letters: () => 20 });
      const turns: { actor: number | null; events: Moment["events"] }[] = [{ actor: null, events: [] }];
      for (const moment of moments.slice(1)) {
        const acting = seatOf(moment.step);
        if (acting !== null && acting !== turns.at(-1)!.actor) turns.push({ actor: acting, events: [] });
        turns.at(-1)!.events.push(...moment.events);
      }
      const expected = turns.flatMap(({ actor, events }) => {
        const done = new Set(events.filter(({ event }) => !staging.silent.includes(event.event) && !staging.shared.includes(event.event)).map(({ event }) => event.seat));
        const isShown = ({ event }: Moment["events"][number]) => !staging.silent.includes(event.event) || (staging.idle?.includes(event.event) && !done.has(event.seat));
        return events.filter((one) => isShown(one) && (actor !== seat || actor === null || staging.shared.includes(one.event.event)));
      });
      expect(beats.flatMap((beat) => beat.events)).toEqual(expected);
      for (const beat of beats) {
        expect(fits(beat.view)).toBe(true);
        for (const { event } of beat.events) for (const where of staging.at(event, beat.view)) expect(where).toMatch(/^\[data-[a-z]+(="[\w .-]+")?\]( \[data-lies="\w+"\])?$/);
      }
      for (const { events } of moments.slice(1)) {
        const described = events.filter(({ event }) => !staging.silent.includes(event.event));
        const idle = events.some(({ event }) => staging.idle?.includes(event.event) && event.seat !== seat && !described.some((one) => one.event.seat === event.seat && !staging.shared.includes(one.event.event)));
        expect(isNews("9:?", events, seat, staging)).toBe(described.length > 0 || idle);
      }
      const last = new Map(beats.filter(({ kind }) => kind === "event").map((beat) => [beat.moment, beat.view])); // what a step comes to is what the server says
      for (const [index, view] of last) if (moments[index]!.events.some((one) => beats.some((beat) => beat.events.includes(one)))) expect([moments[index]!.view, moments[index - 1]!.view]).toContainEqual(view);
    }
  }
  const words = readFileSync(join(root, "src/soiree/games", game.replaceAll("-", "_"), "words/en.ftl"), "utf8");
  for (const event of named) expect(words).toMatch(new RegExp(`^event-${event}(-\\w+)* =`, "m")); // no name that no event has
});
