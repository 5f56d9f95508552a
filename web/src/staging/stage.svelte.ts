/** The player of a timeline: shows one beat after the other. It can be paused, stepped and skipped. */
import type { Message } from "../server/protocol";
import { settings } from "../lib/settings.svelte";
import { durationOf, tempoOf, type Beat } from "./timeline";

export class Stage {
  beat = $state.raw<Beat | null>(null); // on show; null: nothing is staged, the newest position is shown
  said = $state.raw<Message[]>([]); // the line: what is happening, or what happened last
  paused = $state(false);
  #coming: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #due = false; // the next beat is wanted as soon as it comes
  #more: () => void; // asked when everything was shown: it may play more

  constructor(more: () => void = () => undefined) {
    this.#more = more;
  }

  /** Shows a position until something is played: what comes is still being read. */
  hold(view: Beat["view"]): void {
    this.beat ??= { kind: "breath", seat: null, moment: 0, number: 0, view, events: [], recent: [], said: [], part: 0, letters: 0, hurry: 1 };
  }

  play(beats: Beat[]): void {
    this.#coming.push(...beats);
    if (this.#due || (this.#timer === undefined && !this.paused)) this.#next();
  }

  say(messages: Message[]): void {
    if (messages.length) this.said = messages;
  }

  pause(): void {
    this.paused = true;
    this.#stopClock();
  }

  resume(): void {
    this.paused = false;
    if (this.beat) this.#next();
  }

  /** One beat further, and no more; while it runs, the next one at once. */
  step(): void {
    if (this.beat) this.#next();
  }

  /** Ends what is being shown: the newest position is shown, and the line says what led to it. */
  clear(): void {
    this.#stopClock();
    this.say(this.#coming.findLast(({ kind }) => kind === "event")?.said ?? []);
    this.#coming = [];
    this.#due = false;
    this.beat = null;
  }

  #next(): void {
    this.#stopClock();
    const beat = this.#coming.shift();
    this.#due = !beat;
    if (!beat) {
      this.#more();
      return;
    }
    this.beat = beat;
    this.say(beat.said);
    if (!this.paused) this.#timer = setTimeout(() => this.#next(), durationOf(beat, tempoOf(settings.pace)));
  }

  #stopClock(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
