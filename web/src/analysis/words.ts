/** How chances are said: as a percentage, in the manner of the language. */
import { settings } from "../lib/settings.svelte";

export function percent(value: number): string {
  return new Intl.NumberFormat(settings.language, { style: "percent", maximumFractionDigits: 0 }).format(value);
}
