/** Where everything stands that a person may aim at, so that a test can see whether it moves. */
import type { Page } from "playwright-core";

declare global {
  interface Window {
    aims: { element: Element; name: string; x: number; y: number }[];
  }
}

/** Notes where everything stands, once a question is asked: its choices too. What a notice says is not among it: it comes and goes in its place. */
export async function noteAims(page: Page): Promise<number> {
  return page.evaluate(() => {
    const own = ".sheet, .card[data-notice], .drawn, dialog, .above";
    const found = [...document.querySelectorAll('main :is(button, a[href], input, summary, [role="button"], [data-target], [data-frame]), .page > header :is(button, a)')];
    window.aims = found.filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(own)).map((element) => {
      const { x, y } = window.standing(element);
      return { element, name: element.outerHTML.replace(/\s+/g, " ").slice(0, 140), x, y };
    });
    return window.aims.length;
  });
}

/** What has moved by more than 2 px since; what is lifted because it is chosen or pointed at stands where it stood. */
export async function movedAims(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    window.aims.flatMap(({ element, name, x, y }) => {
      if (!element.isConnected || !element.checkVisibility({ visibilityProperty: true })) return [];
      const now = window.standing(element);
      const [right, down] = [now.x - x, now.y - y];
      return Math.abs(right) > 2 || Math.abs(down) > 2 ? [`${right.toFixed(0)}, ${down.toFixed(0)}: ${name}`] : [];
    }),
  );
}

declare global {
  interface Window {
    standing(element: Element): { x: number; y: number };
  }
}

/** Runs in the page, as `window.standing`: where an element stands on the page, or on the screen if it is fixed there, by its middle and without its own lift. */
export function standing(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  const lift = new DOMMatrix(element instanceof SVGElement ? "none" : getComputedStyle(element).transform);
  let fixed = false;
  for (let one: Element | null = element; one; one = one.parentElement) if (["fixed", "sticky"].includes(getComputedStyle(one).position)) fixed = true;
  return { x: left + width / 2 - lift.e + (fixed ? 0 : scrollX), y: top + height / 2 - lift.f + (fixed ? 0 : scrollY) };
}
