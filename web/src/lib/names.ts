/** What the seats are called: people by name, bots by their level, free seats by their number. */
import { hasWords, t } from "./words.svelte";

export function levelName(level: string): string {
  return hasWords(`level-${level}`) ? t(`level-${level}`) : level;
}

export function seatNames(seats: { name: string; bot: string; person?: string | null }[]): string[] {
  return seats.map((seat, place) => {
    if (seat.bot && seat.name === seat.bot) return t("bot-name", { level: levelName(seat.bot) });
    return seat.name || t("free-seat", { number: place + 1 });
  });
}
