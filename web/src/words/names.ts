/** What games are called, and seats: people by name, bots by their level, free seats by their number. */
import { hasWords, t } from "./words.svelte";

export function gameName(game: string): string {
  return hasWords(`game-${game}`) ? t(`game-${game}`) : game;
}

/** The title under which others know a game, where it has two. */
export function otherName(game: string): string {
  return hasWords(`also-${game}`) ? t(`also-${game}`) : "";
}

/** For how many a game is, and how long it takes. */
export function playersAndTime({ seats, minutes }: { seats: number[]; minutes: number[] }): string {
  const players = seats.length > 1 ? `${seats[0]}–${seats.at(-1)}` : String(seats[0]);
  return t("cover-facts", { seats: players, most: Math.max(...seats), minutes: [...new Set(minutes)].join("–") });
}

export function levelName(level: string): string {
  return hasWords(`level-${level}`) ? t(`level-${level}`) : level;
}

export function botName(level: string): string {
  return t("bot-name", { level: levelName(level) });
}

/** A name that is read from right to left must not reorder the sentence around it: it gets the marks of an isolated text. */
export function isolated(name: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u.test(name) ? `\u2068${name}\u2069` : name;
}

/** Equal names are numbered, so that the log distinguishes them. */
export function seatNames(seats: { name: string; bot: string; person?: string | null }[]): string[] {
  const names = seats.map((seat, index) => {
    if (seat.bot && seat.name === seat.bot) return botName(seat.bot);
    return seat.name ? isolated(seat.name) : t("free-seat", { number: index + 1 });
  });
  return names.map((name, index) => {
    const number = names.slice(0, index + 1).filter((other) => other === name).length;
    return names.indexOf(name) === names.lastIndexOf(name) ? name : t("same-name", { name, number });
  });
}

/** The names of the seats of a position without people: the reader's own, and one for each opponent, numbered in the order of play after it. */
export function positionNames(seats: number, seat: number, own: string, opponent: (about: { number: number; count: number }) => string): string[] {
  return Array.from({ length: seats }, (_, at) => (at === seat ? own : opponent({ number: (at - seat + seats) % seats, count: seats - 1 })));
}

/** The names of a record, which has bots by their level; a player without a name is called by the number of the seat. */
export function recordNames(names: string[]): string[] {
  return seatNames(names.map((name, index) => ({ name: name || t("replay-seat", { number: index + 1 }), bot: name && hasWords(`level-${name}`) ? name : "" })));
}
