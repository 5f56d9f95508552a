/** Gatsby in the page. */
import type { Message, GameEvent } from "../../server/protocol";
import type { GameUi } from "../game_ui";
import type { GameWords } from "../../words/words.svelte";
import Area from "./Area.svelte";
import { boxes } from "./boxes.svelte";
import { draws } from "./notation";
import Picture from "./Picture.svelte";
import { staging } from "./staging";
import { fits, type GatsbyView } from "./view";

const QUIET = new Set(["tile-laid", "dealt"]); // the table is being laid: the board shows it

/** Draws of one pile that nobody may see become one sentence; a bonus that is set off and answered is said by its answer. */
function tell(events: GameEvent[]): Message[] {
  const messages: Message[] = [];
  let hidden = 0;
  events.forEach(({ event, say }, index) => {
    const next = events[index + 1];
    if (QUIET.has(event.event)) return;
    if (event.event === "set-off" && (next?.event.event === "answered" || next?.event.event === "lapsed")) return;
    hidden = say.id === "event-drew-hidden" ? hidden + 1 : 0;
    if (hidden && next?.say.id === "event-drew-hidden") return;
    messages.push(hidden > 1 ? { id: "gat-drew", about: { ...say.about, count: hidden } } : say);
  });
  return messages;
}

/** Things of another edition have the names that its file gives them. */
function dialect(words: GameWords, { edition }: GatsbyView): GameWords {
  const box = boxes.of(edition);
  return !box || box.own ? words : words.naming(box.names);
}

export const ui: GameUi<GatsbyView> = {
  Area,
  Picture,
  fits,
  facts: () => [], // what a seat has lies on the board
  aside: (view) => [
    { id: "label-pile", about: { count: view.special.pile } },
    ...(view.turn ? [{ id: "label-turn", about: { number: view.turn } }] : []),
  ],
  tell,
  staging,
  details: ["event-placed", "event-advanced", "event-lost", "event-set-off", "event-answered-yes", "event-answered-no", "event-lapsed", "event-swapped", "event-looked", "event-exchanged-yes", "event-exchanged-no", "event-exchanged-hidden", "event-drew", "event-drew-hidden", "gat-drew", "event-discarded", "event-discarded-hidden", "event-spent", "event-aside"],
  note: (prompt) => `gat-note-${prompt}`,
  tone: (seat) => `var(--gat-seat-${seat})`,
  summary: ["GAT-104", "GAT-107", "GAT-109", "GAT-110", "GAT-202", "GAT-204", "GAT-207", "GAT-209", "GAT-222", "GAT-302", "GAT-303", "GAT-307", "GAT-308", "GAT-402", "GAT-406", "GAT-407", "GAT-502", "GAT-506", "GAT-601", "GAT-603", "GAT-611", "GAT-621", "GAT-631", "GAT-641", "GAT-661", "GAT-702", "GAT-801", "GAT-901", "GAT-902", "GAT-903", "GAT-904"],
  dialect,
  editions: boxes,
  draws,
};
