/** The middle dots of Japanese and Chinese are as wide as a character, so no spaces stand beside them. */
const separators: Partial<Record<string, string>> = { ja: '・', cn: '·', tw: '·' }

/** Sets short facts of one thing beside each other, as the language separates them; empty ones are left out. */
export function joinFacts(
  facts: readonly (string | number | null | undefined | false)[],
  language: string,
): string {
  const known = facts.filter((fact) => fact !== '' && fact !== null && fact !== undefined && fact !== false)
  return known.join(separators[language] ?? ' · ')
}
