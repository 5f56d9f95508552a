/** The record of a match as text: headers, then steps (docs/record.md). */

export interface MatchRecord {
  headers: Record<string, string>;
  steps: string[];
}

/** Reads a record; null for what is none. The server checks it against the rules; here only its parts are found. */
export function parseRecord(text: string): MatchRecord | null {
  const headers: Record<string, string> = {};
  const steps: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const header = /^\[([A-Za-z0-9.]+) (".*")\]$/.exec(line.trim());
    if (header) {
      try {
        headers[header[1]!] = String(JSON.parse(header[2]!));
      } catch {
        return null;
      }
    } else if (line.trim() && !line.startsWith("[")) steps.push(...line.trim().split(/\s+/));
  }
  return headers.Game && headers.Record ? { headers, steps } : null;
}
