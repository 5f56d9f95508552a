/** Shows the moves of others at a table step by step, at the pace of the viewer. The table may be ahead of what is shown. */
import { api } from "../server/api";
import type { Snapshot, Message, Row } from "../server/protocol";
import { settings } from "../lib/settings.svelte";
import { Stage } from "./stage.svelte";
import { isIdle, isNews, seatOf, tempoOf, timeline, within, type Moment, type Reading } from "./timeline";

const LATEST = 80; // steps at most that a player is shown at a time; the log has the rest
const HURRIED = 1_500; // ms for all of it while the reader's own clock runs
const HOUR = 3_600_000;

/** What the game and the language add; null while they are loaded. */
export type Voice = Pick<Reading, "staging" | "tell" | "letters">;

const steps = (row: Row) => row.entry.steps ?? "";

/** Whose decisions the reader has made themselves: their seat's, unless a bot plays for them. */
const readerOf = ({ seat, seats }: Snapshot): number | null => (seat === null || seats[seat]?.stand_in ? null : seat);

export class Follow {
  readonly stage = new Stage(() => void this.#showMore());
  #table: string;
  #voice: () => Voice | null;
  #look: Snapshot | null = null;
  #rows: Row[] = [];
  #shown = 0; // the number of the last row that was shown
  #acting: number | null = null; // whose move was shown last, if nobody has moved since
  #before = $state(0); // the row before what is shown now
  #repeating = $state(false);
  #asked = 0; // counts skips: an answer that comes after one is dropped

  constructor(table: string, voice: () => Voice | null) {
    this.#table = table;
    this.#voice = voice;
  }

  /** A snapshot has come; `seen`: how far this person had seen the table before the first one, 0: never. */
  accept(look: Snapshot, seen: number): void {
    const before = this.#look;
    this.#look = look;
    this.#rows = [...this.#rows, ...look.rows];
    if (!before) this.#shown = seen || look.number;
    if (this.stage.beat || document.hidden) return; // it is shown after what is shown now, or when they look again
    this.#begin(before?.view ?? null);
  }

  /** Called when the page becomes visible or ready: shows what the person has missed. */
  catchUp(): void {
    if (!this.stage.beat && !document.hidden) this.#begin(null);
  }

  /** The last row whose moves were shown to the end; null: all. The log says no more of the moves. */
  get until(): number | null {
    const { beat } = this.stage;
    return beat && !this.#repeating ? Math.max(beat.number - (beat.kind === "event" ? 1 : 0), this.#before) : null;
  }

  skip(): void {
    this.#repeating = false;
    this.#asked++;
    this.#passed(this.#look?.number ?? 0);
    this.stage.paused = false;
    this.stage.clear();
  }

  /** Whether there is something that can be shown again. */
  get repeatable(): boolean {
    return this.#latest() !== null;
  }

  /** What the others did last, or what is running, from its beginning. */
  again(after = this.#latest()): void {
    const view = this.#look?.view;
    if (after === null || !view) return;
    this.skip();
    [this.#shown, this.#acting] = [after, null];
    this.#repeating = true;
    this.stage.hold(view);
    void this.#showMore();
  }

  /** The number before the latest rows in which others acted. */
  #latest(): number | null {
    const reader = this.#look && readerOf(this.#look);
    const acted = this.#rows.filter((row) => row.number <= (this.#look?.number ?? 0) && steps(row));
    const others = (row: Row) => steps(row).split(" ").some((step) => seatOf(step) !== null && seatOf(step) !== reader);
    const last = acted.findLastIndex(others);
    if (last < 0) return null;
    let first = last;
    while (first > 0 && reader !== null && others(acted[first - 1]!)) first--;
    return acted[first]!.number - 1;
  }

  #begin(view: Snapshot["view"]): void {
    const [look, voice] = [this.#look, this.#voice()];
    if (!look || !voice) return;
    const rows = this.#rows.filter((row) => row.number > this.#shown);
    const news = rows.filter((row) => isNews(steps(row), row.events, readerOf(look), voice.staging));
    if (settings.pace === "once" || news.length === 0) {
      this.#passed(look.number);
      this.stage.say(this.#messagesOf(news, voice));
      return;
    }
    this.#before = this.#shown;
    this.stage.hold(view ?? look.view ?? {});
    void this.#showMore();
  }

  /** Everything up to this row was shown, or is being shown. */
  #passed(number: number): void {
    const decided = this.#rows.filter((row) => row.number > this.#shown && row.number <= number).flatMap((row) => steps(row).split(" ").map(seatOf));
    if (decided.some((seat) => seat !== null && seat !== this.#acting)) this.#acting = null;
    this.#shown = number;
  }

  #messagesOf(rows: Row[], { staging, tell }: Voice): Message[] {
    return tell(rows.flatMap((row) => row.events.filter((one) => !staging.silent.includes(one.event.event) || isIdle(one, row.events, staging))));
  }

  /** Stages the rows that were not shown yet, until there are none. */
  async #showMore(): Promise<void> {
    const [look, voice, asked] = [this.#look, this.#voice(), ++this.#asked];
    if (!look || !voice || (settings.pace === "once" && !this.#repeating) || this.#shown >= look.number) {
      this.#passed(look?.number ?? 0);
      this.#repeating = false;
      this.stage.clear();
      return;
    }
    const moments = await this.#moments(this.#shown, look);
    if (asked !== this.#asked) return;
    const { seat } = look;
    const acting = this.#acting;
    this.#passed(look.number);
    const beats = timeline(seat === null ? moments : moments.slice(-LATEST - 1), { ...voice, reader: readerOf(look), acting });
    if (beats.length === 0) return this.#showMore();
    this.#acting = beats.at(-1)!.seat;
    const tempo = tempoOf(settings.pace);
    this.stage.play(seat === null ? beats : within(beats, tempo, this.#hurried(look) ? HURRIED : tempo.longest));
  }

  /** Whether the reader's own clock runs, and has no hours left. */
  #hurried({ clock, seat }: Snapshot): boolean {
    return clock !== null && seat !== null && clock.running.includes(seat) && (clock.left[seat] ?? 0) < HOUR;
  }

  /** The positions between; without them, the newest one for everything that happened. */
  async #moments(after: number, look: Snapshot): Promise<Moment[]> {
    try {
      return await api.moments(this.#table, after, look.number);
    } catch {
      const rows = this.#rows.filter((row) => row.number > after && row.number <= look.number && steps(row));
      const view = look.view ?? {};
      return [{ step: "", view, events: [] }, ...rows.map((row) => ({ number: row.number, step: steps(row).split(" ")[0]!, view, events: row.events }))];
    }
  }
}
