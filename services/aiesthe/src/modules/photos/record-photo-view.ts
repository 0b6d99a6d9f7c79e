import type { Session } from '@hibiki/http'
import { lockMember } from '@hibiki/projections'
import type { Kysely } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import type { FaceResult } from '../diagnosis/face-results.sql.ts'
import { getVisibleResult } from '../diagnosis/visible-result.ts'
import { insertPhotoView } from './photo-views.sql.ts'

/**
 * Logs a view before anything is shown to another person, because no view may remain unlogged.
 *
 * @throws AIESTHE_RESULT_NOT_FOUND when the result was deleted or withdrawn meanwhile, in which case nothing is logged
 */
export async function recordPhotoView(
  db: Kysely<AiestheTables>,
  session: Session,
  result: FaceResult,
  viewedAt: Date,
): Promise<void> {
  const { id: resultId, memberId } = result
  if (memberId === session.userId) return
  const viewerRole = session.roles.includes('ROLE_ADMIN') ? 'administrator' : 'person-in-charge'
  await db.transaction().execute(async (trx) => {
    await lockMember(trx, memberId)
    await getVisibleResult(trx, session, resultId)
    await insertPhotoView(trx, { memberId, viewerId: session.userId, viewerRole, resultId, viewedAt })
  })
}
