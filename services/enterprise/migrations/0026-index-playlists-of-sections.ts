import { createIndexConcurrently } from '@hibiki/database'
import { type Kysely, sql } from 'kysely'

export const transaction = false

/** A section has a playlist once; the constraints of the migration before are checked without holding off writers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table managements validate constraint managements_playlist_id_fkey`.execute(db)
  await sql`alter table managements validate constraint managements_of_one_kind`.execute(db)
  await createIndexConcurrently(db, {
    name: 'managements_of_playlist',
    table: 'managements',
    on: '(playlist_id, section_id) where playlist_id is not null',
    unique: true,
  })
}
