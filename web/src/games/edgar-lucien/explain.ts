/** What a choice does and costs, in the words of the clauses of the rules. */
import type { Option } from "../../server/protocol";
import type { GameWords } from "../../words/words.svelte";
import { CLAUSES } from "./notation";

const ACTIONS: Record<string, number> = { rob: 414, draw: 511, intimidate: 521, heist: 531, requisition: 541, buy: 421, buyout: 422, speech: 551, protect: 561, certify: 571, support: 584 };
const OF_EDGAR = new Set(["draw", "intimidate", "heist", "requisition"]); // in an Administration: paid in popularity
const MOVES: Record<string, number> = {
  "move-buy": 421, "move-buyout": 422, "move-rob-victim": 414, "move-intimidate-targets": 522, "move-intimidate-district": 523, "move-surrender": 522, "move-requisition-district": 541,
  "move-certificate": 574, "move-pop": 613, "move-cogs": 613, "move-extort-victim": 617, "move-plan-b": 611,
};

/** A clause without the name and the place in front of it. */
function deed(words: GameWords, clause: number): string {
  return words.t(`EL-${clause}`).replace(/^[^:.]*:\s*/, "").replace(/^./u, (letter) => letter.toLocaleUpperCase());
}

export const cardDeed = (words: GameWords, code: string): string => deed(words, CLAUSES[code]!);

/** An action of an office or an ordinary one: its effect, then its price. */
export function actionDeed(words: GameWords, action: string, seats: number): string {
  const clause = action === "intimidate" && seats === 2 ? 523 : ACTIONS[action];
  if (clause === undefined) return "";
  const price = action === "support" ? words.t("el-cost-support") : OF_EDGAR.has(action) ? words.t("el-cost-edgar") : ["speech", "protect", "certify"].includes(action) ? words.t("el-cost-lucien") : "";
  return [deed(words, clause), price].filter(Boolean).join(" ");
}

export function moveDeed(words: GameWords, { say, token }: Option, seats: number): string {
  const action = say.id === "move-action" ? (say.about?.action as { id: string } | undefined)?.id.replace("action-", "") : undefined;
  if (action) return actionDeed(words, action, seats);
  if (say.id === "move-card") return cardDeed(words, token);
  const clause = MOVES[say.id];
  if (clause !== undefined) return deed(words, clause);
  return words.has(`el-help-${say.id}`) ? words.t(`el-help-${say.id}`) : "";
}
