/** Returns the choices of a select; their texts are the translations under `prefix`. */
export const toSelectChoices = (values: readonly string[], prefix: string): { id: string; name: string }[] =>
  values.map((id) => ({ id, name: `${prefix}.${id}` }))

/** Converts the text of an autocomplete to the filter of a list. */
export const toTextFilter = (q: string): { q: string } => ({ q })

export const SORT_BY_NAME = { field: 'name', order: 'ASC' } as const
