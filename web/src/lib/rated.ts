/** Whether a game is rated, in words, before it begins. The server decides; docs/api.md has the rule. */
import type { Me } from "./api";
import type { Look } from "./protocol";
import { t } from "./words.svelte";

const isAccount = (me: Me | null) => me?.kind === "account";

export function ratedAgainstBots(me: Me | null): string {
  return t(isAccount(me) ? "rated-bots" : "unrated-guest");
}

export function ratedWithFriends(me: Me | null, hints: boolean, standIn: boolean): string {
  if (hints) return t("unrated-hints");
  if (standIn) return t("unrated-stand-in");
  return t(isAccount(me) ? "rated-accounts" : "unrated-guest");
}

/** At a table that waits for its players. */
export function ratedHere(look: Look): string {
  if (look.unrated) return t(`unrated-${look.unrated}`);
  if (look.seats.some((seat) => seat.kind === "guest")) return t("unrated-guests");
  return t(look.seats.some((seat) => seat.person === null) ? "rated-accounts" : "rated-yes");
}
