import Type from 'typebox'
import { instant, seconds, uuid } from './fields.ts'

/**
 * A member's play as known so far. One play may be reported several times; `revision` grows with each report, and consumers
 * keep the newest. `playedSeconds` is the time heard, `countedSeconds` the part of it that counts as usage.
 */
export const playRecordedV1 = Type.Object(
  {
    playId: uuid,
    userId: uuid,
    soundId: uuid,
    dmvTypeCode: Type.String({ pattern: '^[0-9]{2}$' }),
    planCode: Type.String({ pattern: '^[0-9]{2}$' }),
    startedAt: instant,
    endedAt: instant,
    playedSeconds: seconds,
    countedSeconds: seconds,
    revision: Type.Integer({ minimum: 1 }),
  },
  { additionalProperties: false },
)

/** Content holds nothing of this person any more; the answer to identity.person-deleted.v1. */
export const personErasedV1 = Type.Object(
  { userId: uuid, service: Type.Literal('content'), at: instant },
  { additionalProperties: false },
)
