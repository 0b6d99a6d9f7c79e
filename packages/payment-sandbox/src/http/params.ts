import { createInvalidRequest } from './errors.ts'
import type { FormObject, FormValue } from './form.ts'

/** Parses one parameter of a form, where everything is text. */
export interface Field<T, Required extends boolean = false> {
  required: Required
  read(raw: FormValue, name: string): T
}
// biome-ignore lint/suspicious/noExplicitAny: fields of any type are listed together
type AnyField = Field<any, boolean>
export type Fields = Record<string, AnyField>
export type Params<F extends Fields> = {
  [K in keyof F]: F[K] extends Field<infer T, infer R> ? (R extends true ? T : T | undefined) : never
}

const optional = <T>(read: (raw: FormValue, name: string) => T): Field<T> => ({ required: false, read })

export const required = <T>(field: Field<T>): Field<T, true> => ({ ...field, required: true })

export const text = (options: { max?: number } = {}): Field<string> =>
  optional((raw, name) => {
    if (typeof raw !== 'string') throw createInvalidRequest(`Invalid string: ${name}`, { param: name })
    const max = options.max ?? 5000
    if (raw.length > max)
      throw createInvalidRequest(`Invalid string: must be at most ${max} characters`, { param: name })
    if (raw.includes('\0'))
      throw createInvalidRequest('Invalid string: contains a null byte', { param: name })
    return raw
  })

/** Lets an empty text clear the value: null. */
export const clearable = <T>(field: Field<T>): Field<T | null> =>
  optional((raw, name) => (raw === '' ? null : field.read(raw, name)))

export const integer = ({ min, max }: { min?: number; max?: number } = {}): Field<number> =>
  optional((raw, name) => {
    const code = 'parameter_invalid_integer'
    if (typeof raw !== 'string' || !/^-?\d{1,15}$/.test(raw)) {
      throw createInvalidRequest(`Invalid integer: ${String(raw)}`, { code, param: name })
    }
    const value = Number(raw)
    if (value < (min ?? -Infinity)) {
      throw createInvalidRequest(`Invalid integer: must be at least ${min}`, { code, param: name })
    }
    if (value > (max ?? Infinity)) {
      throw createInvalidRequest(`Invalid integer: must be at most ${max}`, { code, param: name })
    }
    return value
  })

/** Seconds since 1970. */
export const timestamp = (): Field<number> => integer({ min: 0, max: 32_503_680_000 })

export const flag = (): Field<boolean> =>
  optional((raw, name) => {
    if (raw !== 'true' && raw !== 'false')
      throw createInvalidRequest(`Invalid boolean: ${String(raw)}`, { param: name })
    return raw === 'true'
  })

export const oneOf = <const T extends string>(...values: T[]): Field<T> =>
  optional((raw, name) => {
    const found = values.find((value) => value === raw)
    if (found !== undefined) return found
    throw createInvalidRequest(`Invalid ${name}: must be one of ${values.join(', ')}`, { param: name })
  })

export const list = <T>(of: Field<T>, { max }: { max?: number } = {}): Field<T[]> =>
  optional((raw, name) => {
    if (raw === '') return []
    if (!Array.isArray(raw)) throw createInvalidRequest('Invalid array', { param: name })
    if (raw.length > (max ?? 100)) throw createInvalidRequest('Array has too many values', { param: name })
    return raw.map((value, index) => of.read(value, `${name}[${index}]`))
  })

export const object = <F extends Fields>(fields: F): Field<Params<F>> =>
  optional((raw, name) => {
    if (typeof raw !== 'object' || Array.isArray(raw))
      throw createInvalidRequest('Invalid object', { param: name })
    return readFields(raw, fields, name)
  })

/** Up to 50 pairs, names up to 40 and values up to 500 characters; an empty value removes the pair. */
export const metadata = (): Field<Record<string, string> | null> =>
  clearable(
    optional((raw, name) => {
      if (typeof raw !== 'object') throw createInvalidRequest('Invalid object', { param: name })
      const pairs = Object.entries(raw)
      if (pairs.length > 50) throw createInvalidRequest('You can have at most 50 keys', { param: name })
      return Object.fromEntries(
        pairs.map(([key, value]) => {
          const param = `${name}[${key}]`
          if (key.length > 40)
            throw createInvalidRequest('Metadata keys have at most 40 characters', { param })
          return [key, text({ max: 500 }).read(value, param)]
        }),
      )
    }),
  )

/**
 * Reads all parameters of a call.
 *
 * @throws StripeError 400 `parameter_missing`, `parameter_unknown` or what the field says
 */
export function readFields<F extends Fields>(raw: FormObject, fields: F, inside?: string): Params<F> {
  const nameOf = (key: string) => (inside === undefined ? key : `${inside}[${key}]`)
  for (const key of Object.keys(raw)) {
    if (Object.hasOwn(fields, key)) continue
    const message = `Received unknown parameter: ${nameOf(key)}`
    throw createInvalidRequest(message, { code: 'parameter_unknown', param: nameOf(key) })
  }
  const values: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(fields)) {
    const given = raw[key]
    if (given !== undefined) values[key] = field.read(given, nameOf(key))
    else if (field.required) {
      const message = `Missing required param: ${nameOf(key)}.`
      throw createInvalidRequest(message, { code: 'parameter_missing', param: nameOf(key) })
    }
  }
  return values as Params<F>
}

/** Metadata after a change: what is named is set or taken away, the rest stays. */
export function mergeMetadata(
  current: Record<string, string> | null,
  change: Record<string, string> | null | undefined,
): Record<string, string> {
  if (change === null) return {}
  const merged = Object.entries({ ...current, ...change }).filter(([, value]) => value !== '')
  return Object.fromEntries(merged)
}
