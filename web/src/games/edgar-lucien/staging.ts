/** How the events of Edgar & Lucien are shown one after the other. */
import type { Staging } from "../../staging/timeline";
import type { EdgarLucienView, Player } from "./view";

type Event = Record<string, unknown>;

function withPlayer(view: EdgarLucienView, seat: unknown, change: (player: Player) => Partial<Player>): EdgarLucienView {
  return { ...view, players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)) };
}

function owned(view: EdgarLucienView, district: unknown, seat: number | null): EdgarLucienView {
  return typeof district === "string" ? { ...view, owners: { ...view.owners, [district]: seat } } : view;
}

function between(view: EdgarLucienView, event: Event): EdgarLucienView {
  const { seat, who, to, needles, popularity, money, district } = event;
  switch (event.event) {
    case "revealed":
      return { ...view, phase: "move", players: view.players.map((player) => ({ ...player, needles: (needles as Player["needles"][])[player.seat] ?? player.needles })) };
    case "moved":
      return withPlayer(view, seat, () => ({ [who === "edgar" ? "edgar" : "lucien"]: String(to) }));
    case "taxed":
      return withPlayer(view, seat, (player) => ({ popularity: player.popularity + Number(popularity), money: player.money === null ? null : player.money + Number(money) }));
    case "bought":
    case "requisitioned":
      return owned(view, district, Number(seat));
    case "lost":
      return owned(view, district, null);
    default:
      return view;
  }
}

function at({ event, seat, who, district, victim, targets }: Event): string[] {
  if (event === "moved" || event === "stayed") return [`[data-piece="${String(seat)} ${String(who)}"]`];
  if (event === "revealed") return ["[data-needles]"];
  if (typeof district === "string") return [`[data-district="${district}"]`];
  const seats = [seat, victim, ...(Array.isArray(targets) ? targets : [])].filter((one) => typeof one === "number");
  return seats.map((one) => `[data-seat="${one}"]`);
}

export const staging: Staging<EdgarLucienView> = {
  beats: { "slot-end": 0.6, stayed: 0.5, drew: 0, "paid-popularity": 0, recycled: 0, taxed: 1.4, elected: 1.4 },
  silent: ["locked", "slot", "slot-end", "turn"],
  idle: ["slot-end"],
  shared: ["revealed", "moved", "stayed", "taxed", "tie", "elected", "period-end", "won", "limit"],
  between,
  at,
};
