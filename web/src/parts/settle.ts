/** A button that ends something may come to stand where another one was under the pointer. For a moment it takes no click, which was meant for the other. */
import type { Attachment } from "svelte/attachments";

const SETTLE = 300; // ms
const STILL = 2; // px that it may move without being held again

const stood = new WeakMap<Element, DOMRect>();
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** The button takes no click of a pointer for a moment: base.css gives none to `data-settling`. Keys reach it: under them nothing moves. */
export function hold(button: HTMLElement): void {
  clearTimeout(timers.get(button));
  button.dataset.settling = "";
  timers.set(button, setTimeout(() => delete button.dataset.settling, SETTLE));
}

/** Holds a button when it comes, and when `asked` has changed and it stands elsewhere, or was pressed and asks anew. */
export function settle(asked: () => unknown = () => undefined, pressed: () => boolean = () => false): Attachment<HTMLElement> {
  return (button) => {
    asked();
    const [before, now] = [stood.get(button), button.getBoundingClientRect()];
    stood.set(button, now);
    if (!before || pressed() || Math.abs(before.x - now.x) > STILL || Math.abs(before.y - now.y) > STILL) hold(button);
  };
}
