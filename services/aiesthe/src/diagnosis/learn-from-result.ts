import type { Transaction } from 'kysely'
import type { AiestheTables } from '../db/schema.ts'
import { measuredReward } from '../domain/emotions.ts'
import { hasListened } from '../domain/listening.ts'
import { saveMeasuredReward } from '../repositories/choices.ts'
import { findPhotos } from '../repositories/face-photos.ts'
import { findResult } from '../repositories/face-results.ts'
import { findPlaysOfResults } from '../repositories/plays.ts'
import { findSound } from '../repositories/sounds.ts'

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
