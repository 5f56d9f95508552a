/** Edgar & Lucien in the page. */
import { isMessage } from "../../words/fluent";
import type { Message, GameEvent } from "../../server/protocol";
import type { GameWords } from "../../words/words.svelte";
import { isIdle } from "../../staging/timeline";
import type { GameUi } from "../game_ui";
import Area from "./Area.svelte";
import { cities, cityOf, nameOf } from "./cities.svelte";
import { TO_WIN, type City } from "./city";
import { TONES } from "./drawing";
import { draws } from "./draws";
import { read } from "./notation";
import Picture from "./Picture.svelte";
import { staging } from "./staging";
import { fits, type EdgarLucienView } from "./view";

const QUIET = new Set(["locked", "slot", "slot-end"]); // seen on the table, no news
const PLACES = ["district", "start", "end"]; // what messages call a district

/** That somebody ends without having done anything is said, too: else a turn would pass in silence. */
function tell(events: GameEvent[]): Message[] {
  return events.filter((one) => !QUIET.has(one.event.event) || isIdle(one, events, staging)).map(({ say }) => say);
}

const dialects = new WeakMap<GameWords, Map<City, GameWords>>();

/** Districts have other names in each city: messages give only their ids. */
function dialect(words: GameWords, view: EdgarLucienView): GameWords {
  const city = cityOf(view);
  if (!city) return words;
  const known = dialects.get(words) ?? new Map<City, GameWords>();
  dialects.set(words, known);
  const found = known.get(city) ?? words.after((message) => named(message, city));
  known.set(city, found);
  return found;
}

function named(message: Message, city: City): Message {
  const name = (id: string) => (city.plan ? nameOf(city, id) : { id: `district-${city.side}-${id}`, about: {} });
  const about = Object.entries(message.about ?? {}).map(([key, value]) => [key, PLACES.includes(key) && typeof value === "string" ? name(value) : namedIn(value, city)]);
  return { ...message, about: Object.fromEntries(about) };
}

/** Messages may be about further messages: a refusal about its reasons. */
function namedIn(value: unknown, city: City): unknown {
  if (Array.isArray(value)) return value.map((one) => namedIn(one, city));
  return isMessage(value) ? named(value, city) : value;
}

function facts(view: EdgarLucienView, seat: number): Message[] {
  const held = view.players[seat]?.held ?? null;
  return held === null || view.seats > 2 // with many seats the dossiers beside the board say it
    ? []
    : [{ id: "el-fact-held", about: { held, need: TO_WIN } }];
}

export const ui: GameUi<EdgarLucienView> = {
  Area,
  Picture,
  fits,
  facts,
  aside: () => [], // period and phase stand beside the map
  tell,
  staging,
  details: ["event-stayed-chosen", "event-stayed-invalid", "event-moved", "event-paid-popularity", "event-drew", "event-drew-hidden", "event-recycled", "event-discarded"],
  points: (token) => {
    const kind = read(token);
    return kind === "card" ? [`[data-card="${token}"]`] : kind === "who" ? [`[data-pawn="${token === "E" ? "edgar" : "lucien"}"]`] : [];
  },
  note: (prompt) => `el-note-${prompt}`,
  tone: (seat) => TONES[seat],
  summary: ["EL-103", "EL-201", "EL-211", "EL-303", "EL-304", "EL-402", "EL-404", "EL-411", "EL-412", "EL-421", "EL-422", "EL-501", "EL-502", "EL-511", "EL-521", "EL-531", "EL-541", "EL-551", "EL-561", "EL-571", "EL-581", "EL-701", "EL-711", "EL-902", "EL-903"],
  dialect,
  editions: cities,
  draws,
};
