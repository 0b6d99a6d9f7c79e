/** Replaces `{name}`, `{subject}` and `{staff}` in a canned answer; other braces stay as typed. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(name|subject|staff)\}/g, (whole, name: string) => values[name] ?? whole)
}
