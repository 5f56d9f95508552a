/** Printed values that somebody is entering: kept on this device, and checked by the server after each change. */
import { askFor, listOf, has, object, troubleOf, type Trouble } from "../server/api";
import type { components } from "../server/schema";
import { settings } from "../lib/settings.svelte";
import { change, isRow, same, valueAt, type Tables, type Way } from "./tables";

type Checked = Required<components["schemas"]["EditionChecked"]>;
export type Fault = components["schemas"]["EditionFault"];

const QUIET = 300; // milliseconds without a change before the values are checked
const LATER = 2500; // after the server could not check them
const FIRST_NAME = "my-box";
const checked = (value: unknown) => object(value) && listOf(has("say", "at"))(value.faults) && object(value.tables) && has("file", "picture")(value) && typeof value.installable === "boolean";

/** The server's answer. What is wrong begins with a small letter there, because it follows other words in a terminal. */
async function ask(body: object): Promise<Checked> {
  const answer = await askFor<Checked>("POST", "/api/editions/check", checked, { ...body, language: settings.language });
  return { ...answer, faults: answer.faults.map(({ say, at }) => ({ say: `${say.charAt(0).toUpperCase()}${say.slice(1)}.`, at })) };
}

const storageKey = (game: string) => `soiree-edition-${game}`;

/** The text of a file as tables, completed by those of its game, with what is wrong with them. */
export const openFile = (file: string): Promise<Checked> => ask({ file });

function kept(game: string): Tables {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(storageKey(game)) ?? "{}");
    return isRow(found) ? found : {};
  } catch {
    return {};
  }
}

/** Keeps values as the draft of their game. */
export function keep(game: string, tables: Tables): void {
  try {
    localStorage.setItem(storageKey(game), JSON.stringify(tables));
  } catch {
    // no room, or no storage: the draft lasts as long as the page
  }
}

export class Draft {
  tables = $state<Tables>({});
  faults = $state.raw<Fault[]>([]);
  file = $state.raw(""); // of the values as they were checked last, without a fault
  picture = $state.raw("");
  installable = $state.raw(false);
  checking = $state.raw(false);
  trouble = $state.raw<Trouble | null>(null);
  seats = $state.raw<number>(0);
  follow: ((tables: Tables) => void) | undefined; // of the form
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0; // how many checks were begun: only the answer to the last one counts

  private constructor(
    readonly game: string,
    readonly shipped: Tables,
  ) {}

  /** The draft of a game that was kept here, else its shipped values under a new name; a sentence if the game takes no others. */
  static async begin(game: string): Promise<Draft | string> {
    const start = { game: { id: game, edition: FIRST_NAME } };
    const answer = await ask({ tables: start, complete: true });
    if (answer.faults.length) return answer.faults[0]!.say;
    const draft = new Draft(game, answer.tables);
    const seats = valueAt(answer.tables, ["game", "seats"]);
    draft.seats = Array.isArray(seats) ? Number(seats[0]) : 0;
    draft.installable = answer.installable;
    draft.replace({ ...answer.tables, ...kept(game) });
    return draft;
  }

  replace(tables: Tables): void {
    this.tables = structuredClone($state.snapshot(tables)) as Tables;
    this.changed();
  }

  /** Back to the shipped values. */
  reset(): void {
    this.replace(this.shipped);
  }

  /** Leaves out a table. */
  remove(name: string): void {
    delete this.tables[name];
    this.changed();
  }

  read(way: Way): unknown {
    return valueAt(this.tables, way);
  }

  write(way: Way, value: unknown): void {
    change(this.tables, way, value);
    this.follow?.(this.tables);
    this.changed();
  }

  /** The tables that differ from the shipped ones, and the name. */
  difference(): Tables {
    const all = $state.snapshot(this.tables) as Tables;
    return Object.fromEntries(Object.entries(all).filter(([name, table]) => name === "game" || !same(table, this.shipped[name])));
  }

  changed(after = QUIET): void {
    keep(this.game, this.difference());
    this.#asked++;
    this.checking = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), after);
  }

  /** Stops checking. */
  end(): void {
    clearTimeout(this.#timer);
    this.#asked++;
  }

  async #check(): Promise<void> {
    const mine = this.#asked;
    try {
      const answer = await ask({ tables: this.difference(), seats: this.seats });
      if (mine !== this.#asked) return;
      this.faults = answer.faults;
      this.file = answer.file;
      this.installable = answer.installable;
      if (answer.picture) this.picture = answer.picture; // while something is wrong, the last one that was right
      this.trouble = null;
      this.checking = false;
    } catch (error) {
      if (mine !== this.#asked) return;
      this.trouble = troubleOf(error);
      this.file = "";
      this.changed(LATER);
    }
  }

  /** Adds the edition to those of this server. */
  async install(): Promise<void> {
    await askFor("POST", "/api/editions", has("game", "edition"), { tables: this.difference(), language: settings.language });
  }
}
