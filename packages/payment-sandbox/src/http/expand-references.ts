import type { ApiObject, ObjectStore } from '../store/object-store.ts'
import { createInvalidRequestError } from './errors.ts'

/** The type of object that a field with an id refers to. */
const kinds: Record<string, string> = {
  customer: 'customer',
  payment_method: 'payment_method',
  default_payment_method: 'payment_method',
  latest_charge: 'charge',
  charge: 'charge',
  payment_intent: 'payment_intent',
  pending_setup_intent: 'setup_intent',
}

const MAX_DEPTH = 4

/**
 * Replaces ids by their objects, as `expand` requests: `latest_charge`, `data.customer`.
 *
 * @throws StripeError 400 for a field that cannot be expanded
 */
export async function expandReferences(
  store: ObjectStore,
  response: object,
  paths: readonly string[],
): Promise<object> {
  const copy = structuredClone(response)
  for (const path of paths) {
    const parts = path.split('.')
    if (parts.length > MAX_DEPTH) {
      throw createInvalidRequestError(`You cannot expand more than ${MAX_DEPTH} levels of a property.`, {
        param: 'expand',
      })
    }
    await expandPath(store, [copy], parts, path)
  }
  return copy
}

async function expandPath(
  store: ObjectStore,
  places: object[],
  parts: string[],
  path: string,
): Promise<void> {
  const [part, ...rest] = parts
  if (part === undefined) return
  const next: object[] = []
  for (const place of places as Record<string, unknown>[]) {
    const value = place[part]
    if (value === undefined) throw notExpandable(path)
    if (typeof value === 'string') {
      const kind = kinds[part]
      if (kind === undefined) throw notExpandable(path)
      place[part] = await store.get<ApiObject>(kind, value)
      next.push(place[part] as object)
    } else if (Array.isArray(value)) next.push(...value)
    else if (value !== null) next.push(value as object)
  }
  await expandPath(store, next, rest, path)
}

function notExpandable(path: string) {
  return createInvalidRequestError(`This property cannot be expanded (${path}).`, { param: 'expand' })
}
