/** What the places of the board ask of the table: whether a token is offered there, and to take it. */
export interface Desk {
  asked: boolean; // the reader decides now
  aids: boolean; // who may lie where, and whom it would complete, is shown
  say(token: string): string | undefined; // the words that offer the token; undefined: it is not offered
  choose(token: string): void; // offered: played; not offered: the server says why not
  fresh: ReadonlySet<string>; // spaces and places where something has just happened
  marked: ReadonlySet<string>; // what is half chosen, or what a question is about
}
