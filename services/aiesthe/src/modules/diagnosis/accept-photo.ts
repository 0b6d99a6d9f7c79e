import { randomUUID } from 'node:crypto'
import { ApiError, type Session } from '@hibiki/http'
import { isMemberErased, lockMember } from '@hibiki/projections'
import type { Kysely, Transaction } from 'kysely'
import type { AiestheContext } from '../../context.ts'
import { requireConsent, requireDiagnosisAccess } from '../../requirements.ts'
import type { AiestheTables } from '../../tables.ts'
import type { PhotoExamination } from '../photos/analysis/photo-examiner.ts'
import {
  type FacePhoto,
  findResultIdBySentDigest,
  insertFacePhoto,
  listPhotosOfResults,
} from '../photos/face-photos.sql.ts'
import { deletePhotoRemovals, schedulePhotoRemovals } from '../photos/photo-removals.sql.ts'
import { incrementPhotoRefusals } from '../statistics/photo-refusals.sql.ts'
import { type FaceResult, findOpenResult, findResult } from './face-results.sql.ts'
import { isStepExpired } from './get-or-start-diagnosis.ts'

/** Both photo routes receive these fields. */
export interface SentPhoto {
  id: string
  /** The photo as base64 or as bytes. */
  image: string | Buffer
  course: number
  publish: boolean
}

/** The caller, and the signal that aborts when they disconnect. */
interface Caller {
  session: Session
  signal: AbortSignal
}

export interface AcceptPhotoDeps extends Pick<AiestheContext, 'database' | 'examiner' | 'vault'> {
  clock: () => Date
}

export interface AcceptPhotoSteps {
  /** Writes what follows from the photo, in the transaction that makes it part of the diagnosis. */
  save(trx: Transaction<AiestheTables>, result: FaceResult, photo: FacePhoto): Promise<void>
  /** Starts when the analysis of the photo starts; nothing waits for it. */
  prefetch?(open: FaceResult): void
}

/** Which step of which member's diagnosis a request is for, and the digest that identifies a repetition. */
interface Step {
  memberId: string
  id: string
  moment: 'before' | 'after'
  sentDigest: Buffer
}

/** Storing a photo never takes this long, so bytes that are still without a row belong to a replica that died. */
const ABANDONED_MS = 3_600_000

/**
 * Takes one photo into the open diagnosis: checks the access and the step, analyzes the photo, stores it encrypted, and lets `keep` write
 * what follows from it in the transaction that makes the photo part of the diagnosis. A repeated request, whose response was lost, changes
 * nothing and returns the first response.
 */
export async function acceptPhoto(
  deps: AcceptPhotoDeps,
  { session, signal }: Caller,
  sent: SentPhoto,
  moment: 'before' | 'after',
  { save: keep, prefetch: meanwhile }: AcceptPhotoSteps,
): Promise<FaceResult> {
  const { db } = deps.database
  const { userId: memberId } = session
  if (sent.id === '') throw new ApiError('AIESTHE_ID_EMPTY')
  if (sent.image.length === 0) throw new ApiError('AIESTHE_IMAGE_EMPTY')
  await requireDiagnosisAccess(db, session)
  const id = sent.id.toLowerCase()
  const bytes = typeof sent.image === 'string' ? Buffer.from(sent.image, 'base64') : sent.image
  const sentDigest = deps.vault.digest(JSON.stringify([id, moment, sent.course, sent.publish]), bytes)
  const step: Step = { memberId, id, moment, sentDigest }
  // The order matters, because a concurrent repetition may finish between the two reads.
  const current = await findOpenResult(db, memberId)
  const known = await findRepeated(db, step, deps.clock())
  if (known) return known
  const open = requireStep(current, step, deps.clock())
  const examined = await deps.examiner.examine(bytes, {
    memberId,
    signal,
    onDequeued: () => meanwhile?.(open),
  })
  if (!examined.usable) {
    await incrementPhotoRefusals(db, examined.problem, deps.clock())
    throw refusal(examined)
  }
  if (moment === 'after' && (await isBeforePhoto(deps, open.id, examined.jpeg)))
    throw new ApiError('AIESTHE_PHOTO_REPEATED')

  const photoId = randomUUID()
  await schedulePhotoRemovals(db, [photoId], new Date(deps.clock().getTime() + ABANDONED_MS))
  try {
    await deps.vault.store(photoId, { photo: examined.jpeg, ...examined.crops })
    return await db.transaction().execute(async (trx) => {
      await lockMember(trx, memberId)
      // Consent, step or member may have ended since the request began.
      if (await isMemberErased(trx, memberId)) throw new ApiError('E4003')
      await requireConsent(trx, memberId)
      const repeated = await findRepeated(trx, step, deps.clock())
      if (repeated) {
        await schedulePhotoRemovals(trx, [photoId], deps.clock())
        return repeated
      }
      const result = requireStep(await findOpenResult(trx, memberId), step, deps.clock())
      const photo: FacePhoto = {
        id: photoId,
        resultId: result.id,
        memberId,
        moment,
        face: examined.face,
        sentDigest,
        engine: examined.engine,
        engineVersion: examined.version,
        takenAt: deps.clock(),
      }
      await insertFacePhoto(trx, photo)
      await deletePhotoRemovals(trx, [photoId])
      await keep(trx, result, photo)
      const kept = await findResult(trx, result.id)
      if (!kept) throw new Error('the diagnosis that took a photo is not there')
      return kept
    })
  } catch (error) {
    // A rejection means a rollback. After any other error the transaction may have been committed although its response was lost.
    if (error instanceof ApiError) await schedulePhotoRemovals(db, [photoId], deps.clock())
    throw error
  }
}

/** Whether a re-encoded picture is that of the Before photo: the same file, whatever metadata surrounds its pixels. */
async function isBeforePhoto(
  { database, vault }: AcceptPhotoDeps,
  resultId: string,
  jpeg: Uint8Array,
): Promise<boolean> {
  const before = (await listPhotosOfResults(database.db, [resultId])).find(
    (photo) => photo.moment === 'before',
  )
  // A picture that cannot be read fails where the result shows it.
  const picture = before && (await vault.read(before.id, 'photo').catch(() => null))
  return picture?.equals(jpeg) ?? false
}

/** Finds the diagnosis for which this very request has already saved its photo. */
async function findRepeated(
  db: Kysely<AiestheTables>,
  { memberId, sentDigest }: Step,
  now: Date,
): Promise<FaceResult | null> {
  const resultId = await findResultIdBySentDigest(db, memberId, sentDigest)
  const result = resultId === null ? null : await findResult(db, resultId)
  return result && (result.afterAt !== null || !isStepExpired(result, now)) ? result : null
}

/** Finds the open diagnosis at the step before this photo. */
function requireStep(result: FaceResult | null, { id, moment }: Step, now: Date): FaceResult {
  if (!result || result.id !== id || isStepExpired(result, now))
    throw new ApiError('AIESTHE_RESULT_NOT_FOUND')
  const hasBefore = result.beforeAt !== null
  if (moment === 'before' && hasBefore) throw new ApiError('AIESTHE_STEP_DONE')
  if (moment === 'after' && !hasBefore) throw new ApiError('AIESTHE_STEP_NOT_REACHED')
  return result
}

function refusal({ problem }: Extract<PhotoExamination, { usable: false }>): ApiError {
  if (problem === 'format' || problem === 'pixels' || problem === 'damaged')
    return new ApiError('AIESTHE_PHOTO_UNREADABLE')
  return new ApiError(`AIESTHE_FACE_${problem.toUpperCase()}`)
}
