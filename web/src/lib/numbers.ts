/** Numbers and days as the language of the moment writes them. */
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
