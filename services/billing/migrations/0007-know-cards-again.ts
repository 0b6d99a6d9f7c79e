import { createIndexConcurrently } from '@hibiki/database'
import { type Kysely, sql } from 'kysely'

export const transaction = false

/**
 * The provider's fingerprint of a card's number lets a member have one row per card. Cards registered before
 * this migration have no fingerprint.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cards add column if not exists fingerprint text`.execute(db)
  await createIndexConcurrently(db, {
    name: 'cards_by_fingerprint',
    table: 'cards',
    on: '(member_id, fingerprint) where removed_at is null',
    unique: true,
  })
}
