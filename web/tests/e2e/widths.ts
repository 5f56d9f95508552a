/** Screens from a phone to a large monitor, and what must hold on each of them. */
import type { Page } from "playwright-core";

export const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** What a thumb would miss, an eye could not read, or lies beyond the edge. */
export function hardships(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready; // until then letters are wider
    const said = (one: Element) => one.outerHTML.slice(0, 140);
    const small = [...document.querySelectorAll<HTMLElement>("button, .button, select, input:not([type=radio]):not([type=checkbox]):not(.unseen)")].filter(
      (one) => one.offsetParent !== null && one.getBoundingClientRect().height < 39.5,
    );
    const tiny = [...document.querySelectorAll<HTMLElement>("main *")].filter(
      (one) => [...one.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim()) && one.getClientRects().length && !one.closest("svg") && parseFloat(getComputedStyle(one).fontSize) < 14,
    );
    const wide = document.documentElement.scrollWidth > innerWidth ? [`${document.documentElement.scrollWidth} px wide`] : [];
    return [...small.map((one) => `small: ${said(one)}`), ...tiny.map((one) => `tiny: ${said(one)}`), ...wide];
  });
}
