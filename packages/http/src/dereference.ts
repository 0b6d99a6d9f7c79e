/** Returns an OpenAPI document with the components themselves in place of the references to them. */
export function dereference(document: { components?: Record<string, Record<string, unknown>> }): object {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve)
    if (typeof value !== 'object' || value === null) return value
    const { $ref, ...rest } = value as { $ref?: unknown }
    if (typeof $ref !== 'string')
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner)]))
    const [, , section = '', name = ''] = $ref.split('/')
    const component = document.components?.[section]?.[name]
    if (component === undefined) throw new Error(`${$ref} is not in the document`)
    return { ...(resolve(component) as object), ...rest }
  }
  return resolve(document) as object
}
