export function unpackBrowser(how?: { from?: string; to?: string; signal?: AbortSignal }): Promise<{ executablePath: string; env: Record<string, string> }>;
