/** What the seats are called: people by name, bots by their level, free seats by their number. */
import { hasWords, t } from "./words.svelte";

export function levelName(level: string): string {
  return hasWords(`level-${level}`) ? t(`level-${level}`) : level;
}

/** Where two are called the same, they are numbered: the log must tell them apart. */
export function seatNames(seats: { name: string; bot: string; person?: string | null }[]): string[] {
  const names = seats.map((seat, place) => {
    if (seat.bot && seat.name === seat.bot) return t("bot-name", { level: levelName(seat.bot) });
    return seat.name || t("free-seat", { number: place + 1 });
  });
  return names.map((name, place) => {
    const number = names.slice(0, place + 1).filter((other) => other === name).length;
    return names.indexOf(name) === names.lastIndexOf(name) ? name : t("same-name", { name, number });
  });
}
