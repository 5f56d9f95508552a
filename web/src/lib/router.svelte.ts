/** The current route. */

export type Place =
  | { at: "lobby" }
  | { at: "table"; table: string }
  | { at: "rules"; game: string; edition: string; clause: string } // '' for the shipped edition
  | { at: "learn"; game: string; edition: string; lesson: string } // '' for the list of lessons
  | { at: "replay"; table: string; moment: string } // a step, and through whose eyes: "23.1"
  | { at: "analysis"; shared: string; from: string } // a shared analysis; or a table and a step of it: "ID.23"
  | { at: "puzzles"; game: string; puzzle: string } // '' for the choice of a game, '' for the next puzzle
  | { at: "leaderboard"; game: string }
  | { at: "me" }
  | { at: "person"; person: string }
  | { at: "friend"; code: string } // somebody's link
  | { at: "editions"; game: string } // '' for the choice of a game
  | { at: "mail"; purpose: "confirm" | "unsubscribe"; token: string } // a link in an e-mail
  | { at: "admin"; person: string } // '' for the reports
  | { at: "conduct" | "privacy" }
  | { at: "nowhere" };

export function placeOf(path: string, hash = ""): Place {
  const [head, rest, ...more] = path.split("/").filter(Boolean);
  if (head === undefined) return { at: "lobby" };
  if (more.length === 1 && rest && (head === "learn" || head === "rules")) return inEdition(head, rest, more[0]!, hash);
  if (more.length) return { at: "nowhere" };
  if (head === "table" && rest) return { at: "table", table: rest };
  if ((head === "rules" || head === "learn") && rest) return inEdition(head, rest, "", hash);
  if (head === "puzzles") return { at: "puzzles", game: rest ?? "", puzzle: hash.replace(/^#/, "") };
  if (head === "ladder" && rest) return { at: "leaderboard", game: rest };
  if (head === "editions") return { at: "editions", game: rest ?? "" };
  if (head === "people" && rest) return { at: "person", person: rest };
  if (head === "friends" && rest) return { at: "friend", code: rest };
  if (head === "admin" && rest === undefined) return { at: "admin", person: hash.replace(/^#/, "") };
  if ((head === "conduct" || head === "privacy") && rest === undefined) return { at: head };
  if (head === "me" && rest === undefined) return { at: "me" };
  if ((head === "confirm" || head === "unsubscribe") && rest) return { at: "mail", purpose: head, token: rest };
  if (head === "replay") return { at: "replay", table: rest ?? "", moment: hash.replace(/^#/, "") };
  if (head === "analysis") return { at: "analysis", shared: rest ?? "", from: hash.replace(/^#/, "") };
  return { at: "nowhere" };
}

function inEdition(at: "rules" | "learn", game: string, edition: string, hash: string): Place {
  const part = hash.replace(/^#/, "");
  return at === "rules" ? { at, game, edition, clause: part } : { at, game, edition, lesson: part };
}

class Router {
  place = $state.raw<Place>({ at: "lobby" });

  constructor() {
    const follow = () => (this.place = placeOf(location.pathname, location.hash));
    follow();
    addEventListener("popstate", follow);
    addEventListener("click", (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const anchor = event.target instanceof Element ? event.target.closest("a") : null;
      if (!anchor || anchor.target || anchor.hasAttribute("download") || anchor.origin !== location.origin) return;
      if (anchor.pathname.startsWith("/api/") || anchor.pathname.startsWith("/schema")) return;
      event.preventDefault();
      this.go(anchor.pathname + anchor.hash);
    });
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.place = placeOf(location.pathname, location.hash);
    if (!location.hash) scrollTo(0, 0);
  }
}

export const router = new Router();
