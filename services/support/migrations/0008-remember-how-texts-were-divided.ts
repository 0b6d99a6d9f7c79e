import { type Kysely, sql } from 'kysely'

/** Which rules divided a text into lexemes, so that a start divides only what other rules did; nobody knows of the texts so far. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table article_texts add column divided_by text not null default ''`.execute(db)
}
