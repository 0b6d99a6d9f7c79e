/** The fields of what a form sends, each under its path. A list is one field: its items have no names of their own. */
export function toFields(body: object, path = ''): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      Object.assign(fields, toFields(value, `${path}${name}.`))
    else fields[`${path}${name}`] = value
  }
  return fields
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The paths of the fields in which two versions differ. */
export const findDifferences = (
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (field) => !isSame(one[field], other[field]),
  )

/** A field's value as a text to compare with: a list has a line for each of its items. */
export function toComparedText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(toComparedText).join('\n')
  if (typeof value === 'object') return Object.values(value).map(toComparedText).filter(Boolean).join(' / ')
  return String(value)
}
