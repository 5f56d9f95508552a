/** A browser and its system, from what the browser calls itself; '' if it says nothing that is known. */

const BROWSERS: [RegExp, string][] = [[/Edg\//, "Edge"], [/OPR\//, "Opera"], [/Firefox\//, "Firefox"], [/Chrom(e|ium)\//, "Chrome"], [/Safari\//, "Safari"]];
const SYSTEMS: [RegExp, string][] = [[/Android/, "Android"], [/iPhone|iPad/, "iOS"], [/Windows/, "Windows"], [/Mac OS X/, "macOS"], [/Linux/, "Linux"]];

export function deviceName(agent: string): string {
  const known = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(agent))?.[1] ?? "";
  return [known(BROWSERS), known(SYSTEMS)].filter(Boolean).join(" · ");
}
