/** On a phone the table is taller than the screen: what a question is about, `data-sight`, comes into sight. */
import { still } from "../lib/media.svelte";

const AIR = 4; // px
const CHOICES = 54; // px by which the prompt grows with a row of choices: kept free where it can be, so that nothing needs to move then

/** Scrolls as little as needed to have it all between the line at the top and the prompt at the foot; from its top, if it is taller. */
export function bringIntoSight(page: HTMLElement): void {
  const boxes = [...page.querySelectorAll("[data-sight]")].map((one) => one.getBoundingClientRect()).filter(({ height }) => height > 0);
  const foot = page.querySelector("[data-prompt]")?.getBoundingClientRect().top ?? innerHeight;
  const head = page.querySelector("[data-now]")?.getBoundingClientRect().height ?? 0;
  if (!boxes.length) return;
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const room = page.querySelector(".choices, .ends > *") ? AIR : CHOICES;
  const down = Math.max(0, bottom + room - foot); // how far it goes under the prompt
  const by = Math.min(down, top - head - AIR); // its top must not go under the line
  if (by < -AIR || by > AIR) scrollBy({ top: by, behavior: still.current ? "instant" : "smooth" });
}
