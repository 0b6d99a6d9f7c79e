/** Returns the fields of a request body under their paths. A list is one field, because its items have no stable names. */
export function flattenFields(body: object, path = ''): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      Object.assign(fields, flattenFields(value, `${path}${name}.`))
    else fields[`${path}${name}`] = value
  }
  return fields
}

const isSame = (left: unknown, right: unknown): boolean =>
  JSON.stringify(left ?? null) === JSON.stringify(right ?? null)

/** Returns the paths of the fields in which two versions differ. */
export const findDifferentFields = (
  left: Readonly<Record<string, unknown>>,
  right: Readonly<Record<string, unknown>>,
): string[] =>
  [...new Set([...Object.keys(left), ...Object.keys(right)])].filter(
    (field) => !isSame(left[field], right[field]),
  )

/** Formats a field's value for the comparison; a list has one line per item. */
export function formatComparedValue(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(formatComparedValue).join('\n')
  if (typeof value === 'object')
    return Object.values(value).map(formatComparedValue).filter(Boolean).join(' / ')
  return String(value)
}
