/** The figures as they are shown: they walk through what happened, one after the other, and end where the view says. */
import type { Told } from "../../lib/protocol";
import { sound } from "../../lib/sounds";
import { still } from "../../lib/media.svelte";
import { spotsOf, type Figure, type Spots, type TimesSquareView } from "./view";

const LONGEST = 2400; // ms for everything that happened while one was away
const STEP = 380;

export class Parade {
  spots = $state.raw<Spots>({ sue: 0, guard_low: -2, guard_high: 2, hal: null, deb: null, charlie: 0 });
  #begun = false;
  #goal = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  follow(view: TimesSquareView, events: Told[]): void {
    const told = events.flatMap(({ event }) => stepOf(event));
    const goal = JSON.stringify(spotsOf(view));
    if (told.length === 0 && goal === this.#goal) return; // nothing about the street: let them walk on
    clearTimeout(this.#timer);
    this.#goal = goal;
    if (!this.#begun) this.spots = told.reduceRight((spots, step) => ({ ...spots, [step.figure]: step.from }), spotsOf(view)); // as one left it
    this.#begun = true;
    const steps = this.#unseen(told);
    if (still.current || steps.length < 2) {
      this.#arrive(view, steps.length > 0);
      return;
    }
    const pause = Math.min(STEP, LONGEST / steps.length);
    const walk = (place: number): void => {
      const step = steps[place];
      if (!step) {
        this.#arrive(view, false);
        return;
      }
      this.spots = { ...this.spots, [step.figure]: step.to };
      if (place < 6) sound("step");
      this.#timer = setTimeout(() => walk(place + 1), pause);
    };
    walk(0);
  }

  /** The own moves of this turn were shown when they were made: a step that does not begin where the figure is shown is old. */
  #unseen(steps: Step[]): Step[] {
    const shown = { ...this.spots };
    return steps.filter((step) => {
      if (shown[step.figure] !== step.from) return false;
      shown[step.figure] = step.to;
      return true;
    });
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #arrive(view: TimesSquareView, heard: boolean): void {
    this.spots = spotsOf(view);
    if (heard) sound("step");
  }
}

interface Step {
  figure: Figure;
  from: number;
  to: number;
}

function stepOf({ event, figure, from, to }: Told["event"]): Step[] {
  if (typeof from !== "number" || typeof to !== "number") return [];
  if (event === "charlie") return [{ figure: "charlie", from, to }];
  return event === "moved" && typeof figure === "string" ? [{ figure: figure as Figure, from, to }] : [];
}
