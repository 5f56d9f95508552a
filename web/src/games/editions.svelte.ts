/** What is printed in the editions of a game: those that the page was built with, and others, loaded when a table first shows one. */
import { askFor } from "../server/api";

export class Editions<Box> {
  readonly own: string; // the edition that the page was built with
  #known: Record<string, Box> = $state.raw({});
  #coming = new Map<string, Promise<void>>();
  readonly #fetch: (edition: string) => Promise<Box>;

  /** `own`: what the page has, today's edition first. */
  constructor(own: Record<string, Box>, fetch: (edition: string) => Promise<Box>) {
    this.own = Object.keys(own)[0]!;
    this.#known = own;
    this.#fetch = fetch;
  }

  /** The box of an edition, today's if none is named; undefined while another one is loaded. */
  of(edition?: string): Box | undefined {
    return edition ? this.#known[edition] : Object.values(this.#known)[0];
  }

  /** Waits until the box of an edition is there. */
  async ready(edition: string): Promise<void> {
    if (!this.of(edition)) await this.load(edition);
  }

  /** Loads another edition, once; after a failure the next call tries again. */
  load(edition: string): Promise<void> {
    const known = this.#coming.get(edition);
    if (known) return known;
    const loading = this.#fetch(edition).then((box) => void (this.#known = { ...this.#known, [edition]: box }));
    this.#coming.set(edition, loading);
    loading.catch(() => this.#coming.delete(edition));
    return loading;
  }
}

/** The tables of an edition, as the server gives them, if they have the shape that the page draws. */
export function fetchTables<Tables>(game: string, edition: string, fits: (value: unknown) => boolean): Promise<Tables> {
  return askFor<Tables>("GET", `/api/games/${game}/editions/${encodeURIComponent(edition)}`, fits);
}
