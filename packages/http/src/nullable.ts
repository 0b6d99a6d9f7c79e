import { type TNull, type TSchema, type TUnion, Type } from 'typebox'

/** Returns the schema of a value that is there as `null` where it is unknown; one that may be left out is `Type.Optional`. */
export function nullable<T extends TSchema>(schema: T): TUnion<[T, TNull]> {
  return Type.Union([schema, Type.Null()])
}
