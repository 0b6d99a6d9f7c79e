import Type from 'typebox'

export const uuid = Type.String({ format: 'uuid' })

/** A moment as ISO 8601 with its offset, e.g. 2026-11-21T00:38:46.000Z. */
export const instant = Type.String({ format: 'date-time' })

/** A length of time; fractions allowed. */
export const seconds = Type.Number({ minimum: 0 })

/** A text for people, in the two languages every text of the product has. */
export const text = Type.Object({ ja: Type.String(), en: Type.String() }, { additionalProperties: false })
