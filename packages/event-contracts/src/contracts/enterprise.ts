import Type from 'typebox'
import { instantSchema, uuidSchema } from './field-schemas.ts'

/**
 * Which sounds a section of a room plays, whole whenever it changes; none when it stopped or its device left. The newest `at` wins. No
 * sound that a room plays is withdrawn.
 */
const sectionReportedV1 = Type.Object(
  { sectionId: uuidSchema, soundIds: Type.Array(uuidSchema), at: instantSchema },
  { additionalProperties: false },
)

/** An operator took a section from the device with this session, which plays no room until a person pairs it or logs in on it again. */
const deviceFreedV1 = Type.Object(
  { sessionId: uuidSchema, sectionId: uuidSchema, at: instantSchema },
  { additionalProperties: false },
)

/** Enterprise holds nothing of this person any more; the response to identity.person-deleted.v1. */
const personErasedV1 = Type.Object(
  { userId: uuidSchema, service: Type.Literal('enterprise'), at: instantSchema },
  { additionalProperties: false },
)

/** A section that should play has been silent for a while; tells whose rooms these are. Once per silence. */
const sectionFellSilentV1 = Type.Object(
  { sectionId: uuidSchema, memberIds: Type.Array(uuidSchema, { maxItems: 100 }), at: instantSchema },
  { additionalProperties: false },
)

export const enterpriseEvents = {
  'enterprise.device-freed.v1': deviceFreedV1,
  'enterprise.person-erased.v1': personErasedV1,
  'enterprise.section-fell-silent.v1': sectionFellSilentV1,
  'enterprise.section-reported.v1': sectionReportedV1,
}
