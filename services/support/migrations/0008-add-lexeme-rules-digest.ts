import { type Kysely, sql } from 'kysely'

/** By which rules a text was divided into lexemes, so that a start divides only texts of other rules; those stored so far are divided once more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table article_texts add column lexeme_rules_digest text not null default ''`.execute(db)
}
