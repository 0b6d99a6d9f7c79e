import type { Stripe } from 'stripe'
import type { ApiObject, ListPageParams, ObjectStore } from '../store/object-store.ts'
import {
  integerField,
  listField,
  objectField,
  type ParamField,
  type ParamFields,
  type ParsedParams,
  textField,
  timestampField,
} from './param-fields.ts'

/** The context of a handler: one call in one transaction. */
export interface ApiCall<P = unknown> {
  /** Values of the path, e.g. `id`. */
  path: Record<string, string>
  params: P
  store: ObjectStore
  /** Seconds since 1970, by the sandbox's clock. */
  now: number
  /** Notifies the webhooks after the transaction is committed. `previous` are the values that an update replaced. */
  emit(type: Stripe.Event['type'], object: ApiObject, previous?: object): Promise<void>
}

export interface ApiRoute {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  fields: ParamFields
  /** Whether the publishable key, which browsers hold, may call it. */
  publishable: boolean
  run(call: ApiCall): Promise<object>
}

/** Defines a call of the API: `POST /v1/customers/:id`, its parameters, and what it does. */
export function defineRoute<F extends ParamFields>(
  line: string,
  fields: F,
  run: (call: ApiCall<ParsedParams<F>>) => Promise<object>,
  { publishable }: { publishable?: boolean } = {},
): ApiRoute {
  const [method, path] = line.split(' ')
  return {
    method: method as ApiRoute['method'],
    path: path ?? '',
    fields: { expand: expandField, ...fields },
    publishable: publishable ?? false,
    run: (call) => run(call as ApiCall<ParsedParams<F>>),
  }
}

const expandField: ParamField<string[]> = listField(textField({ max: 200 }), { max: 20 })

/** Parameters of every list. */
export const pageFields = {
  limit: integerField({ min: 1, max: 100 }),
  starting_after: textField(),
  ending_before: textField(),
}

const second = timestampField()
const range = objectField({ gt: second, gte: second, lt: second, lte: second })

/** `created=…` or `created[gte]=…`. */
export const createdField: ParamField<{ gt?: number; gte?: number; lt?: number; lte?: number }> = {
  required: false,
  read(raw, name) {
    if (typeof raw !== 'string') return range.read(raw, name) as { gte?: number }
    const at = second.read(raw, name)
    return { gte: at, lte: at }
  },
}

/** Returns one page of a list in Stripe's shape. */
export async function listObjects<T extends ApiObject>(
  call: { path: Record<string, string>; store: ObjectStore },
  {
    type,
    contains = {},
    page,
    url,
  }: {
    type: T['object']
    url: string
    contains?: object
    page: ListPageParams & { created?: { gte?: number } | undefined }
  },
) {
  const found = await call.store.page<T>({ type, contains, page, created: page.created })
  return { object: 'list' as const, url, ...found }
}

/** Returns the fields that have a value, because an absent filter matches everything. */
export function omitUndefined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}
