import { type Kysely, sql } from 'kysely'

/** To which agency a result was published when its member moved away, so that undoing the transfer restores it (D-207). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table face_results add column closed_for_agency text`.execute(db)
}
