import Type from 'typebox'
import { instantSchema, uuidSchema } from './field-schemas.ts'

/**
 * A record of a member's chart was saved: which face diagnosis it names, if any, or that the record is gone (`removed`). Sent whole
 * whenever any of it changes; the newest `at` wins. `userId` is the member the chart is about.
 */
const recordSavedV1 = Type.Object(
  {
    recordId: uuidSchema,
    userId: uuidSchema,
    resultId: Type.Union([uuidSchema, Type.Null()]),
    removed: Type.Boolean(),
    at: instantSchema,
  },
  { additionalProperties: false },
)

/** Charts holds nothing of this person any more; the response to identity.person-deleted.v1. */
const personErasedV1 = Type.Object(
  { userId: uuidSchema, service: Type.Literal('charts'), at: instantSchema },
  { additionalProperties: false },
)

export const chartsEvents = {
  'charts.person-erased.v1': personErasedV1,
  'charts.record-saved.v1': recordSavedV1,
}
