export function typesOf(url: string): Promise<string>;
