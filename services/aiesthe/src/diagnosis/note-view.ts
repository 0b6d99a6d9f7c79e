import type { Session } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { AiestheTables } from '../db/schema.ts'
import type { FaceResult } from '../repositories/face-results.ts'
import { insertPhotoView } from '../repositories/photo-views.ts'

/** Before anything of somebody else is shown: a view that is not on record must not happen (D-193). */
export async function noteView(
  db: Kysely<AiestheTables>,
  session: Session,
  result: FaceResult,
  viewedAt: Date,
): Promise<void> {
  const { id: resultId, memberId } = result
  if (memberId === session.userId) return
  const viewerRole = session.roles.includes('ROLE_ADMIN') ? 'administrator' : 'person-in-charge'
  await insertPhotoView(db, { memberId, viewerId: session.userId, viewerRole, resultId, viewedAt })
}
