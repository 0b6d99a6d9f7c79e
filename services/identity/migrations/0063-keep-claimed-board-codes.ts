import { type Kysely, sql } from 'kysely'

/** Lets a pairing be approved without a section: a status board has none, and its code stays until it expires, so that it can be claimed again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table device_pairings drop constraint device_pairings_check1`.execute(db)
  // Pairings live for ten minutes, and older ones met a stricter constraint, so that it needs no validation.
  await sql`
    alter table device_pairings add constraint device_pairings_section
      check (section_id is null or approved_at is not null) not valid`.execute(db)
}
