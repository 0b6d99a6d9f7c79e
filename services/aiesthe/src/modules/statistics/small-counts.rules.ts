/** Figures about fewer people than this could identify them. */
export const MIN_PEOPLE_PER_FIGURE = 5

type Suppressed<Figures> = { [Name in keyof Figures]: Figures[Name] | null }

/** Returns the figures of one row, or null for each where the row is about one to four people. */
export function suppressSmallCounts<Figures extends object>(
  people: number,
  figures: Figures,
): Suppressed<Figures> {
  if (people === 0 || people >= MIN_PEOPLE_PER_FIGURE) return figures
  const names = Object.keys(figures) as (keyof Figures)[]
  return Object.fromEntries(names.map((name) => [name, null])) as Suppressed<Figures>
}
