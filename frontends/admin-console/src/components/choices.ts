/** The choices of a select: the values themselves, named by the texts under `prefix`. */
export const toChoices = (values: readonly string[], prefix: string): { id: string; name: string }[] =>
  values.map((id) => ({ id, name: `${prefix}.${id}` }))

/** What an autocomplete asks a list for. */
export const toTextFilter = (q: string): { q: string } => ({ q })

/** The order of choices that are named. */
export const SORT_BY_NAME = { field: 'name', order: 'ASC' } as const
