/** The state of a review in the page: read if it exists, else requested; it grows decision by decision. */
import { troubleOf, type TroubleKind } from "../server/api";
import { visitor } from "../server/person.svelte";
import { askReview, reviewBy, reviewOf, type Review, type Source } from "./api";

const EVERY = 700; // milliseconds between two requests
const TAKEN_UP = 3; // how often a review that has stopped is requested again without a click

export class GameReviewStore {
  review = $state.raw<Review | null>(null);
  trouble = $state<TroubleKind | "">("");
  asking = $state(false);
  readonly #source: Source;
  #gone = false;
  #again = 0;

  constructor(source: Source) {
    this.#source = source;
  }

  /** Reads the review if one was requested before; does not start one. */
  open(): () => void {
    const source = this.#source;
    if ("table" in source) void this.#try(async () => this.#see(await reviewOf(source.table)));
    return () => (this.#gone = true);
  }

  async ask(): Promise<void> {
    this.asking = true;
    await this.#try(async () => {
      await visitor.present();
      await this.#see(await askReview(this.#source));
    });
    this.asking = false;
  }

  async #see(found: Review): Promise<void> {
    this.review = found;
    while (this.review.state === "working" && !this.#gone) {
      await new Promise((done) => setTimeout(done, EVERY));
      if (!this.#gone) this.review = await reviewBy(found.id);
    }
    if (this.review.state === "stopped" && !this.#gone && this.#again++ < TAKEN_UP) await this.ask();
  }

  async #try(act: () => Promise<void>): Promise<void> {
    this.trouble = "";
    try {
      await act();
    } catch (error) {
      this.trouble = troubleOf(error).kind;
    }
  }
}
