/** The analysis of one decision at a time: on until it is stopped, and begun again with every position. */
import { visitor } from "../server/person.svelte";
import { adviceFor } from "../words/refusals.svelte";
import { ratingsOf, type Ratings } from "./api";

export class Engine {
  on = $state(false);
  open = $state(false); // knows all cards, not only what the seat could know
  ratings = $state.raw<Ratings | null>(null);
  trouble = $state("");
  restarts = $state(0); // what runs the analysis reads this
  #rated = ""; // what the ratings are of

  /** Whether it searches now: when the time of an analysis is over, it rests until the next position. */
  get searching(): boolean {
    return this.on && !this.ratings?.done;
  }

  toggle(): void {
    if (this.on && this.ratings?.done) this.restarts++;
    else this.on = !this.on;
  }

  /** What is looked at now: ratings of another decision, or from other knowledge, are shown no longer. */
  turnTo(record: string, seat: number | undefined): void {
    const wanted = JSON.stringify([record, seat, this.open]);
    if (wanted !== this.#rated) this.ratings = null;
    this.#rated = wanted;
  }

  /** Analyses until what it returns is called. */
  run(record: string, seat: number): () => void {
    const stop = new AbortController();
    this.ratings = null;
    this.trouble = "";
    void this.#read(record, seat, stop.signal);
    return () => stop.abort();
  }

  async #read(record: string, seat: number, signal: AbortSignal): Promise<void> {
    try {
      await visitor.present();
      if (signal.aborted) return;
      for await (const ratings of ratingsOf(record, seat, this.open, signal)) {
        if (signal.aborted) return;
        this.ratings = ratings;
      }
    } catch (error) {
      if (signal.aborted) return;
      this.trouble = await adviceFor(error);
      this.on = false;
    }
  }
}
