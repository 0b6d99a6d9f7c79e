import Type from 'typebox'
import { instant, uuid } from './fields.ts'

/**
 * Which sounds a section of a room plays, whole whenever it changes; none when it stopped or its device left. The newest `at` wins. No
 * sound that a room plays is withdrawn.
 */
const sectionReportedV1 = Type.Object(
  { sectionId: uuid, soundIds: Type.Array(uuid), at: instant },
  { additionalProperties: false },
)

/** Enterprise holds nothing of this person any more; the response to identity.person-deleted.v1. */
const personErasedV1 = Type.Object(
  { userId: uuid, service: Type.Literal('enterprise'), at: instant },
  { additionalProperties: false },
)

export const enterpriseEvents = {
  'enterprise.person-erased.v1': personErasedV1,
  'enterprise.section-reported.v1': sectionReportedV1,
}
