import type { Kysely } from 'kysely'
import type { AiestheTables } from '../db/schema.ts'

/** Notes that somebody else looked at a member's photos (D-193, R32). */
export async function insertPhotoView(
  db: Kysely<AiestheTables>,
  of: { memberId: string; viewerId: string; resultId: string; viewedAt: Date },
): Promise<void> {
  await db
    .insertInto('photo_views')
    .values({
      member_id: of.memberId,
      viewer_id: of.viewerId,
      result_id: of.resultId,
      viewed_at: of.viewedAt,
    })
    .execute()
}
