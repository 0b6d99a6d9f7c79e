import { createIndexConcurrently } from '@hibiki/database'
import type { Kysely } from 'kysely'

export const transaction = false

/** Lists of people are in the order of their readings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const on = '((coalesce(username_kana, username) collate "ja-x-icu"), id)'
  await createIndexConcurrently(db, { name: 'users_by_reading', table: 'users', on })
}
