/** A server that asks what a test needs, and what the tests know of every game: its ids, its clauses, its questions. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { inject } from "vitest";
import type { Page } from "playwright-core";
import { GAMES as games } from "../../tools/games.mjs";
import { SWEEP } from "./visits";
import type { Snapshot, Message } from "../../src/server/protocol";

export const root = resolve(import.meta.dirname, "../../..");
export const GAMES = games.map(({ id }) => id);

/** A clause of a game that can forbid a move. */
export function clauseOf(game: string): string {
  const words = readFileSync(join(root, "src/soiree/games", game.replaceAll("-", "_"), "words/refusals.en.ftl"), "utf-8");
  return /^refusal-([A-Z]+-\d+)/m.exec(words)![1]!;
}

/** For each question of a game, and each number of seats at which it is asked, a moment. Computed by the first file that wants it. */
export function tablesOf(game: string): Snapshot[] {
  const kept = join(inject("computed"), `${game}.json`);
  if (!existsSync(kept)) {
    const made = execFileSync(resolve(root, ".venv/bin/python"), [resolve(import.meta.dirname, "../fixtures/questions.py"), game], { maxBuffer: 1 << 28 });
    writeFileSync(`${kept}.${process.pid}`, made);
    renameSync(`${kept}.${process.pid}`, kept);
  }
  return JSON.parse(readFileSync(kept, "utf-8")) as Snapshot[];
}

/** For each question the moment with the most to choose from. */
export function questionsOf(game: string): Record<string, Snapshot> {
  const most: Record<string, Snapshot> = {};
  for (const look of tablesOf(game)) if (look.moves.length > (most[look.prompt]?.moves.length ?? 0)) most[look.prompt] = look;
  return most;
}

/** For each question one table, of two, three and four seats in turn; in the sweep of `make fuzz` all of them. */
export function turnsOf(game: string): Snapshot[] {
  const tables = tablesOf(game);
  const prompts = [...new Set(tables.map(({ prompt }) => prompt))];
  return SWEEP ? tables : prompts.map((prompt) => tables.filter((look) => look.prompt === prompt)).map((those, number) => those[number % those.length]!);
}

/** Asks what a test needs, and notes what is chosen; after each choice it asks the same again. */
export class FakeServer {
  received = new Set<string>();
  #now: Snapshot;
  #say: (look: Snapshot) => void = () => undefined;
  #count = 1;
  #clause = ""; // the rule that forbids the next move
  #why: { say?: Message; detail?: string } = {};

  /** Whether the move that was to be refused has come. */
  get refused(): boolean {
    return this.#clause === "";
  }

  constructor(first: Snapshot) {
    this.#now = first;
  }

  async listen(page: Page): Promise<void> {
    await page.routeWebSocket(/socket/, (socket) => {
      this.#say = (look) => socket.send(JSON.stringify(look));
      socket.onMessage((message) => {
        const { do: what, id, token } = JSON.parse(String(message)) as { do: string; id: string; token: string };
        if (what !== "play") return;
        this.received.add(token);
        if (this.#clause) {
          socket.send(JSON.stringify({ type: "refused", id, error: "illegal", detail: "", clause: this.#clause, ...this.#why }));
          this.#clause = "";
        } else this.#say({ ...this.#now, number: this.#count, desk: ++this.#count, done: [id] });
      });
      this.ask(this.#now);
    });
  }

  refuse(clause: string, why: { say?: Message; detail?: string } = {}): void {
    [this.#clause, this.#why] = [clause, why];
  }

  ask(look: Snapshot): void {
    this.received.clear();
    this.#now = look;
    const number = ++this.#count;
    this.#say({ ...look, number, since: 0, desk: number });
  }
}
