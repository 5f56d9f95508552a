/** The state of something that asks the server one thing at a time: whether it waits, and what went wrong last. */
import type { Refusal } from "../words/refusals.svelte";
import { refusalOf, troubleOf, type Trouble } from "./api";

export class Requests {
  waiting = $state(false); // the server has not answered yet
  refusal = $state.raw<Refusal | null>(null); // the server has answered: not allowed here
  trouble = $state.raw<Trouble | null>(null); // there was no usable answer

  /**
   * Asks, unless an earlier request is still waiting, and applies the answer. Returns whether there was one. The answer is applied in the
   * same step in which the waiting ends: nothing is drawn in between, with the new position but nothing to choose.
   */
  protected async attempt<Answer>(ask: () => Promise<Answer>, apply: (answer: Answer) => void): Promise<boolean> {
    if (this.waiting) return false;
    this.waiting = true;
    this.refusal = null;
    try {
      apply(await ask());
      this.trouble = null;
      return true;
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble.kind === "refused") this.refusal = refusalOf(trouble);
      else this.trouble = trouble;
      return false;
    } finally {
      this.waiting = false;
    }
  }
}
