import type { RequestValues } from './matrix.ts'
import type { TextField } from './text-fields.ts'

/** Returns the call with this value in the field. */
export function withValue(sent: RequestValues, field: TextField, value: string): RequestValues {
  if (field.in === 'path') return { ...sent, params: { ...sent.params, [field.name]: value.toWellFormed() } }
  if (field.in === 'query') return { ...sent, query: { ...sent.query, [field.name]: value.toWellFormed() } }
  return { ...sent, body: replaced({ ...sent.body }, field.name.split('.'), value) }
}

function replaced(body: object, [name = '', ...rest]: string[], value: string): object {
  const before = (body as Record<string, unknown>)[name]
  if (rest.length > 0)
    return { ...body, [name]: replaced({ ...(before as object | undefined) }, rest, value) }
  return { ...body, [name]: Array.isArray(before) ? [value] : value }
}
