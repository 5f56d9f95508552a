export interface Result {
  test: string;
  failure: string; // empty: it passed
}
export interface Suite {
  name: string;
  times: number;
  report: string; // how the name of its report ends
  command(file: string): string[]; // writes the report to this file
  read(text: string): Result[];
}
export interface Failures {
  test: string;
  runs: number;
  failed: { run: number; failure: string }[];
}
interface Run {
  number: number;
  seconds: number;
  results: Result[];
}

export function readVitest(text: string): Result[];
export function readPytest(text: string): Result[];
export function failuresOf(runs: Pick<Run, "number" | "results">[]): Failures[];
export function tell(suites: { name: string; runs: Pick<Run, "seconds">[]; failures: Failures[] }[]): string;
export function steady(suites: Suite[], how?: { busy?: number; folder?: string }): Promise<{ stopped: boolean; failed: boolean }>;
