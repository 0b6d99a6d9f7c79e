import Type from 'typebox'
import { instant, uuid } from './fields.ts'

/** Support holds nothing of this person any more; the response to identity.person-deleted.v1. */
export const personErasedV1 = Type.Object(
  { userId: uuid, service: Type.Literal('support'), at: instant },
  { additionalProperties: false },
)
