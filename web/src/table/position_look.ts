/** A position that is no table of the server, such as that of a lesson, a puzzle or an analysis, as the parts of a table show it. */
import type { Snapshot, Message, Option } from "../server/protocol";

interface Position {
  game: string;
  seat: number | null; // the reader's
  view: NonNullable<Snapshot["view"]>;
  prompt: string;
  moves: Option[];
  names: string[];
  version: number; // grows with each change
  undo: Message | null; // why nothing can be undone
  result?: Snapshot["result"];
}

export function positionLook({ game, seat, view, prompt, moves, names, version, undo, result = null }: Position): Snapshot {
  return {
    type: "look", table: "", game, since: 0, number: 0, desk: version, status: result ? "over" : "playing", seat, view, prompt, moves, rows: [], drafted: [],
    seats: names.map((name, other) => ({ person: "", name, colour: "", bot: other === seat ? "" : "novice", resigned: false, connected: true, stand_in: "", kind: "", reserved: "", reserved_name: "", away_until: 0 })),
    take_back: undo, aids: true, hints: "", clock: null, offer: [], result, unrated: "",
  };
}

export const NOTHING_TO_UNDO: Message = { id: "ui-back-nothing", about: {} };
