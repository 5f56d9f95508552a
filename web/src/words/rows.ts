/** What happened at a table besides the game, in words. */
import { levelName } from "./names";
import { dayText } from "./numbers";
import type { Entry } from "../server/protocol";
import { t } from "./words.svelte";

const TOLD = new Set(["sat", "stood", "resigned", "left", "returned", "offered", "accepted", "declined", "cancel-offered", "cancel-declined", "vacation", "hinted", "closed"]);

/** '' for what the game tells itself. */
export function tableEventText(entry: Entry, names: readonly string[]): string {
  return TOLD.has(entry.kind) ? t(`row-${entry.kind}`, { player: names[entry.seat ?? -1] ?? "", level: levelName(entry.bot ?? ""), day: dayText(entry.ends ?? 0) }) : "";
}
