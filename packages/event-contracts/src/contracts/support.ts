import Type from 'typebox'
import { instantSchema, uuidSchema } from './field-schemas.ts'

/** Support holds nothing of this person any more; the response to identity.person-deleted.v1. */
const personErasedV1 = Type.Object(
  { userId: uuidSchema, service: Type.Literal('support'), at: instantSchema },
  { additionalProperties: false },
)

/** Staff have answered a member's inquiry; what they wrote is read in the app. */
const inquiryAnsweredV1 = Type.Object(
  { memberId: uuidSchema, at: instantSchema },
  { additionalProperties: false },
)

export const supportEvents = {
  'support.inquiry-answered.v1': inquiryAnsweredV1,
  'support.person-erased.v1': personErasedV1,
}
