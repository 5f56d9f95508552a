/** What happened at a table besides the game, in words. */
import { isolated, levelName } from "./names";
import { dayText } from "./numbers";
import type { Entry, Row } from "../server/protocol";
import { t } from "./words.svelte";

const TOLD = new Set(["given", "sat", "stood", "resigned", "left", "returned", "offered", "accepted", "declined", "cancel-offered", "cancel-declined", "vacation", "hinted", "closed"]);

/** '' for what the game's own log reports. */
export function tableEventText(entry: Entry, names: readonly string[]): string {
  if (entry.kind === "chat-closed") return t(`row-chat-${entry.closed ? "closed" : "opened"}${entry.by_administrator ? "-by-administrator" : ""}`);
  if (entry.kind === "friends-only") return t(entry.friends_only ? "row-friends-only" : entry.by_administrator ? "row-friends-only-off-by-administrator" : "row-friends-only-off");
  if (entry.kind === "hidden") return entry.hidden === false ? "" : t("row-hidden");
  if (entry.kind === "removed" || entry.kind === "readmitted") return t(`row-${entry.kind}`, { player: isolated(entry.name ?? "") });
  if (entry.kind === "closed" && entry.by_administrator) return t("row-closed-by-administrator");
  return TOLD.has(entry.kind) ? t(`row-${entry.kind}`, { player: names[entry.seat ?? -1] ?? "", level: levelName(entry.bot ?? ""), day: dayText(entry.ends ?? 0) }) : "";
}

/** The numbers of the messages that administrators have hidden. Of those that were received before, the rows are still here. */
export function hiddenMessages(rows: readonly Row[]): Set<number> {
  const hidden = new Set<number>();
  for (const { entry } of rows) {
    if (entry.kind === "hidden" && entry.number) (entry.hidden === false ? hidden.delete(entry.number) : hidden.add(entry.number));
  }
  return hidden;
}
