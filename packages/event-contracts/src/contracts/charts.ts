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

/**
 * The time has come at which a customer is reminded of the appointments of a day; once for each day. Charts says whether any of them is still
 * there, and after `until` nobody is to be told any more.
 */
const appointmentsAnnouncedV1 = Type.Object(
  { memberId: uuidSchema, day: Type.String({ format: 'date' }), until: instantSchema, at: instantSchema },
  { additionalProperties: false },
)

export const chartsEvents = {
  'charts.appointments-announced.v1': appointmentsAnnouncedV1,
  'charts.person-erased.v1': personErasedV1,
  'charts.record-saved.v1': recordSavedV1,
}
