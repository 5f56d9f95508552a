/** Marks where something happens: what these selectors find has the attribute `data-staged`, until it is removed. */
import { still } from "../lib/media.svelte";

const COVERED = { above: 80, below: 110 }; // px of a phone: the line at the top, the prompt at the foot

function inSight(one: Element): boolean {
  const { top, bottom } = one.getBoundingClientRect();
  return top >= COVERED.above && bottom <= innerHeight - COVERED.below;
}

/** `follow`: what is out of sight is scrolled to. */
export function spotlight(page: HTMLElement, selectors: string[], follow: boolean): () => void {
  const lit = [...new Set(selectors.flatMap((selector) => [...page.querySelectorAll(selector)]))];
  for (const one of lit) one.setAttribute("data-staged", "");
  if (follow && lit[0] && !inSight(lit[0])) lit[0].scrollIntoView({ block: "center", behavior: still.current ? "auto" : "smooth" });
  return () => {
    for (const one of lit) one.removeAttribute("data-staged");
  };
}
