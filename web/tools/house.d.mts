export function openHouse(): Promise<{ url: string; stop(): Promise<void>; restart(): Promise<void> }>;
