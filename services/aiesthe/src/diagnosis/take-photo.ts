import { randomUUID } from 'node:crypto'
import { ApiError, type Session } from '@hibiki/http'
import type { Transaction } from 'kysely'
import type { AiestheTables } from '../db/schema.ts'
import type { AiestheDeps } from '../deps.ts'
import type { Examination } from '../faces/examine-photo.ts'
import { requireConsent, requireFunction } from '../gates.ts'
import { type FacePhoto, insertPhoto } from '../repositories/face-photos.ts'
import { type FaceResult, findOpenResult } from '../repositories/face-results.ts'
import { isErased, lockMember } from '../repositories/member-locks.ts'
import { dropRemovals, planRemoval } from '../repositories/photo-removals.ts'
import { countRefusal } from '../repositories/statistics-refusals.ts'
import { isExpired } from './open-step.ts'

/** What the two photo calls send (D1§3). */
export interface SentPhoto {
  id: string
  image: string
}

export interface TakePhotoDeps extends Pick<AiestheDeps, 'database' | 'examiner' | 'vault'> {
  clock: () => Date
}

/** Longer than any photo takes to be stored: then bytes without a row belong to a copy of the service that died. */
const ABANDONED_MS = 3_600_000

/**
 * Takes one photo into the diagnosis under way: who may, is it the right step, is the photo usable, keep it encrypted, then `keep`
 * writes what follows from it, in the transaction that makes the photo part of the diagnosis.
 */
export async function takePhoto<Answer>(
  deps: TakePhotoDeps,
  session: Session,
  sent: SentPhoto,
  moment: 'before' | 'after',
  keep: (trx: Transaction<AiestheTables>, result: FaceResult, photo: FacePhoto) => Promise<Answer>,
): Promise<Answer> {
  const { db } = deps.database
  const { userId: memberId } = session
  if (sent.id === '') throw new ApiError('AIESTHE_ID_EMPTY')
  if (sent.image === '') throw new ApiError('AIESTHE_IMAGE_EMPTY')
  await requireConsent(db, memberId)
  await requireFunction(db, session, 'face-diagnosis')
  requireStep(await findOpenResult(db, memberId), sent.id, moment, deps.clock())
  const examined = await deps.examiner.examine(Buffer.from(sent.image, 'base64'))
  if (!examined.usable) {
    await countRefusal(db, examined.problem, deps.clock())
    throw refusal(examined)
  }

  const photoId = randomUUID()
  await planRemoval(db, [photoId], new Date(deps.clock().getTime() + ABANDONED_MS))
  await deps.vault.store(photoId, { photo: examined.jpeg, ...examined.crops })
  try {
    return await db.transaction().execute(async (trx) => {
      await lockMember(trx, memberId)
      // Whatever was allowed when the photo arrived may have ended since: consent, the step, the member.
      if (await isErased(trx, memberId)) throw new ApiError('E4003')
      await requireConsent(trx, memberId)
      const result = requireStep(await findOpenResult(trx, memberId), sent.id, moment, deps.clock())
      const photo: FacePhoto = {
        ...{ id: photoId, resultId: result.id, memberId, moment, face: examined.face },
        ...{ engine: examined.engine, engineVersion: examined.version, takenAt: deps.clock() },
      }
      await insertPhoto(trx, photo)
      await dropRemovals(trx, [photoId])
      return await keep(trx, result, photo)
    })
  } catch (error) {
    await planRemoval(db, [photoId], deps.clock())
    throw error
  }
}

/** The diagnosis under way, at the step before this photo. */
function requireStep(
  result: FaceResult | null,
  id: string,
  moment: 'before' | 'after',
  now: Date,
): FaceResult {
  if (!result || result.id !== id.toLowerCase() || isExpired(result, now))
    throw new ApiError('AIESTHE_RESULT_NOT_FOUND')
  const hasBefore = result.beforeAt !== null
  if (moment === 'before' && hasBefore) throw new ApiError('AIESTHE_STEP_DONE')
  if (moment === 'after' && !hasBefore) throw new ApiError('AIESTHE_STEP_NOT_REACHED')
  return result
}

function refusal({ problem }: Extract<Examination, { usable: false }>): ApiError {
  if (problem === 'format' || problem === 'pixels' || problem === 'damaged')
    return new ApiError('AIESTHE_PHOTO_UNREADABLE')
  return new ApiError(`AIESTHE_FACE_${problem.toUpperCase()}`)
}
