import { type Kysely, sql } from 'kysely'

/** As what somebody looked at a photo: roles change, and what was true then is told (D-193). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table photo_views add column viewer_role text
    check (viewer_role in ('administrator', 'person-in-charge'))`.execute(db)
}
