/** A card that lies elsewhere than before travels there. */
import { still } from "../../lib/media.svelte";
import { setOff } from "../../lib/motion";

const WAY = 360;
const EASE = "cubic-bezier(0.3, 0.7, 0.3, 1)";

export interface Spot {
  at: DOMRect;
  row: Element | null; // in which it lies
  from: { x: number; y: number }; // the corner of that row
}

/** Where everything lies: by code, those that lie there once only. */
export function spots(area: HTMLElement): Map<string, Spot> {
  const found = new Map<string, Spot>();
  const twice = new Set<string>();
  const corners = new Map<Element, { x: number; y: number }>();
  for (const element of area.querySelectorAll<HTMLElement>("[data-lies]")) {
    const code = element.dataset.lies!;
    const row = element.closest("ul, ol");
    if (row && !corners.has(row)) corners.set(row, row.getBoundingClientRect());
    if (found.has(code)) twice.add(code);
    found.set(code, { at: element.getBoundingClientRect(), row, from: (row && corners.get(row)) ?? { x: 0, y: 0 } });
  }
  for (const code of twice) found.delete(code);
  return found;
}

/** A row that has moved as a whole takes its cards along: they do not travel. */
function stayed(before: Spot, now: Spot): boolean {
  const shift = (spot: Spot) => [spot.at.x - spot.from.x, spot.at.y - spot.from.y] as const;
  const [[x, y], [left, top]] = [shift(before), shift(now)];
  return before.row === now.row && Math.abs(x - left) + Math.abs(y - top) < 4;
}

export function travel(area: HTMLElement, before: Map<string, Spot>): void {
  if (still.current) return;
  const now = spots(area); // all is measured before anything is set in motion
  for (const element of area.querySelectorAll<HTMLElement>("[data-lies]")) {
    const code = element.dataset.lies!;
    const to = now.get(code);
    if (!to) continue;
    const from = before.get(code);
    if (!from) setOff(element, [{ opacity: 0, transform: "scale(0.92)" }, { opacity: 1, transform: "none" }], { duration: 220, easing: "ease-out" });
    else if (!stayed(from, to)) carry(element, from.at, to.at);
  }
}

/** Only its transform is animated, and by nothing else: so the compositor can do it alone. */
function carry(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  for (const hover of element.getAnimations()) hover.cancel();
  Object.assign(element.style, { transformOrigin: "0 0", transition: "none" });
  element.setAttribute("data-travels", ""); // what it comes to must not cut it off on its way
  const [x, y] = [from.left - to.left, from.top - to.top];
  setOff(element, [{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width}, ${from.height / to.height})` }, { transform: "none" }], { duration: WAY, easing: EASE }, () => {
    Object.assign(element.style, { transformOrigin: "", transition: "" });
    element.removeAttribute("data-travels");
  });
}
