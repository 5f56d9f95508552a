/** The API of administrators. */
import { ask, askFor, listOf, object } from "../server/api";
import type { components } from "../server/schema";

type Schemas = components["schemas"];
export type ReportInfo = Schemas["ReportInfo"];
export type Sanction = Schemas["Sanction"];
export type SanctionInfo = Schemas["SanctionInfo"];
export type ActInfo = Schemas["ActInfo"];
export type NamedPerson = Schemas["NamedPerson"];
export type PersonHistory = Schemas["PersonHistory"];
export type Kind = Sanction["kind"];

const PATH = "/api/admin";
const of = (...parts: (string | number)[]) => [PATH, ...parts.map((part) => encodeURIComponent(part))].join("/");
const holds = (name: string) => (value: unknown) => object(value) && object(value[name]);

/** How many there are on a page of each list. Earlier ones come after the last that is known: `before` is its id. */
export const PAGE = 50;
const page = (list: string, asked: Record<string, string | number | undefined>) => `${PATH}/${list}?limit=${PAGE}${Object.entries(asked).map(([name, value]) => (value === undefined ? "" : `&${name}=${encodeURIComponent(value)}`)).join("")}`;

export const administration = {
  reports: (before?: string, person?: string) => askFor<ReportInfo[]>("GET", page("reports", { before, person }), listOf(holds("report"))),
  sanctions: (before?: string, person?: string) => askFor<SanctionInfo[]>("GET", page("sanctions", { before, person }), listOf(holds("sanction"))),
  audit: (before?: number, subject?: string) => askFor<ActInfo[]>("GET", page("audit", { before, subject }), listOf(holds("act"))),
  find: (name: string) => askFor<NamedPerson[]>("GET", `${PATH}/people?name=${encodeURIComponent(name)}`, listOf(object)),
  person: (id: string) => askFor<PersonHistory>("GET", of("people", id), holds("person")),
  handle: async (report: string, closed: boolean) => void (await ask("POST", of("reports", report), { closed })),
  impose: async (kind: Kind, whom: { person: string } | { network: string }, reason: string, minutes: number | null) => void (await ask("POST", `${PATH}/sanctions`, { kind, reason, minutes, ...whom })),
  lift: async (sanction: string) => void (await ask("POST", of("sanctions", sanction, "lift"), {})),
  rename: async (person: string, name: string, reason: string) => void (await ask("PATCH", of("people", person), { name, reason })),
  closeTable: async (table: string, reason: string) => void (await ask("POST", of("tables", table, "close"), { reason })),
  openChat: async (table: string, reason: string) => void (await ask("POST", of("tables", table, "chat"), { reason, closed: false })),
  openSeats: async (table: string, reason: string) => void (await ask("POST", of("tables", table, "seats"), { reason })),
  readmit: async (table: string, person: string, reason: string) => void (await ask("POST", of("tables", table, "people", person), { reason })),
  unmute: async (table: string, person: string, reason: string) => void (await ask("POST", of("tables", table, "people", person, "unmute"), { reason })),
  uninvite: async (table: string, person: string, reason: string) => void (await ask("POST", of("tables", table, "people", person, "uninvite"), { reason })),
  deleteAnalysis: async (analysis: string, reason: string) => void (await ask("POST", of("analyses", analysis, "delete"), { reason })),
  hide: async (table: string, number: number, hidden: boolean, reason: string) => void (await ask("POST", of("tables", table, "messages", number), { hidden, reason })),
};
