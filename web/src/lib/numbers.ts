/** Numbers, days and lists as the language of the moment writes them. */
import { settings } from "./settings.svelte";

/** A rating with one decimal, always: so they stand under each other. */
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

/** As a percentage, in the manner of the language; what is nearly nothing is not called nothing. */
export function percent(value: number): string {
  const said = (share: number) => new Intl.NumberFormat(settings.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
  if (value > 0 && value < 0.005) return `< ${said(0.01)}`;
  return value < 1 && value >= 0.995 ? `> ${said(0.99)}` : said(value);
}

export function listText(parts: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(parts);
}
