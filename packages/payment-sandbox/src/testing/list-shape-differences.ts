type Fields = Record<string, unknown>

/**
 * Lists the fields of the sandbox's response that Stripe's own example does not have, or has with another type. Of a list, the
 * first elements are compared.
 */
export function listShapeDifferences(ours: Fields, theirs: Fields, place: string): string[] {
  return Object.entries(ours).flatMap(([name, value]) => {
    const at = `${place}.${name}`
    if (!(name in theirs)) return [at]
    const other = theirs[name]
    if (value === null || other === null) return []
    const [type, wanted] = [typeOf(value), typeOf(other)]
    if (type !== wanted) return [`${at} is of type ${type}, not ${wanted}`]
    // Keys of metadata are the caller's own, and the data of an event depends on its type.
    if (name === 'metadata' || (ours.object === 'event' && name === 'data')) return []
    return compareValues(value, other, at)
  })
}

function compareValues(ours: unknown, theirs: unknown, place: string): string[] {
  if (Array.isArray(ours) && Array.isArray(theirs)) {
    return isObject(ours[0]) && isObject(theirs[0])
      ? listShapeDifferences(ours[0], theirs[0], `${place}[]`)
      : []
  }
  return isObject(ours) && isObject(theirs) ? listShapeDifferences(ours, theirs, place) : []
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)
