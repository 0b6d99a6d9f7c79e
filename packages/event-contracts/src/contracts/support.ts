import Type from 'typebox'
import { instant, uuid } from './fields.ts'

/** Support holds nothing of this person any more; the response to identity.person-deleted.v1. */
const personErasedV1 = Type.Object(
  { userId: uuid, service: Type.Literal('support'), at: instant },
  { additionalProperties: false },
)

export const supportEvents = {
  'support.person-erased.v1': personErasedV1,
}
