/** What a person has chosen on this device. Kept in local storage; where there is none, for this visit. */

import { PACES, type Pace } from "../staging/timeline";

export type Language = "en" | "fr";
export type Theme = "system" | "dark" | "light";

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  pace: Pace; // at which opponents' moves are shown
  log: boolean;
  level: string;
  named: boolean; // a guest was asked for a name
  aids: boolean; // whether new tables show what can be deduced
  confirm: boolean; // a move that cannot be undone is asked for twice
  notes: string[]; // first-game notes that were dismissed
  tables: string[]; // where this person has sat or looked on, latest first
  seen: Record<string, number>; // how far each of them had come when it was last looked at
}

const PLACE = "soiree";
const TABLES_KEPT = 12;

function read(): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  sound = $state(true);
  pace = $state<Pace>("normal");
  log = $state(true);
  level = $state("");
  named = $state(false);
  aids = $state(true);
  confirm = $state(true);
  notes = $state<string[]>([]);
  tables = $state<string[]>([]);
  seen = $state<Record<string, number>>({});

  constructor() {
    const kept = read();
    const asked = kept.language ?? document.documentElement.lang;
    this.language = asked === "fr" ? "fr" : "en";
    this.theme = kept.theme === "dark" || kept.theme === "light" ? kept.theme : "system";
    this.sound = kept.sound !== false;
    this.pace = PACES.find((pace) => pace === kept.pace) ?? "normal";
    this.log = kept.log ?? !matchMedia("(max-width: 40rem)").matches; // on a phone the log waits to be asked for
    this.level = typeof kept.level === "string" ? kept.level : "";
    this.named = kept.named === true;
    this.aids = kept.aids !== false;
    this.confirm = kept.confirm !== false;
    this.notes = strings(kept.notes);
    this.tables = strings(kept.tables);
    for (const table of this.tables) this.seen[table] = Number(kept.seen?.[table]) || 0;
  }

  /** Keeps the settings and shows them on the document; called from an effect, so that every change is kept. */
  keep(): void {
    const { language, theme, sound, pace, log, level, named, aids, confirm, notes, tables, seen } = this;
    const root = document.documentElement;
    const system = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
    const shown = theme === "system" ? system : theme;
    if (root.lang !== language) root.lang = language; // written anew, even the same word would have the whole page styled again
    if (root.dataset.theme !== shown) root.dataset.theme = shown;
    try {
      localStorage.setItem(PLACE, JSON.stringify({ language, theme, sound, pace, log, level, named, aids, confirm, notes, tables, seen }));
    } catch {
      // storage is full or forbidden: the choice holds for this visit
    }
  }

  remember(table: string, number: number): void {
    if (this.tables[0] !== table) this.tables = [table, ...this.tables.filter((one) => one !== table)].slice(0, TABLES_KEPT);
    const known = Object.entries(this.seen).filter(([one]) => this.tables.includes(one));
    if (this.seen[table] !== number) this.seen = { ...Object.fromEntries(known), [table]: number };
  }

  dismiss(note: string): void {
    if (!this.notes.includes(note)) this.notes = [...this.notes, note];
  }
}

export const settings = new Settings();

export function stillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
