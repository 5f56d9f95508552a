/** A finished game in words. */
import type { Played } from "../server/api";
import { seatNames } from "./names";
import { listText, percent } from "./numbers";
import { t } from "./words.svelte";

export function playedText({ payoff, seat, seats }: Played): string {
  const names = seatNames(seats.map((one) => one ?? { name: "", bot: "" })).filter((_, index) => index !== seat);
  const players = listText(names);
  if (payoff === 1 || payoff === 0) return t(payoff ? "history-won" : "history-lost", { players });
  return seats.length === 2 ? t("history-drawn", { players }) : t("history-between", { players, share: percent(payoff) });
}
