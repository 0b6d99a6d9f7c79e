import type { Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import { saveMeasuredReward } from '../choices/choices.sql.ts'
import { findPhotos } from '../photos/face-photos.sql.ts'
import { isPlayedBetween } from '../plays/listening.rules.ts'
import { findPlaysOfResults } from '../plays/plays.sql.ts'
import { findSound } from '../sounds/sounds.sql.ts'
import { toStatedSeconds } from '../sounds/stated-time.rules.ts'
import { computeMeasuredReward } from './emotions.rules.ts'
import { findResult } from './face-results.sql.ts'

/**
 * Saves the change between two photos as the reward that the AI learns from, when the chosen sound was played in between. It is called when
 * the After photo is saved and when a play is, because either may arrive last. Callers must hold the member's lock.
 */
export async function learnFromResult(
  trx: Transaction<AiestheTables>,
  of: { memberId: string; resultId: string },
): Promise<void> {
  const result = await findResult(trx, of.resultId)
  if (result?.memberId !== of.memberId) return
  const { id, choiceId, soundId, beforeAt, afterAt } = result
  if (beforeAt === null || afterAt === null || choiceId === null || soundId === null) return
  const sound = await findSound(trx, soundId)
  const plays = (await findPlaysOfResults(trx, [id])).filter(
    (play) =>
      play.memberId === of.memberId &&
      // A play that names only the diagnosis is of its sound.
      (play.soundId === null || play.soundId === soundId),
  )
  const durationSeconds = sound ? toStatedSeconds(sound) : 0
  if (!isPlayedBetween(plays, { from: beforeAt, to: afterAt, durationSeconds })) return
  const photos = await findPhotos(trx, [id])
  const [before, after] = ['before', 'after'].map((moment) => photos.find((photo) => photo.moment === moment))
  if (!before || !after) return
  await saveMeasuredReward(trx, choiceId, computeMeasuredReward(before.face.emotions, after.face.emotions))
}
