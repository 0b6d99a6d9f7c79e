import { appendToOutbox } from '@hibiki/messaging'
import type { Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import type { FacePhoto } from '../photos/face-photos.sql.ts'
import { computeStressPercent } from './emotions.rules.ts'
import { completeAfterStep, type FaceResult } from './face-results.sql.ts'
import { minutesByCourse } from './save-before-photo.ts'
import { saveRewardOfResult } from './save-reward-of-result.ts'

/** Saves the After photo, which finishes the diagnosis; the AI learns from the change. */
export async function saveAfterPhoto(
  trx: Transaction<AiestheTables>,
  result: FaceResult,
  photo: FacePhoto,
  published: boolean,
): Promise<void> {
  const publishedAt = await completeAfterStep(trx, { id: result.id, published, afterAt: photo.takenAt })
  await saveRewardOfResult(trx, { memberId: photo.memberId, resultId: result.id })
  const of = { resultId: result.id, userId: photo.memberId, published, at: photo.takenAt.toISOString() }
  await appendToOutbox(trx, [
    {
      subject: 'aiesthe.diagnosis-completed.v2',
      payload: {
        ...of,
        stressPercent: computeStressPercent(photo.face.emotions),
        minutesCourse: minutesByCourse[result.course ?? 1],
        // The diagnosis may have been opened hours before.
        startedAt: (result.beforeAt ?? result.startedAt).toISOString(),
      },
    },
    ...(published
      ? [
          {
            subject: 'aiesthe.publication-changed.v1' as const,
            payload: { ...of, at: publishedAt.toISOString() },
          },
        ]
      : []),
  ])
}
