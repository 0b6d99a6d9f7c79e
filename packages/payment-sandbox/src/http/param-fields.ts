import { createInvalidRequestError } from './errors.ts'
import type { FormObject, FormValue } from './form.ts'

/** Parses one parameter of a form, where everything is text. */
export interface ParamField<T, Required extends boolean = false> {
  required: Required
  read(raw: FormValue, name: string): T
}
// biome-ignore lint/suspicious/noExplicitAny: fields of any type are listed together
type AnyField = ParamField<any, boolean>
export type ParamFields = Record<string, AnyField>
export type ParsedParams<F extends ParamFields> = {
  [K in keyof F]: F[K] extends ParamField<infer T, infer R> ? (R extends true ? T : T | undefined) : never
}

const optional = <T>(read: (raw: FormValue, name: string) => T): ParamField<T> => ({ required: false, read })

export const requiredField = <T>(field: ParamField<T>): ParamField<T, true> => ({ ...field, required: true })

export const textField = (options: { max?: number } = {}): ParamField<string> =>
  optional((raw, name) => {
    if (typeof raw !== 'string') throw createInvalidRequestError(`Invalid string: ${name}`, { param: name })
    const max = options.max ?? 5000
    if (raw.length > max)
      throw createInvalidRequestError(`Invalid string: must be at most ${max} characters`, { param: name })
    if (raw.includes('\0'))
      throw createInvalidRequestError('Invalid string: contains a null byte', { param: name })
    return raw
  })

/** Lets an empty text clear the value: null. */
export const clearableField = <T>(field: ParamField<T>): ParamField<T | null> =>
  optional((raw, name) => (raw === '' ? null : field.read(raw, name)))

export const integerField = ({ min, max }: { min?: number; max?: number } = {}): ParamField<number> =>
  optional((raw, name) => {
    const code = 'parameter_invalid_integer'
    if (typeof raw !== 'string' || !/^-?\d{1,15}$/.test(raw)) {
      throw createInvalidRequestError(`Invalid integer: ${String(raw)}`, { code, param: name })
    }
    const value = Number(raw)
    if (value < (min ?? -Infinity)) {
      throw createInvalidRequestError(`Invalid integer: must be at least ${min}`, { code, param: name })
    }
    if (value > (max ?? Infinity)) {
      throw createInvalidRequestError(`Invalid integer: must be at most ${max}`, { code, param: name })
    }
    return value
  })

/** Seconds since 1970. */
export const timestampField = (): ParamField<number> => integerField({ min: 0, max: 32_503_680_000 })

export const booleanField = (): ParamField<boolean> =>
  optional((raw, name) => {
    if (raw !== 'true' && raw !== 'false')
      throw createInvalidRequestError(`Invalid boolean: ${String(raw)}`, { param: name })
    return raw === 'true'
  })

export const enumField = <const T extends string>(...values: T[]): ParamField<T> =>
  optional((raw, name) => {
    const found = values.find((value) => value === raw)
    if (found !== undefined) return found
    throw createInvalidRequestError(`Invalid ${name}: must be one of ${values.join(', ')}`, { param: name })
  })

export const listField = <T>(of: ParamField<T>, { max }: { max?: number } = {}): ParamField<T[]> =>
  optional((raw, name) => {
    if (raw === '') return []
    if (!Array.isArray(raw)) throw createInvalidRequestError('Invalid array', { param: name })
    if (raw.length > (max ?? 100))
      throw createInvalidRequestError('Array has too many values', { param: name })
    return raw.map((value, index) => of.read(value, `${name}[${index}]`))
  })

export const objectField = <F extends ParamFields>(fields: F): ParamField<ParsedParams<F>> =>
  optional((raw, name) => {
    if (typeof raw !== 'object' || Array.isArray(raw))
      throw createInvalidRequestError('Invalid object', { param: name })
    return parseFields(raw, fields, name)
  })

/** Up to 50 pairs, names up to 40 and values up to 500 characters; an empty value removes the pair. */
export const metadataField = (): ParamField<Record<string, string> | null> =>
  clearableField(
    optional((raw, name) => {
      if (typeof raw !== 'object') throw createInvalidRequestError('Invalid object', { param: name })
      const pairs = Object.entries(raw)
      if (pairs.length > 50) throw createInvalidRequestError('You can have at most 50 keys', { param: name })
      return Object.fromEntries(
        pairs.map(([key, value]) => {
          const param = `${name}[${key}]`
          if (key.length > 40)
            throw createInvalidRequestError('Metadata keys have at most 40 characters', { param })
          return [key, textField({ max: 500 }).read(value, param)]
        }),
      )
    }),
  )

/**
 * Reads all parameters of a call.
 *
 * @throws StripeError 400 `parameter_missing`, `parameter_unknown` or what the field says
 */
export function parseFields<F extends ParamFields>(
  raw: FormObject,
  fields: F,
  inside?: string,
): ParsedParams<F> {
  const nameOf = (key: string) => (inside === undefined ? key : `${inside}[${key}]`)
  for (const key of Object.keys(raw)) {
    if (Object.hasOwn(fields, key)) continue
    const message = `Received unknown parameter: ${nameOf(key)}`
    throw createInvalidRequestError(message, { code: 'parameter_unknown', param: nameOf(key) })
  }
  const values: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(fields)) {
    const given = raw[key]
    if (given !== undefined) values[key] = field.read(given, nameOf(key))
    else if (field.required) {
      const message = `Missing required param: ${nameOf(key)}.`
      throw createInvalidRequestError(message, { code: 'parameter_missing', param: nameOf(key) })
    }
  }
  return values as ParsedParams<F>
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
