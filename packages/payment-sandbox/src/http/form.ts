import { createInvalidRequestError } from './errors.ts'

/** A value of a form or a query as Stripe nests it: `items[0][price]=x` is a list of one object. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue }
export type FormObject = { [name: string]: FormValue }

const MAX_DEPTH = 6
const MAX_FIELDS = 1000

/**
 * Reads `application/x-www-form-urlencoded` in Stripe's nesting: `a[b]=1`, `a[0][b]=1`, `a[]=1`.
 *
 * @throws StripeError 400 for names that cannot be read and for more than 1,000 fields
 */
export function parseFormBody(text: string): FormObject {
  const root: Branch = new Map()
  let count = 0
  for (const [name, value] of new URLSearchParams(text)) {
    count += 1
    if (count > MAX_FIELDS) throw createInvalidRequestError('Too many parameters.')
    put(root, pathOf(name), value, name)
  }
  return objectOf(root)
}

type Branch = Map<string, string | Branch>

function pathOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name)
  if (!match?.[1]) throw createInvalidRequestError(`Invalid parameter name: ${name}`, { param: name })
  const path = [match[1], ...[...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? '')]
  if (path.length > MAX_DEPTH)
    throw createInvalidRequestError(`Parameter nested too deeply: ${name}`, { param: name })
  return path
}

function put(root: Branch, path: string[], value: string, name: string): void {
  let branch = root
  for (const [depth, part] of path.entries()) {
    const key = part === '' ? String(branch.size) : part
    const here = branch.get(key)
    if (depth === path.length - 1) {
      if (here !== undefined)
        throw createInvalidRequestError(`Parameter given twice: ${name}`, { param: name })
      branch.set(key, value)
      return
    }
    if (typeof here === 'string')
      throw createInvalidRequestError(`Invalid parameter name: ${name}`, { param: name })
    const next: Branch = here ?? new Map()
    branch.set(key, next)
    branch = next
  }
}

/** Names are data here, so the objects have no prototype to fall into. */
function objectOf(branch: Branch): FormObject {
  const object: FormObject = Object.create(null)
  for (const [key, value] of branch) object[key] = typeof value === 'string' ? value : nestedValue(value)
  return object
}

function nestedValue(branch: Branch): FormValue {
  const keys = [...branch.keys()]
  if (!keys.every((key) => /^\d{1,4}$/.test(key))) return objectOf(branch)
  const ordered = keys.map(Number).sort((a, b) => a - b)
  return ordered.map((key) => {
    const value = branch.get(String(key)) ?? ''
    return typeof value === 'string' ? value : nestedValue(value)
  })
}
