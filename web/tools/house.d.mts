export function openHouse(): Promise<{ url: string; database: string; stop(): Promise<void>; restart(): Promise<void> }>;
