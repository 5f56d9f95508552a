/** A card that lies elsewhere than before travels there. */
import { still } from "../../lib/media.svelte";

const WAY = 360;

/** Where everything lies: by code, those that lie there once only. */
export function places(area: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  const twice = new Set<string>();
  for (const element of area.querySelectorAll<HTMLElement>("[data-lies]")) {
    const code = element.dataset.lies!;
    if (found.has(code)) twice.add(code);
    found.set(code, element.getBoundingClientRect());
  }
  for (const code of twice) found.delete(code);
  return found;
}

export function travel(area: HTMLElement, before: Map<string, DOMRect>): void {
  if (still.current) return;
  const now = places(area);
  for (const element of area.querySelectorAll<HTMLElement>("[data-lies]")) {
    const code = element.dataset.lies!;
    const to = now.get(code);
    if (!to) continue;
    const from = before.get(code);
    if (!from) {
      element.animate([{ opacity: 0, transform: "scale(0.92)" }, { opacity: 1, transform: "none" }], { duration: 220, easing: "ease-out" });
      continue;
    }
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.abs(x) + Math.abs(y) < 4) continue;
    const grow = `translate(${x}px, ${y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
    element.animate([{ transform: grow, transformOrigin: "0 0", zIndex: 5 }, { transform: "none", transformOrigin: "0 0", zIndex: 5 }], { duration: WAY, easing: "cubic-bezier(0.3, 0.7, 0.3, 1)" });
  }
}
