import { type Kysely, sql } from 'kysely'

/** By which a request that is sent again is known, when its first answer was lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table face_photos add column sent_digest bytea`.execute(db)
  await sql`create index face_photos_by_request on face_photos (member_id, sent_digest)`.execute(db)
}
