import { type Kysely, sql } from 'kysely'

/** Creates the names of agencies, which identity publishes; they stand at the head of a chart as PDF. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table agencies (
    agency_code text primary key,
    name text not null,
    changed_at timestamptz not null
  )`.execute(db)
}
