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

export const administration = {
  reports: (open: boolean) => askFor<ReportInfo[]>("GET", `${PATH}/reports?open=${open}`, listOf(holds("report"))),
  sanctions: () => askFor<SanctionInfo[]>("GET", `${PATH}/sanctions`, listOf(holds("sanction"))),
  audit: (before?: number) => askFor<ActInfo[]>("GET", `${PATH}/audit?limit=30${before === undefined ? "" : `&before=${before}`}`, listOf(holds("act"))),
  find: (name: string) => askFor<NamedPerson[]>("GET", `${PATH}/people?name=${encodeURIComponent(name)}`, listOf(object)),
  person: (id: string) => askFor<PersonHistory>("GET", of("people", id), holds("person")),
  handle: async (report: string, closed: boolean) => void (await ask("POST", of("reports", report), { closed })),
  impose: async (kind: Kind, whom: { person: string } | { network: string }, reason: string, minutes: number | null) => void (await ask("POST", `${PATH}/sanctions`, { kind, reason, minutes, ...whom })),
  lift: async (sanction: string) => void (await ask("POST", of("sanctions", sanction, "lift"), {})),
  rename: async (person: string, name: string, reason: string) => void (await ask("PATCH", of("people", person), { name, reason })),
  closeTable: async (table: string, reason: string) => void (await ask("POST", of("tables", table, "close"), { reason })),
  hide: async (table: string, number: number, hidden: boolean, reason: string) => void (await ask("POST", of("tables", table, "messages", number), { hidden, reason })),
};
