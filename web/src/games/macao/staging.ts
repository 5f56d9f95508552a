/** How the events of Shadows of Macao are shown one after the other. */
import type { Message, GameEvent } from "../../server/protocol";
import type { Staging } from "../../staging/timeline";
import type { MacaoView } from "./view";

const QUIET = ["pile_shown", "tile_laid", "turn"]; // the table is being set up, or the prompt says it

/** Cards that are given up leave their row before what they pay for comes. */
function between(view: MacaoView, event: Record<string, unknown>): MacaoView {
  if (event.event !== "discarded" || !Array.isArray(event.cards)) return view;
  const gone = event.cards.map(String);
  const left = (blue: string[]) => gone.reduce((row, card) => (row.includes(card) ? row.toSpliced(row.indexOf(card), 1) : row), blue);
  return { ...view, players: view.players.map((player) => (player.seat === event.seat ? { ...player, blue: left(player.blue) } : player)) };
}

export const staging: Staging<MacaoView> = {
  beats: { named: 0.6, revealed: 0.8 },
  silent: QUIET,
  shared: ["skipped", "end_called", "over"], // a seat that is skipped did not decide it
  between,
  at: ({ card, tile, pile, seat }) => {
    const whose = `[data-seat="${String(seat)}"]`;
    const found = [card, tile].filter((code) => typeof code === "string" && typeof seat === "number").map((code) => `${whose} [data-lies="${String(code)}"]`);
    if (typeof pile === "number") found.push(`[data-pile="${pile}"]`);
    return found.length || typeof seat !== "number" ? found : [whose];
  },
  say: (events: GameEvent[]): Message[] => events.map(({ say }) => say), // every card that is paid, which the log tells together
};
