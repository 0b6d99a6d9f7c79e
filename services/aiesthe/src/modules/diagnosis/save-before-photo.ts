import { ApiError } from '@hibiki/http'
import { appendToOutbox } from '@hibiki/messaging'
import type { Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import type { GlobalRewards } from '../choices/choice-tallies.sql.ts'
import { createChoice } from '../choices/create-choice.ts'
import type { FacePhoto } from '../photos/face-photos.sql.ts'
import { listCandidateSounds } from '../sounds/sounds.sql.ts'
import { findExpressionType } from './emotions.rules.ts'
import { completeBeforeStep, type FaceResult } from './face-results.sql.ts'

/** 1 stands for 10 minutes, 2 for 20. */
export const minutesByCourse = { 1: 10, 2: 20 } as const

/** Saves the Before photo and the sound that the AI chooses; content receives the choice for plays that name only the result. */
export async function saveBeforePhoto(
  trx: Transaction<AiestheTables>,
  result: FaceResult,
  photo: FacePhoto,
  { course, published, prior }: { course: 1 | 2; published: boolean; prior: GlobalRewards },
): Promise<void> {
  const { memberId, takenAt } = photo
  const choice = await createChoice(trx, {
    memberId,
    occasion: 'face',
    candidates: await listCandidateSounds(trx, { minutesCourse: minutesByCourse[course] }),
    expressionType: findExpressionType(photo.face.emotions),
    prior,
    now: takenAt,
  })
  if (!choice) throw new ApiError('AIESTHE_NO_SOUND')
  const { id: resultId } = result
  const { choiceId, soundId } = choice
  await completeBeforeStep(trx, { id: resultId, course, published, choiceId, beforeAt: takenAt })
  const payload = { resultId, userId: memberId, soundId, at: takenAt.toISOString() }
  await appendToOutbox(trx, [{ subject: 'aiesthe.sound-chosen.v1', payload }])
}
