import type { Locator, Page } from "playwright-core";

export interface Lesson { id: string; solution: string[]; wrong: string[] }
type Take = (target: Locator) => Promise<void>;

export function roomOf(game: string): string;
export function lessonsOf(game: string): Lesson[];
export function keepSent(): void;
export function asked(page: Page): Promise<{ half: boolean; sent: number }>;
export function decide(page: Page, token: string, take: Take): Promise<void>;
export function playAll(page: Page, tokens: string[], take: Take): Promise<void>;
