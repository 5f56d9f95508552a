/** What an element does, costs or leads to: shown in the notice of the table while it is pointed at, focused or pressed long, and read out with it. */
export function help(text: string | undefined): { "data-help"?: string; "aria-description"?: string } {
  return text ? { "data-help": text, "aria-description": text } : {};
}
