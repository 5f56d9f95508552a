/** How the events of Times Square are shown one after the other. */
import type { Staging } from "../../staging/timeline";
import type { Figure, TimesSquareView } from "./view";

/** A figure that walks, and where to; null for other events. */
function walkOf({ event, figure, to }: Record<string, unknown>): { figure: Figure; to: number } | null {
  if (typeof to !== "number") return null;
  if (event === "charlie") return { figure: "charlie", to };
  return event === "moved" && typeof figure === "string" ? { figure: figure as Figure, to } : null;
}

function between(view: TimesSquareView, event: Record<string, unknown>): TimesSquareView {
  const walk = walkOf(event);
  if (!walk) return view;
  const { guards } = view.figures;
  const guarded = walk.figure === "guard_low" ? { guards: [walk.to, guards[1]] as [number, number] } : walk.figure === "guard_high" ? { guards: [guards[0], walk.to] as [number, number] } : { [walk.figure]: walk.to };
  return { ...view, figures: { ...view.figures, ...guarded } };
}

export const staging: Staging<TimesSquareView> = {
  beats: { played: 0.5, lured: 0.5, drew: 0, turned: 0.6 }, // first the card, then the walk that it causes
  silent: ["dealt", "turn"],
  shared: ["charlie", "ended"],
  between,
  at: (event) => {
    const walk = walkOf(event);
    return walk ? [`[data-figure="${walk.figure}"]`] : event.event === "drew" ? ["[data-pile]"] : ["played", "discarded"].includes(event.event) ? ["[data-latest]"] : [];
  },
};
