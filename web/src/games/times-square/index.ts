/** Times Square in the page. */
import type { Message, GameEvent } from "../../server/protocol";
import type { GameUi } from "../game_ui";
import Area from "./Area.svelte";
import { boxes } from "./boxes.svelte";
import { cardsIn, draws } from "./notation";
import Picture from "./Picture.svelte";
import { staging } from "./staging";
import { fits, type TimesSquareView } from "./view";

const QUIET = new Set(["dealt"]); // sixteen cards going round are no news

/** Draws of one refill that nobody may see become one sentence. */
function tell(events: GameEvent[]): Message[] {
  const messages: Message[] = [];
  let hidden = 0;
  events.forEach(({ event, say }, index) => {
    if (QUIET.has(event.event)) return;
    hidden = say.id === "event-drew-hidden" ? hidden + 1 : 0;
    if (hidden && events[index + 1]?.say.id === "event-drew-hidden") return;
    messages.push(hidden > 1 ? { id: "ts-drew", about: { ...say.about, count: hidden } } : say);
  });
  return messages;
}

function note(prompt: string, view: TimesSquareView): string {
  if (view.pile_no === 2) return "ts-note-second-pile";
  return `ts-note-${prompt}`;
}

export const ui: GameUi<TimesSquareView> = {
  Area,
  Picture,
  fits,
  facts: (view, seat) => [{ id: "label-cards", about: { count: view.hands[seat] ?? 0 } }],
  aside: (view) => [{ id: "label-turn", about: { number: view.turn } }],
  tell,
  staging,
  details: ["event-moved", "event-moved-side", "event-drew", "event-drew-hidden", "ts-drew", "event-turned"],
  points: (token) => cardsIn(token).map((kind) => `[data-card="${kind}"]`),
  note,
  tone: (seat, reader) => (seat === (reader ?? 0) ? "var(--ts-own)" : "var(--ts-other)"),
  summary: ["TS-104", "TS-202", "TS-301", "TS-303", "TS-402", "TS-412", "TS-422", "TS-501", "TS-502", "TS-601", "TS-702", "TS-713", "TS-801", "TS-901", "TS-902", "TS-904"],
  editions: boxes,
  draws,
};
