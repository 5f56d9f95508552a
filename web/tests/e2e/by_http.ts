/** People who play over HTTP: what a test needs to have happened, without the page. */
import { expect } from "vitest";
import type { APIRequestContext } from "playwright-core";

interface Snapshot {
  number: number;
  desk: number;
  status: string;
  moves: { token: string }[];
  drafted: { token: string }[];
  queued: string;
  queue_dropped: string;
  rows: { entry: { steps?: string } }[];
}

async function sent<T>(person: APIRequestContext, path: string, data: object = {}): Promise<T> {
  const answer = await person.post(path, { data, maxRetries: 2 }); // as a browser does when the server has just closed an idle connection
  expect({ path, ok: answer.ok(), said: answer.ok() ? "" : await answer.text() }).toEqual({ path, ok: true, said: "" });
  return (await answer.json()) as T;
}

export const comeIn = (person: APIRequestContext, name: string) => sent<{ id: string }>(person, "/api/guest", { name });

let logins = 0;
export async function becomeAccount(person: APIRequestContext, name: string): Promise<{ id: string; login: string; passphrase: string }> {
  const account = { login: `${name.toLowerCase()}-${process.pid}-${Date.now()}-${++logins}`, passphrase: "long enough" };
  const { id } = await comeIn(person, name);
  await sent(person, "/api/me/account", account);
  return { id, ...account };
}

/** A game against a bot; its id. */
export async function againstBot(person: APIRequestContext, game = "times-square"): Promise<string> {
  return (await sent<{ table: string }>(person, "/api/tables", { game, listed: false, bots: [{ seat: 1, level: "novice" }], start: true })).table;
}

/** A game of two people; its id. */
export async function together(ada: APIRequestContext, blaise: APIRequestContext, more: object = {}): Promise<string> {
  const { table } = await sent<{ table: string }>(ada, "/api/tables", { game: "times-square", listed: false, ...more });
  await sent(blaise, `/api/tables/${table}/join`);
  await sent(ada, `/api/tables/${table}/start`);
  return table;
}

export const resign = (person: APIRequestContext, table: string) => sent(person, `/api/tables/${table}/resign`);
export const say = (person: APIRequestContext, table: string, text: string) => sent(person, `/api/tables/${table}/chat`, { text });
export const look = async (person: APIRequestContext, table: string) => (await (await person.get(`/api/tables/${table}`)).json()) as Snapshot;

/** Decides as long as it is this person's turn. */
export async function playTurn(person: APIRequestContext, table: string): Promise<void> {
  let now = await look(person, table);
  while (now.moves[0]) now = await sent<Snapshot>(person, `/api/tables/${table}/play`, { id: `${now.number}-${now.desk}`, token: now.moves[0].token });
}

/** Plays until both seats have decided something: a game that is given up before is not rated. */
export async function bothDecide(people: APIRequestContext[], table: string): Promise<void> {
  for (;;) {
    for (const person of people) await playTurn(person, table);
    const steps = (await look(people[0]!, table)).rows.flatMap(({ entry }) => (entry.steps ?? "").split(" "));
    if (["0", "1"].every((seat) => steps.some((step) => step.startsWith(seat)))) return;
  }
}
