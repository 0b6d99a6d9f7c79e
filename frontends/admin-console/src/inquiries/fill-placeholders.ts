/** Fills `{name}`, `{subject}` and `{staff}` of a canned answer; other braces stay as they were typed. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(name|subject|staff)\}/g, (whole, name: string) => values[name] ?? whole)
}
