/** A request of a board that is not a table's: a lesson's, or the analysis board's. One at a time; what fails is shown there. */
import type { Refusal } from "../words/refusals.svelte";
import { refusalOf, troubleOf, type Trouble } from "./api";

interface Asking {
  waiting: boolean;
  refusal: Refusal | null;
  trouble: Trouble | null;
}

/** Whether it was done: not while another is on its way, and not if the server refuses or fails. */
export async function attempt(board: Asking, act: () => Promise<void>): Promise<boolean> {
  if (board.waiting) return false;
  board.waiting = true;
  board.refusal = null;
  try {
    await act();
    board.trouble = null;
    return true;
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble.kind === "refused") board.refusal = refusalOf(trouble);
    else board.trouble = trouble;
    return false;
  } finally {
    board.waiting = false;
  }
}
