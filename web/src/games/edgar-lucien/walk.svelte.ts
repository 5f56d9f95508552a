/** The pawns as they are shown: they walk through what happened one after the other, and end where the view says. */
import { still } from "../../lib/media.svelte";
import type { Told } from "../../lib/protocol";
import { sound } from "../../lib/sounds";
import { PAWNS, type EdgarLucienView, type Pawn } from "./view";

const STEP = 380;
const LONGEST = 2600; // ms for everything that happened while one was away

export type Spots = Record<string, string | null>; // by seat and pawn

export const spotOf = (seat: number, who: Pawn) => `${seat} ${who}`;

function spotsOf(view: EdgarLucienView): Spots {
  return Object.fromEntries(view.players.flatMap((player) => PAWNS.map((who) => [spotOf(player.seat, who), player[who]])));
}

interface Step {
  spot: string;
  from: string;
  to: string;
}

function stepOf({ event, seat, who, from, to }: Told["event"]): Step[] {
  if (event !== "moved" || typeof seat !== "number" || typeof from !== "string" || typeof to !== "string") return [];
  return [{ spot: spotOf(seat, who as Pawn), from, to }];
}

export class Walk {
  spots = $state.raw<Spots>({});
  revealing = $state(false); // the needles have just been turned up
  #begun = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  follow(view: EdgarLucienView, events: Told[]): void {
    clearTimeout(this.#timer);
    const told = events.flatMap(({ event }) => stepOf(event));
    if (!this.#begun) this.spots = told.reduceRight((spots, step) => ({ ...spots, [step.spot]: step.from }), spotsOf(view));
    this.#begun = true;
    this.revealing = events.some(({ event }) => event.event === "revealed");
    const steps = told.filter((step) => this.spots[step.spot] === step.from);
    if (still.current || steps.length === 0) {
      this.spots = spotsOf(view);
      return;
    }
    const pause = Math.min(STEP, LONGEST / steps.length);
    const walk = (place: number): void => {
      const step = steps[place];
      if (!step) {
        this.spots = spotsOf(view);
        return;
      }
      this.spots = { ...this.spots, [step.spot]: step.to };
      if (place < 8) sound("step");
      this.#timer = setTimeout(() => walk(place + 1), pause);
    };
    this.#timer = setTimeout(() => walk(0), this.revealing ? STEP : 0);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
