/** A figure about fewer people than this could be recognised as theirs. */
export const SMALLEST_GROUP = 5

/** The figure, or null where it is about one to four people. */
export function figureOf<T>(figure: T, people: number): T | null {
  return people > 0 && people < SMALLEST_GROUP ? null : figure
}

/** The sum of parts, or null where it would give away the only part that is hidden. */
export function totalOf(total: number | null, parts: readonly (number | null)[]): number | null {
  return parts.filter((part) => part === null).length === 1 ? null : total
}

/** Parts that make up a whole which is told: all of them, or none where one is hidden. */
export function partsOf(parts: readonly (number | null)[]): (number | null)[] {
  return parts.includes(null) ? parts.map(() => null) : [...parts]
}
