/** What was tried in this window, so that loading the page anew loses nothing. It ends with the window. */

interface Kept {
  record: string;
  steps: string[]; // to where one stood
}

const key = () => `soiree-analysis ${location.pathname}${location.hash}`;

export function keptHere(): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key()) ?? "null") as Partial<Kept> | null;
    return typeof kept?.record === "string" && Array.isArray(kept.steps) ? (kept as Kept) : null;
  } catch {
    return null;
  }
}

export function keep(record: string, steps: string[]): void {
  try {
    sessionStorage.setItem(key(), JSON.stringify({ record, steps }));
  } catch {
    // no room: the analysis is only in this page then
  }
}

export function forget(): void {
  sessionStorage.removeItem(key());
}
