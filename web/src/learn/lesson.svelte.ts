/** One attempt at a lesson. The server judges; the page keeps the decisions, so undoing one is to play the others again. */
import type { Snapshot, GameEvent } from "../server/protocol";
import { Requests } from "../server/requests.svelte";
import { NOTHING_TO_UNDO, positionLook } from "../table/position_look";
import { playLesson, type LessonStep } from "./lessons";

export class LessonStore extends Requests {
  step = $state.raw<LessonStep | null>(null);
  fresh = $state.raw<GameEvent[]>([]); // what the latest decisions did, to be animated
  failures = $state(0);
  shown = $state(false); // the solution was shown, not found
  tries = $state(0); // counts the attempts, so that a new one is drawn from the start
  #tokens: string[] = [];
  #changes = 0; // like the version of a table's draft: the prompt forgets a half-made choice when it grows
  readonly #game: string;
  readonly #edition: string;
  readonly #lesson: string;

  constructor(game: string, edition: string, lesson: string) {
    super();
    this.#game = game;
    this.#edition = edition;
    this.#lesson = lesson;
  }

  /** Begins again from the position of the lesson. */
  async restart(): Promise<void> {
    if (!(await this.#load([]))) return;
    this.shown = false;
    this.tries++;
  }

  /** After a failed attempt: begins again and plays the solution that the server sent. */
  async show(): Promise<void> {
    const solution = this.step?.solution ?? [];
    if (solution.length === 0) return;
    await this.restart();
    this.shown = true; // before the answer: what it solves is not the learner's
    this.shown = await this.#load(solution);
  }

  async playAll(tokens: string[]): Promise<void> {
    await this.#load([...this.#tokens, ...tokens]);
  }

  takeBack(): void {
    if (this.#tokens.length) void this.#load(this.#tokens.slice(0, -1));
  }

  takeAgain(): void {} // no bot plays for the learner

  #load(tokens: string[]): Promise<boolean> {
    return this.attempt(() => playLesson(this.#game, this.#edition, this.#lesson, tokens), (step) => {
      const known = this.step?.events.length ?? 0;
      this.fresh = tokens.length > this.#tokens.length ? step.events.slice(known) : [];
      [this.step, this.#tokens] = [step, tokens];
      this.#changes++;
      if (step.outcome === "failed") this.failures++;
    });
  }

  /** The lesson as a table shows it: the learner and as many opponents as the position has. */
  lookOf(step: LessonStep, names: string[]): Snapshot {
    const { seat, view, prompt, moves } = step;
    return positionLook({ game: this.#game, seat, view, prompt, moves, names, version: this.#changes, undo: this.#tokens.length ? null : NOTHING_TO_UNDO });
  }
}
