import { ApiError } from '@hibiki/http'
import { isErased, lockMember } from '@hibiki/projections'
import type { Kysely, Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import { saveSeen } from '../members/seen-members.sql.ts'
import { findPhotos } from '../photos/face-photos.sql.ts'
import { planRemoval } from '../photos/photo-removals.sql.ts'
import { announceDeleted } from './announce-deleted.ts'
import { type FaceResult, findOpenResult, insertResult, leaveResult } from './face-results.sql.ts'

/** Steps expire after 24 hours. */
export const STEP_LIFETIME_MS = 24 * 3_600_000

export function isExpired({ beforeAt, startedAt }: FaceResult, now: Date): boolean {
  return now.getTime() - (beforeAt ?? startedAt).getTime() >= STEP_LIFETIME_MS
}

/** Returns the member's open diagnosis, or begins a new one where there is none, it has expired, or the member starts again. */
export async function openStep(
  db: Kysely<AiestheTables>,
  memberId: string,
  { startAgain, now }: { now: Date; startAgain: boolean },
): Promise<FaceResult> {
  const known = startAgain ? null : await findOpenResult(db, memberId)
  if (known && !isExpired(known, now)) return known
  return db.transaction().execute(async (trx) => {
    await lockMember(trx, memberId)
    if (await isErased(trx, memberId)) throw new ApiError('E4003')
    const open = await findOpenResult(trx, memberId)
    if (open && !startAgain && !isExpired(open, now)) return open
    if (open) await leave(trx, open, now)
    await insertResult(trx, memberId, now)
    await saveSeen(trx, memberId, now)
    const created = await findOpenResult(trx, memberId)
    if (!created) throw new Error('the diagnosis just begun is not there')
    return created
  })
}

/** An unfinished diagnosis appears in no history, and its photo and what was read in it are deleted everywhere. */
export async function leave(trx: Transaction<AiestheTables>, open: FaceResult, now: Date): Promise<void> {
  const photos = await findPhotos(trx, [open.id])
  await planRemoval(
    trx,
    photos.map(({ id }) => id),
    now,
  )
  await leaveResult(trx, open, now)
  const { id, memberId, beforeAt } = open
  if (beforeAt !== null) await announceDeleted(trx, { memberId, resultIds: [id], now })
}
