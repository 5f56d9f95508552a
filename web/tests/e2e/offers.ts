/** What a table offers, read in the page in one look, so that nothing changes between counting and choosing. */

export interface Offers {
  over: boolean; // the game has ended
  half: boolean; // a choice is half made: it is finished at the prompt, or cancelled
  targets: (HTMLElement | SVGElement)[];
}

declare global {
  interface Window {
    offers(): Offers | null;
  }
}

/** Runs in the page, as `window.offers`. Null while nothing is asked or the server has not answered yet. */
export function offers(): Offers | null {
  if (document.querySelector(".result")) return { over: true, half: false, targets: [] };
  if (!document.querySelector(".prompt.asked:not(.waiting)") || document.querySelector("[data-settling]")) return null; // it takes no click yet
  const half = document.querySelector('[data-token="cancel"]') !== null;
  const target = '[data-target]:not([data-target="closed"]):not([data-token="cancel"]):not([data-token="back"]):not([data-token="hint"]):not(:disabled)';
  const ghost = ".street .target"; // shown while a card is pointed at; the same move stands at the prompt once the card is chosen
  const found = document.querySelectorAll<HTMLElement | SVGElement>(half ? `[data-keys="prompt"] ${target}` : `[data-keys] ${target}:not(${ghost})`);
  return { over: false, half, targets: [...found].filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0) };
}
