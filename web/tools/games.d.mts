export const GAMES: { id: string; seats: number[]; name: string; record: string }[];
