/** Numbers, days and lists as the language of the moment writes them. */
import { settings } from "../lib/settings.svelte";

/** A rating with one decimal, always, so that columns line up. */
/** How much a rating has changed, with its sign. */
export function changeText(change: number): string {
  return new Intl.NumberFormat(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(change).replace("-", "\u2212");
}

export function ratingText(rating: number): string {
  const text = new Intl.NumberFormat(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "negative" }).format(rating);
  return text.replace("-", "\u2212"); // as wide as a figure
}

export function countText(count: number): string {
  return new Intl.NumberFormat(settings.language).format(count);
}

export function dayText(ms: number): string {
  return new Intl.DateTimeFormat(settings.language, { day: "numeric", month: "long", year: "numeric" }).format(ms);
}

/** A day with its time. */
export function momentText(ms: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: "long", timeStyle: "short" }).format(ms);
}

/** How long ago, in the largest unit that fits: "5 minutes ago". */
export function agoText(ms: number, now: number): string {
  const minutes = Math.max(0, Math.round((now - ms) / 60_000));
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  if (minutes < 60) return minutes ? format.format(-minutes, "minute") : format.format(0, "second");
  return minutes < 48 * 60 ? format.format(-Math.round(minutes / 60), "hour") : format.format(-Math.round(minutes / 1440), "day");
}

/** As a percentage, in the manner of the language; a small share is never shown as 0 %. */
export function percent(value: number): string {
  const said = (share: number) => new Intl.NumberFormat(settings.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
  if (value > 0 && value < 0.005) return `< ${said(0.01)}`;
  return value < 1 && value >= 0.995 ? `> ${said(0.99)}` : said(value);
}

export function listText(parts: string[], joined: "and" | "or" = "and"): string {
  return new Intl.ListFormat(settings.language, { type: joined === "and" ? "conjunction" : "disjunction" }).format(parts);
}
