/** Addresses of pages that exist for every edition of a game; '' is the shipped one. */
const page = (kind: string, game: string, edition: string) => `/${kind}/${game}${edition ? `/${encodeURIComponent(edition)}` : ""}`;

export const learnPath = (game: string, edition: string) => page("learn", game, edition);
export const rulesPath = (game: string, edition: string) => page("rules", game, edition);
