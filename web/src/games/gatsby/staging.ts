/** How the events of Gatsby are shown one after the other. */
import type { Staging } from "../../staging/timeline";
import type { GatsbyView } from "./view";

const set = (text: string, index: number, sign: string) => (index < 0 ? text : text.slice(0, index) + sign + text.slice(index + 1));

/** Which space of the Cabaret a name such as c4 is, row by row. */
function cellOf({ cabaret }: GatsbyView, space: string): number {
  return (Number(space.slice(1)) - 1) * Math.sqrt(cabaret.cells.length) + space.charCodeAt(0) - "a".charCodeAt(0);
}

function placed(view: GatsbyView, space: string, seat: number): GatsbyView {
  const [row, number] = space.split(".").map(Number);
  if (number !== undefined) return { ...view, race: view.race.map((spaces, index) => (index === row! - 1 ? set(spaces, number - 1, String(seat)) : spaces)) };
  return { ...view, cabaret: { ...view.cabaret, cells: set(view.cabaret.cells, cellOf(view, space), String(seat)) } };
}

function between(view: GatsbyView, event: Record<string, unknown>): GatsbyView {
  const { seat, space, to } = event;
  if (typeof seat !== "number") return view;
  if (event.event === "placed" && typeof space === "string") return placed(view, space, seat);
  if (event.event !== "advanced" || typeof to !== "number") return view;
  const [first, second] = view.finance;
  return { ...view, finance: seat === 0 ? [to, second] : [first, to] };
}

export const staging: Staging<GatsbyView> = {
  beats: { "set-off": 0, answered: 0.8, lapsed: 0.6, drew: 0, discarded: 0.6, spent: 0.6, rallied: 1.3 },
  silent: ["turn", "tile-laid", "dealt"],
  shared: ["over", "revealed"],
  between,
  at: ({ event, seat, space, action, special, place, places, own, other }) => {
    if (event === "acted" || event === "forced") return [special ? `[data-special="${String(seat)}"]` : `[data-action="${String(action)}"]`];
    if (event === "advanced") return [`[data-climber="${String(seat)}"]`];
    const spots = [space, place, own, other, ...(Array.isArray(places) ? places : [])].filter((one) => typeof one === "string");
    return spots.length ? spots.map((one) => `[data-space="${one}"]`) : typeof seat === "number" ? [`[data-special="${seat}"]`] : [];
  },
};
