import { createIndexConcurrently } from '@hibiki/database'
import { type Kysely, sql } from 'kysely'

export const transaction = false

/** The provider's fingerprint of a card's number: of one card a member has one row. Cards of before have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cards add column if not exists fingerprint text`.execute(db)
  await createIndexConcurrently(db, {
    name: 'cards_by_fingerprint',
    table: 'cards',
    on: '(member_id, fingerprint) where removed_at is null',
    unique: true,
  })
}
