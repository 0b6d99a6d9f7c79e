import { type Kysely, sql } from 'kysely'

/** Which version of each document the other services were told of last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table published_documents (
    document text primary key check (document in ('terms-of-service', 'providing-data')),
    version text not null,
    published_at timestamptz not null
  )`.execute(db)
}
