/** Saves an analysis as a file. */
import { parseRecord } from "../server/record";

export function download(record: string): void {
  const url = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  Object.assign(document.createElement("a"), { href: url, download: `${parseRecord(record)?.headers.Game ?? "game"}-analysis.txt` }).click();
  URL.revokeObjectURL(url);
}
