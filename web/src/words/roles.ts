/** Who speaks in the chat of a table: a player, an onlooker, a bot, and whether they have created the table. */
import { isolated } from "./names";
import type { Entry } from "../server/protocol";
import { t } from "./words.svelte";

/** Players are called in the chat as at their seats, where no two have the same name. */
export function speakerName(entry: Entry, names: readonly string[]): string {
  return (typeof entry.seat === "number" ? names[entry.seat] : undefined) ?? isolated(entry.name ?? "");
}

export function roleText(entry: Entry, owner: string): string {
  const roles = [typeof entry.seat === "number" ? "player" : "onlooker"];
  if (entry.person_kind === "bot") roles.push("bot");
  if (entry.person && entry.person === owner) roles.push("owner");
  return t("role-in-list", { role: roles.map((role) => t(`role-${role}`)).join(" · ") });
}
