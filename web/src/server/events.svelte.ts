/** The event stream of a person: their own games as they change, and the listed tables while the lobby is shown.

Polls where the stream cannot be opened. */
import { api, isInvitation, isOwnGame, isTableLine, object, troubleOf, type Invitation, type OwnGame, type TableLine, type Trouble } from "./api";
import { ReconnectingSocket, socketTo } from "./reconnecting_socket";
import { visitor } from "./person.svelte";

const POLL = 20_000; // ms, while the stream is not open
const TABLES_KEPT = 40; // of the lobby, as many as are asked for
const SESSION_ENDED = 4401;
const running = (status: string) => status === "open" || status === "playing";

class Events {
  games = $state.raw<OwnGame[]>([]); // of this person, not finished: those that wait for them first, the longest waiting at the top
  known = $state(false); // the games have been read: until then nobody knows that there are none
  invitations = $state.raw<Invitation[]>([]); // tables where a seat is kept for this person
  friendsChanged = $state(0); // counts what the server says about friends and requests: components that show them read them again
  tables = $state.raw<TableLine[] | null>(null); // listed, latest first
  trouble = $state.raw<Trouble | null>(null); // the list is from before
  #socket: ReconnectingSocket | null = null;
  #lobby = false;
  #poll: ReturnType<typeof setInterval> | undefined;
  #changes: ((game: OwnGame, before: OwnGame | undefined) => void)[] = [];

  get waiting(): OwnGame[] {
    return this.games.filter((game) => game.mine);
  }

  /** Calls the listener with each game that has changed while this page was open. */
  onChange(listener: (game: OwnGame, before: OwnGame | undefined) => void): () => void {
    this.#changes.push(listener);
    return () => (this.#changes = this.#changes.filter((one) => one !== listener));
  }

  /** Opens the stream of a person, or of a visitor who is not signed in; returns a function that closes it. */
  listen(person: string | null): () => void {
    if (person === null) [this.games, this.invitations] = [[], []];
    this.known = person === null;
    const socket = new ReconnectingSocket(() => socketTo("/api/me/events"), {
      opened: () => this.#lobby && socket.send('{"do":"follow","lobby":true}'),
      message: (text) => this.#receive(text),
      state: () => undefined,
      closed: (code) => code === SESSION_ENDED && void visitor.look().catch(() => undefined),
    });
    this.#socket = socket;
    socket.open();
    const back = () => socket.open();
    addEventListener("online", back);
    this.#poll = setInterval(() => socket.state !== "open" && document.visibilityState === "visible" && void this.#ask(person), POLL);
    return () => {
      removeEventListener("online", back);
      clearInterval(this.#poll);
      socket.close();
      this.#socket = null;
    };
  }

  /** While the lobby is shown, its tables are followed. */
  followLobby(): () => void {
    this.#lobby = true;
    void this.readTables();
    if (this.#socket?.state === "open") this.#socket.send('{"do":"follow","lobby":true}');
    return () => {
      this.#lobby = false;
      if (this.#socket?.state === "open") this.#socket.send('{"do":"follow","lobby":false}');
    };
  }

  async readTables(): Promise<void> {
    try {
      [this.tables, this.trouble] = [await api.tables(), null];
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  async #ask(person: string | null): Promise<void> {
    if (this.#lobby) void this.readTables();
    const games = person === null ? null : await api.ownGames().catch(() => null); // asked again soon
    if (games) this.#replace(games);
  }

  #receive(text: string): void {
    const message = parsed(text);
    if (message.type === "games" && Array.isArray(message.games)) {
      this.#replace(message.games.filter(isOwnGame));
      this.invitations = Array.isArray(message.invitations) ? message.invitations.filter(isInvitation) : [];
    } else if (message.type === "invited" && isInvitation(message.invitation)) this.#invited(message.invitation);
    else if (message.type === "friends") this.friendsChanged += 1;
    else if (message.type === "game" && isOwnGame(message.game)) this.#change(message.game);
    else if (message.type === "left") {
      this.games = this.games.filter(({ table }) => table !== message.table);
      this.#uninvited(message.table);
    }
    else if (message.type === "lobby" && Array.isArray(message.tables)) {
      if (message.missed === true) void this.readTables();
      else if (this.tables) this.tables = merged(this.tables, message.tables.filter(isTableLine));
    }
  }

  #replace(games: OwnGame[]): void {
    const before = new Map(this.games.map((game) => [game.table, game]));
    this.games = games.toSorted(byUrgency);
    this.known = true;
    for (const game of games) if (before.has(game.table)) this.#announce(game, before.get(game.table));
  }

  #invited(invitation: Invitation): void {
    this.#uninvited(invitation.table);
    this.invitations = [...this.invitations, invitation];
  }

  #uninvited(table: unknown): void {
    this.invitations = this.invitations.filter((one) => one.table !== table);
  }

  #change(game: OwnGame): void {
    this.#uninvited(game.table);
    const before = this.games.find(({ table }) => table === game.table);
    if (before && before.number > game.number) return; // late
    const others = this.games.filter(({ table }) => table !== game.table);
    this.games = running(game.status) ? [...others, game].toSorted(byUrgency) : others;
    this.#announce(game, before);
  }

  #announce(game: OwnGame, before: OwnGame | undefined): void {
    for (const listener of this.#changes) listener(game, before);
  }
}

function byUrgency(one: OwnGame, other: OwnGame): number {
  return Number(other.mine) - Number(one.mine) || one.since - other.since;
}

/** The list with these changes: what is new or has changed comes first, what is over goes. */
function merged(tables: TableLine[], changed: TableLine[]): TableLine[] {
  const ids = new Set(changed.map(({ id }) => id));
  const going = changed.filter(({ status }) => running(status)).toSorted((one, other) => other.changed_at - one.changed_at);
  return [...going, ...tables.filter(({ id }) => !ids.has(id))].slice(0, TABLES_KEPT);
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return object(value) ? value : {};
  } catch {
    return {};
  }
}

export const events = new Events();
