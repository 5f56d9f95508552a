/** The API of friends, blocks, what a person shows of themselves, and vacations. */
import { ask, askFor, has, listOf, object } from "../server/api";
import type { components } from "../server/schema";

type Schemas = components["schemas"];
export type Friend = Schemas["Friend"];
export type Acquaintance = Schemas["Acquaintance"];
export type Lists = Schemas["Friends"];
export type Sharing = Schemas["Sharing"];
export type Profile = Schemas["Profile"];
export type VacationInfo = Schemas["VacationInfo"];

const person = has("id", "name", "colour");
const lists = (value: unknown) => object(value) && object(value.sharing) && ["friends", "asked", "asking", "blocked", "recent"].every((name) => listOf(person)(value[name]));
const profile = (value: unknown) => person(value) && object(value) && Array.isArray(value.ratings) && Array.isArray(value.shown) && listOf(person)(value.friends);
const vacation = (value: unknown) => object(value) && typeof value.days_left === "number" && typeof value.days_a_year === "number" && (value.vacation === null || object(value.vacation));
const of = (list: "friends" | "blocked", id: string) => `/api/me/${list}/${encodeURIComponent(id)}`;
const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const friends = {
  lists: () => askFor<Lists>("GET", "/api/me/friends", lists),
  ask: (whom: { login?: string; code?: string; person?: string }) => askFor<Schemas["Asked"]>("POST", "/api/me/friends", has("state"), whom),
  accept: async (id: string) => void (await ask("PUT", of("friends", id))),
  remove: async (id: string) => void (await ask("DELETE", of("friends", id))),
  block: async (id: string) => void (await ask("PUT", of("blocked", id))),
  unblock: async (id: string) => void (await ask("DELETE", of("blocked", id))),
  newCode: async () => void (await ask("POST", "/api/me/friend-code")),
  revokeCode: async () => void (await ask("DELETE", "/api/me/friend-code")),
  codeOwner: (code: string) => askFor<Schemas["CodeOwner"]>("GET", `/api/friend-codes/${encodeURIComponent(code)}`, person),
  share: async (sharing: Sharing) => void (await ask("PUT", "/api/me/sharing", sharing)),
  profile: (id: string) => askFor<Profile>("GET", `/api/people/${encodeURIComponent(id)}`, profile),
  invite: async (table: string, id: string) => void (await ask("POST", `${at(table)}/invite`, { person: id })),
  uninvite: async (table: string, id: string) => void (await ask("POST", `${at(table)}/uninvite`, { person: id })),
  vacation: () => askFor<VacationInfo>("GET", "/api/me/vacation", vacation),
  beginVacation: (days: number) => askFor<VacationInfo>("PUT", "/api/me/vacation", vacation, { days }),
  endVacation: async () => void (await ask("DELETE", "/api/me/vacation")),
};
