import type { Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import { saveMeasuredReward } from '../choices/choices.sql.ts'
import { listPhotosOfResults } from '../photos/face-photos.sql.ts'
import { isPlayedLongEnoughBetween } from '../plays/listening.rules.ts'
import { listPlaysOfResults } from '../plays/plays.sql.ts'
import { computeExpectedPlaySeconds } from '../sounds/expected-play-seconds.rules.ts'
import { findSound } from '../sounds/sounds.sql.ts'
import { computeMeasuredReward } from './emotions.rules.ts'
import { findResult } from './face-results.sql.ts'

/**
 * Saves the change between two photos as the reward that the AI learns from, when the chosen sound was played in between. It is called when
 * the After photo is saved and when a play is, because either may arrive last. Callers must hold the member's lock.
 */
export async function saveRewardOfResult(
  trx: Transaction<AiestheTables>,
  of: { memberId: string; resultId: string },
): Promise<void> {
  const result = await findResult(trx, of.resultId)
  if (result?.memberId !== of.memberId) return
  const { id, choiceId, soundId, beforeAt, afterAt } = result
  if (beforeAt === null || afterAt === null || choiceId === null || soundId === null) return
  const sound = await findSound(trx, soundId)
  const plays = (await listPlaysOfResults(trx, [id])).filter(
    (play) =>
      play.memberId === of.memberId &&
      // A play that names only the diagnosis is of its sound.
      (play.soundId === null || play.soundId === soundId),
  )
  const durationSeconds = sound ? computeExpectedPlaySeconds(sound) : 0
  if (!isPlayedLongEnoughBetween(plays, { from: beforeAt, to: afterAt, durationSeconds })) return
  const photos = await listPhotosOfResults(trx, [id])
  const [before, after] = ['before', 'after'].map((moment) => photos.find((photo) => photo.moment === moment))
  if (!before || !after) return
  await saveMeasuredReward(trx, choiceId, computeMeasuredReward(before.face.emotions, after.face.emotions))
}
