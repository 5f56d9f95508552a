/** Notifies a person in another tab that a game waits for them: in the title of the tab, on its icon, by a sound, and for screen readers. */
import { announcer } from "./announce.svelte";
import type { OwnGame } from "../server/api";
import { gameName } from "../words/names";
import { router } from "./router.svelte";
import { sound } from "./sounds";
import { t } from "../words/words.svelte";

/** The title of the tab: how many games wait comes first, where a narrow tab still shows it. */
export function showWaiting(title: string, waiting: number): void {
  document.title = waiting ? t("title-waiting", { waiting, title }) : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const file = waiting ? "/icon-turn.svg" : "/icon.svg";
  if (icon && icon.getAttribute("href") !== file) icon.setAttribute("href", file);
}

/** Called when it becomes this person's turn in a game. A table that is on the screen shows it without this. */
export function noticeTurn(game: OwnGame, before: OwnGame | undefined): void {
  const { place } = router;
  if (!game.mine || before?.mine || (place.at === "table" && place.table === game.table)) return;
  sound("turn");
  announcer.say(t("now-your-turn", { game: gameName(game.game) }));
}
