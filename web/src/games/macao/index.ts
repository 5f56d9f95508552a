/** Shadows of Macao in the page. */
import type { Message, GameEvent } from "../../server/protocol";
import type { GameWords } from "../../words/words.svelte";
import { phone } from "../../lib/media.svelte";
import type { GameUi } from "../game_ui";
import Area from "./Area.svelte";
import { boxes, boxOf } from "./box";
import { draws, pointer } from "./notation";
import Picture from "./Picture.svelte";
import { staging } from "./staging";
import { fits, type MacaoView } from "./view";

const QUIET = new Set(["pile_shown", "tile_laid", "payment_begun", "named"]); // lies on the table, or is said by what follows

function tell(events: GameEvent[]): Message[] {
  return events.filter(({ event }) => !QUIET.has(event.event)).map(({ say }) => say);
}

function facts(view: MacaoView, seat: number): Message[] {
  const player = view.players[seat];
  if (!player) return [];
  const coins = { id: "label-coins", about: { count: player.coins } };
  const below = !phone.current; // its cards lie right under its bar
  return below ? [coins] : [coins, { id: "label-red", about: { count: player.red.length, limit: boxOf(view.edition).toEnd } }];
}

function note(prompt: string, view: MacaoView): string {
  return view.ending.length ? "mac-note-ending" : `mac-note-${prompt}`;
}

/** Resources and tiles of another edition have the names that its file gives them. */
function dialect(words: GameWords, { edition }: MacaoView): GameWords {
  const box = boxes.of(edition);
  return box ? words.naming(box.names) : words;
}

export const ui: GameUi<MacaoView> = {
  Area,
  Picture,
  fits,
  facts,
  aside: () => [], // the round stands on the board
  tell,
  staging,
  details: ["event-revealed-new", "event-revealed-known", "event-revealed-empty", "event-widow_died", "event-discarded-payment", "event-discarded-limit", "event-discarded-assassin", "event-no_effect"],
  points: (token) => {
    const at = pointer(token);
    return at ? [at.zone === "blue" ? `[data-card="${at.at}"]` : `[data-${at.zone}="${at.at}"]`] : [];
  },
  note,
  summary: ["MAC-202", "MAC-301", "MAC-303", "MAC-304", "MAC-311", "MAC-313", "MAC-401", "MAC-404", "MAC-405", "MAC-407", "MAC-408", "MAC-413", "MAC-510", "MAC-520", "MAC-530", "MAC-540", "MAC-550", "MAC-560", "MAC-570", "MAC-601", "MAC-604", "MAC-701", "MAC-901", "MAC-903", "MAC-906", "MAC-907"],
  dialect,
  editions: boxes,
  draws,
};
