/** Highlights what a hint is about, wherever it is on the table, also if it appears only after the first part of a choice. */

const MARKS = ["data-token", "data-card", "data-tile", "data-pile", "data-pawn", "data-target"];

export function glow(page: HTMLElement, selectors: string[]): () => void {
  const found = () => selectors.flatMap((selector) => [...page.querySelectorAll(selector)]).filter((one) => one.getAttribute("data-target") !== "closed");
  const light = () => {
    const now = new Set(found());
    for (const old of page.querySelectorAll("[data-hinted]")) if (!now.has(old)) old.removeAttribute("data-hinted");
    for (const one of now) if (!one.hasAttribute("data-hinted")) one.setAttribute("data-hinted", "");
  };
  light();
  const watch = new MutationObserver(light);
  watch.observe(page, { childList: true, subtree: true, attributes: true, attributeFilter: MARKS });
  return () => {
    watch.disconnect();
    for (const one of page.querySelectorAll("[data-hinted]")) one.removeAttribute("data-hinted");
  };
}
