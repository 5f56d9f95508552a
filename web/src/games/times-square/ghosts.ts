/** Ghosts: where figures would stand after a move, each standing for the simplest move that brings somebody there. */
import type { Message, Option } from "../../server/protocol";
import { read } from "./notation";
import type { Figure, Spots } from "./view";

export interface Ghost {
  figure: Figure;
  to: number;
  token: string; // the move that a click on it makes
  say: Message;
  also: string[]; // other moves that bring the figure there
}

export function ghostsOf(options: Option[], spots: Spots, seat: number): Ghost[] {
  const byGoal = new Map<string, Ghost>();
  const read_ = options.map((option) => ({ option, walks: read(option.token, spots, seat).walks }));
  for (const { option, walks } of read_.sort((a, b) => a.walks.length - b.walks.length)) {
    for (const { figure, to } of walks) {
      const goal = `${figure}@${to}`;
      const known = byGoal.get(goal);
      if (known) known.also.push(option.token);
      else byGoal.set(goal, { figure, to, token: option.token, say: option.say, also: [] });
    }
  }
  return [...byGoal.values()];
}
