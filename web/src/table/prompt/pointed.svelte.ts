/** The explanation of what is pointed at, focused or pressed long: the nearest `data-help` (see parts/help.ts). */

const LONG_PRESS = 450; // ms

export class Pointed {
  text = $state("");
  atPrompt = $state(false); // it is a choice beside the question, which the explanation must not cover
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pressed = false; // a long press has explained something, or this one takes an explanation away: the click that ends it chooses nothing

  /** Listens on a page; answers with how to stop. */
  watch(page: HTMLElement): () => void {
    const stop = new AbortController();
    const on = <Kind extends keyof HTMLElementEventMap>(kind: Kind, hear: (event: HTMLElementEventMap[Kind]) => void, capture = false) => page.addEventListener(kind, hear, { signal: stop.signal, capture });
    on("pointermove", (event) => event.pointerType !== "touch" && this.#show(event.target));
    on("pointerover", (event) => event.pointerType !== "touch" && this.text && this.#show(event.target)); // what comes under a pointer that rests says nothing, unless it replaces what was pointed at
    on("pointerleave", () => this.clear());
    on("focusin", (event) => event.target instanceof Element && event.target.matches(":focus-visible") && queueMicrotask(() => this.#show(event.target)));
    on("focusout", () => queueMicrotask(() => this.clear())); // also fired while Svelte removes what had the focus, when no state may change
    on("pointerdown", (event) => {
      this.#pressed = false;
      clearTimeout(this.#timer);
      if (event.pointerType !== "touch") return;
      this.#pressed = event.target instanceof Element && event.target.closest("[data-whole]") !== null; // a choice may lie below it
      this.clear();
      const pressed = event.target;
      this.#timer = setTimeout(() => (this.#pressed = this.#show(pressed)), LONG_PRESS);
    });
    for (const end of ["pointerup", "pointercancel"] as const) on(end, () => clearTimeout(this.#timer));
    on("contextmenu", (event) => this.#pressed && event.preventDefault());
    on("click", (event) => {
      if (!this.#pressed) return;
      this.#pressed = false;
      event.preventDefault();
      event.stopPropagation();
    }, true);
    return () => {
      clearTimeout(this.#timer);
      stop.abort();
    };
  }

  clear(): void {
    this.text = "";
  }

  #show(target: EventTarget | null): boolean {
    this.text = (target instanceof Element && target.closest("[data-help]")?.getAttribute("data-help")) || "";
    this.atPrompt = target instanceof Element && target.closest("[data-prompt]") !== null;
    return this.text !== "";
  }
}
