/** Something that a person asks of the server with a button or a form: whether it is being done, and why it failed, in words. */
import { adviceFor } from "../words/refusals.svelte";
import type { TroubleKind } from "./api";

export class Attempt {
  busy = $state(false);
  trouble = $state("");

  /**
   * Does it, and returns whether it succeeded. `after` is done in any case, while the buttons are still off: it reads anew what is shown.
   * `otherwise`: texts for failures without a reason that the page knows.
   */
  async run(request: () => Promise<unknown>, after?: () => Promise<unknown>, otherwise: Partial<Record<TroubleKind, string>> = {}): Promise<boolean> {
    [this.busy, this.trouble] = [true, ""];
    let done = false;
    try {
      await request();
      done = true;
    } catch (error) {
      this.trouble = await adviceFor(error, otherwise);
    }
    await after?.().catch((error: unknown) => this.note(error));
    this.busy = false;
    return done;
  }

  /** Shows another failure, unless one is shown already. */
  async note(error: unknown): Promise<void> {
    this.trouble ||= await adviceFor(error);
  }
}
