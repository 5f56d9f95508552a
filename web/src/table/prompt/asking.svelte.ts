/** Asking for hints at one question. The first hint makes a game unrated: it is given when the person has agreed to that. */
import type { Snapshot } from "../../server/protocol";

export class Asking {
  hints = $state(0); // how many were asked for at this question; 0: none is shown
  sure = $state(false); // whether the game may become unrated is being asked

  ask(look: Snapshot): void {
    if (look.unrated === "" && this.hints === 0) this.sure = true;
    else this.hints++;
  }

  confirm(): void {
    this.sure = false;
    this.hints++;
  }

  close(): void {
    this.hints = 0;
    this.sure = false;
  }
}
