/** The keyboard at a table: letters do things, arrows walk between everything that can be chosen. */

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
  const groups = [...page.querySelectorAll<HTMLElement>("[data-keys]")].map(targets).filter((group) => group.length > 0);
  if (groups.length === 0) return;
  event.preventDefault();
  const at = groups.findIndex((group) => group.some((one) => one === document.activeElement));
  if (at < 0) {
    (groups.find((group) => group.some(isOpen)) ?? groups[0])!.find(isOpen)?.focus();
    return;
  }
  const along = event.key === "ArrowLeft" || event.key === "ArrowRight";
  const group = groups[along ? at : (at + step + groups.length) % groups.length]!;
  const place = along ? group.findIndex((one) => one === document.activeElement) + step : Math.max(0, group.findIndex(isOpen));
  group[(place + group.length) % group.length]?.focus();
}

function targets(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>("[data-target]")].filter((one) => !(one instanceof HTMLButtonElement && one.disabled));
}

function isOpen(target: HTMLElement): boolean {
  return target.dataset.target !== "closed";
}
