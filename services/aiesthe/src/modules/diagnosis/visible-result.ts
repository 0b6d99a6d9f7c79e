import { ApiError, type Session } from '@hibiki/http'
import { findMemberProfile } from '@hibiki/projections'
import type { Kysely } from 'kysely'
import { requireConfirmedSessionFor } from '../../requirements.ts'
import type { AiestheTables } from '../../tables.ts'
import { type FaceResult, findResult } from './face-results.sql.ts'
import { canSeeResult } from './result-access.rules.ts'

/** @throws AIESTHE_RESULT_NOT_FOUND for everyone who may not see it, as for an unknown one; E4014 where only the password is missing */
export async function getVisibleResult(
  db: Kysely<AiestheTables>,
  session: Session,
  resultId: string,
): Promise<FaceResult> {
  const result = await findResult(db, resultId)
  if (!result) throw new ApiError('AIESTHE_RESULT_NOT_FOUND')
  const owner = await findMemberProfile(db, result.memberId)
  const what = {
    ...result,
    isFinished: result.afterAt !== null,
    customerOfAgency: owner?.customerOfAgency ?? null,
  }
  if (!canSeeResult(session, what)) throw new ApiError('AIESTHE_RESULT_NOT_FOUND')
  requireConfirmedSessionFor(session, result.memberId)
  return result
}

/** @throws AIESTHE_RESULT_NOT_FOUND unless it is the caller's own, finished result */
export async function getOwnResult(
  db: Kysely<AiestheTables>,
  memberId: string,
  resultId: string,
): Promise<FaceResult> {
  const result = await findResult(db, resultId)
  if (result?.memberId !== memberId || result.afterAt === null) throw new ApiError('AIESTHE_RESULT_NOT_FOUND')
  return result
}
