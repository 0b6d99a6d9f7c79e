/** The choices of a select: the values themselves, named by the texts under `prefix`. */
export const choicesOf = (values: readonly string[], prefix: string): { id: string; name: string }[] =>
  values.map((id) => ({ id, name: `${prefix}.${id}` }))
