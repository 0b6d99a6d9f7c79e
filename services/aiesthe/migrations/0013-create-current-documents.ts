import { type Kysely, sql } from 'kysely'

/** Which version of a text is in force: consent to any other is none (R30). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table current_documents (
    document text primary key,
    version text not null,
    published_at timestamptz not null
  )`.execute(db)
}
