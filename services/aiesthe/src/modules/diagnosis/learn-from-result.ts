import type { Transaction } from 'kysely'
import type { AiestheTables } from '../../schema.ts'
import { saveMeasuredReward } from '../choices/choices.sql.ts'
import { findPhotos } from '../photos/face-photos.sql.ts'
import { hasListened } from '../plays/listening.rules.ts'
import { findPlaysOfResults } from '../plays/plays.sql.ts'
import { findSound } from '../sounds/sounds.sql.ts'
import { measuredReward } from './emotions.rules.ts'
import { findResult } from './face-results.sql.ts'

/**
 * The change between two photos is what the AI learns from (D-108), when the chosen sound was really heard in between. Called when the
 * After photo is kept and when a play is: either may come last. Under the member's lock. Answers whether a reward was written.
 */
export async function learnFromResult(
  trx: Transaction<AiestheTables>,
  of: { memberId: string; resultId: string },
): Promise<boolean> {
  const result = await findResult(trx, of.resultId)
  if (result?.memberId !== of.memberId) return false
  const { id, choiceId, soundId, afterAt } = result
  if (afterAt === null || choiceId === null || soundId === null) return false
  const sound = await findSound(trx, soundId)
  const heard = (await findPlaysOfResults(trx, [id])).filter(
    (play) =>
      play.memberId === of.memberId &&
      // A play may name only the diagnosis: then it is of its sound.
      (play.soundId === null || play.soundId === soundId) &&
      play.startedAt < afterAt,
  )
  if (!hasListened(heard, sound?.durationSeconds ?? 0)) return false
  const photos = await findPhotos(trx, [id])
  const [before, after] = ['before', 'after'].map((moment) => photos.find((photo) => photo.moment === moment))
  if (!before || !after) return false
  return saveMeasuredReward(trx, choiceId, measuredReward(before.face.emotions, after.face.emotions))
}
