/** The name and colour that are being chosen on the own page: kept with its own button, or with the account that is created. */
import { COLOURS, visitor } from "../server/person.svelte";

class ChosenName {
  // what was chosen here; else what the server knows, which may arrive after the first letter
  #name = $state<string | null>(null);
  #colour = $state<string | null>(null);

  get name(): string {
    return this.#name ?? visitor.suggested;
  }
  set name(name: string) {
    this.#name = name;
  }

  get colour(): string {
    return this.#colour ?? (visitor.me?.colour || COLOURS[0]);
  }
  set colour(colour: string) {
    this.#colour = colour;
  }

  get changed(): boolean {
    return this.#name !== null || this.#colour !== null;
  }

  async keep(): Promise<void> {
    await visitor.rename(this.name.trim() || visitor.suggested, this.colour);
    this.forget();
  }

  forget(): void {
    this.#name = this.#colour = null;
  }
}

export const chosen = new ChosenName();
