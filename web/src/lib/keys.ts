/** Keyboard control of a table: letters are commands, arrows move the focus between everything that can be chosen. */

// Where keys mean something else. A window that has just been closed may keep the focus for a moment: what is typed then is meant for the table.
const ELSEWHERE = "input, textarea, select, dialog[open]";

export function onKeys(event: KeyboardEvent, keys: Record<string, () => void>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return;
  const act = keys[event.key];
  if (act) {
    event.preventDefault();
    act();
  }
}

/** Left and right within a group (hand, choices, board), up and down between the groups. */
export function walkTargets(event: KeyboardEvent, page: HTMLElement): void {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined || event.defaultPrevented || (event.target instanceof Element && event.target.closest(ELSEWHERE))) return;
  const groups = [...page.querySelectorAll<HTMLElement>("[data-keys]")].filter((group) => targets(group).length > 0);
  if (groups.length === 0) return;
  event.preventDefault();
  const here = document.activeElement;
  const at = groups.findIndex((group) => group.contains(here));
  if (!here || at < 0) {
    targets(groups.find((group) => targets(group).some(isOpen)) ?? groups[0]!).find(isOpen)?.focus();
    return;
  }
  const along = event.key === "ArrowLeft" || event.key === "ArrowRight";
  const group = targets(groups[along ? at : (at + step + groups.length) % groups.length]!);
  const index = along ? beside(group, here, step) : Math.max(0, group.findIndex(isOpen));
  group[(index + group.length) % group.length]?.focus();
}

/** The index before or after something in a group; it need not be a target itself: what was just chosen is often none any more. */
function beside(group: HTMLElement[], here: Element, step: number): number {
  if (step < 0) return group.findLastIndex((one) => one.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING);
  const next = group.findIndex((one) => one.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_PRECEDING);
  return next < 0 ? 0 : next;
}

function targets(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>("[data-target]")].filter((one) => !(one instanceof HTMLButtonElement && one.disabled));
}

function isOpen(target: HTMLElement): boolean {
  return target.dataset.target !== "closed";
}
