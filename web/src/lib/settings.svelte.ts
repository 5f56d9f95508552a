/** What a person has chosen on this device. Kept in local storage; where there is none, for this visit. */

import { PACES, type Pace } from "../staging/timeline";

export type Language = "en" | "fr";
export type Theme = "system" | "dark" | "light";

/** The table of the first game after the lessons, and the notes that were dismissed there: what was dismissed before comes again. */
interface Coach {
  table: string;
  notes: string[];
}

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
  coach: Coach;
  tables: string[]; // where this person has sat or looked on, latest first
  running: string[]; // those of them where they play, and the game was not over when they looked
  seen: Record<string, number>; // how far each of them had come when it was last looked at
}

const PLACE = "soiree";
const TABLES_KEPT = 200; // and all running games, however many

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

/** The latest tables, and every running game: from these numbers on, a game shows what happened while the person was away. */
function mostOf(tables: string[], running: string[]): string[] {
  return tables.filter((table, index) => index < TABLES_KEPT || running.includes(table));
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export class Settings {
  language = $state<Language>(document.documentElement.lang === "fr" ? "fr" : "en");
  theme = $state<Theme>("system");
  sound = $state(true);
  pace = $state<Pace>("normal");
  log = $state(!matchMedia("(max-width: 40rem)").matches); // on a phone the log is closed at first
  level = $state("");
  named = $state(false);
  aids = $state(true);
  confirm = $state(true);
  notes = $state<string[]>([]);
  coach = $state.raw<Coach>({ table: "", notes: [] });
  tables = $state<string[]>([]);
  running = $state<string[]>([]);
  seen = $state<Record<string, number>>({});

  constructor() {
    this.takeOver();
  }

  /** Takes what is stored, also what another tab has stored since: what it chose, and what was seen in either of them. */
  takeOver(): void {
    const kept = read();
    this.language = kept.language === "fr" || kept.language === "en" ? kept.language : this.language;
    this.theme = kept.theme === "dark" || kept.theme === "light" ? kept.theme : "system";
    this.sound = kept.sound !== false;
    this.pace = PACES.find((pace) => pace === kept.pace) ?? "normal";
    this.log = typeof kept.log === "boolean" ? kept.log : this.log;
    this.level = typeof kept.level === "string" ? kept.level : "";
    this.named = kept.named === true;
    this.aids = kept.aids !== false;
    this.confirm = kept.confirm !== false;
    const notes = [...new Set([...this.notes, ...strings(kept.notes)])];
    const table = typeof kept.coach?.table === "string" ? kept.coach.table : this.coach.table;
    const coach = { table, notes: [...new Set([...(table === this.coach.table ? this.coach.notes : []), ...strings(kept.coach?.notes)])] };
    const running = strings(kept.running);
    const tables = mostOf([...new Set([...strings(kept.tables), ...this.tables])], running);
    const seen = Object.fromEntries(tables.map((table) => [table, Math.max(this.seen[table] ?? 0, Number(kept.seen?.[table]) || 0)]));
    // a list that stays the same is not set anew: setting it stores it, and the other tab would get it again
    if (!same(notes, this.notes)) this.notes = notes;
    if (!same(coach, this.coach)) this.coach = coach;
    if (!same(running, this.running)) this.running = running;
    if (!same(tables, this.tables)) this.tables = tables;
    if (!same(seen, this.seen)) this.seen = seen;
  }

  /** Another tab may have stored something. */
  follow({ key }: StorageEvent): void {
    if (key === PLACE) this.takeOver();
  }

  /** Keeps the settings and shows them on the document; called from an effect, so that every change is kept. */
  keep(): void {
    const { language, theme, sound, pace, log, level, named, aids, confirm, notes, coach, tables, running, seen } = this;
    const root = document.documentElement;
    const system = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
    const shown = theme === "system" ? system : theme;
    if (root.lang !== language) root.lang = language; // written anew, even the same word would have the whole page styled again
    if (root.dataset.theme !== shown) root.dataset.theme = shown;
    try {
      localStorage.setItem(PLACE, JSON.stringify({ language, theme, sound, pace, log, level, named, aids, confirm, notes, coach, tables, running, seen }));
    } catch {
      // storage is full or forbidden: the choice holds for this visit
    }
  }

  /** This person has seen a table up to this number; `playing`: they play there, and the game is not over. */
  remember(table: string, number: number, playing: boolean): void {
    if (playing !== this.running.includes(table)) this.running = playing ? [...this.running, table] : this.running.filter((one) => one !== table);
    if (this.tables[0] !== table) this.tables = mostOf([table, ...this.tables.filter((one) => one !== table)], this.running);
    const known = Object.entries(this.seen).filter(([one]) => this.tables.includes(one));
    if (this.seen[table] !== number) this.seen = { ...Object.fromEntries(known), [table]: number };
  }

  /** Every note comes once more at this table, also to somebody who had switched them off. */
  coachAt(table: string): void {
    this.coach = { table, notes: [] };
  }

  /** Whether a note was dismissed, or all were: at the table of the first game only what was dismissed there counts. */
  isDismissed(note: string, table: string): boolean {
    const dismissed = table === this.coach.table ? this.coach.notes : this.notes;
    return dismissed.includes(note) || dismissed.includes("all");
  }

  dismiss(note: string, table: string): void {
    if (!this.notes.includes(note)) this.notes = [...this.notes, note];
    if (table === this.coach.table) this.coach = { table, notes: [...this.coach.notes, note] };
  }
}

export const settings = new Settings();

export function stillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
