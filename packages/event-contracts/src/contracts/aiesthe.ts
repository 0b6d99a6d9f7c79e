import Type from 'typebox'
import { instant, uuid } from './fields.ts'

/**
 * The sound chosen for a face diagnosis. `resultId` is what clients send as `faceExpSoundResultId`; content completes with it the
 * plays that name only the result.
 */
export const soundChosenV1 = Type.Object(
  { resultId: uuid, userId: uuid, soundId: uuid, at: instant },
  { additionalProperties: false },
)
