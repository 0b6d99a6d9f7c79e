import { ApiError } from '@hibiki/http'
import { isMemberErased, lockMember } from '@hibiki/projections'
import type { Kysely, Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import { upsertLastSeen } from '../members/seen-members.sql.ts'
import { listPhotosOfResults } from '../photos/face-photos.sql.ts'
import { schedulePhotoRemovals } from '../photos/photo-removals.sql.ts'
import { enqueueDiagnosisDeletedEvents } from './enqueue-diagnosis-deleted-events.ts'
import { abandonResult, type FaceResult, findOpenResult, insertResult } from './face-results.sql.ts'

/** Steps expire after 24 hours. */
export const STEP_LIFETIME_MS = 24 * 3_600_000

export function isStepExpired({ beforeAt, startedAt }: FaceResult, now: Date): boolean {
  return now.getTime() - (beforeAt ?? startedAt).getTime() >= STEP_LIFETIME_MS
}

/** Returns the member's open diagnosis, or begins a new one where there is none, it has expired, or the member starts again. */
export async function getOrStartDiagnosis(
  db: Kysely<AiestheTables>,
  memberId: string,
  { startAgain, now }: { now: Date; startAgain: boolean },
): Promise<FaceResult> {
  const known = startAgain ? null : await findOpenResult(db, memberId)
  if (known && !isStepExpired(known, now)) return known
  return db.transaction().execute(async (trx) => {
    await lockMember(trx, memberId)
    if (await isMemberErased(trx, memberId)) throw new ApiError('E4003')
    const open = await findOpenResult(trx, memberId)
    if (open && !startAgain && !isStepExpired(open, now)) return open
    if (open) await abandonDiagnosis(trx, open, now)
    await insertResult(trx, memberId, now)
    await upsertLastSeen(trx, memberId, now)
    const created = await findOpenResult(trx, memberId)
    if (!created) throw new Error('the diagnosis just begun is not there')
    return created
  })
}

/** An unfinished diagnosis appears in no history, and its photo and what was read in it are deleted everywhere. */
export async function abandonDiagnosis(
  trx: Transaction<AiestheTables>,
  open: FaceResult,
  now: Date,
): Promise<void> {
  const photos = await listPhotosOfResults(trx, [open.id])
  await schedulePhotoRemovals(
    trx,
    photos.map(({ id }) => id),
    now,
  )
  await abandonResult(trx, open, now)
  const { id, memberId, beforeAt } = open
  if (beforeAt !== null) await enqueueDiagnosisDeletedEvents(trx, { memberId, resultIds: [id], now })
}
