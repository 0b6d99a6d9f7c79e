import { type Kysely, sql } from 'kysely'

/** The language the member reads, so that staff answer in it; of earlier inquiries it is not known, and Japanese is the default. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inquiries add column language text not null default 'ja'`.execute(db)
}
