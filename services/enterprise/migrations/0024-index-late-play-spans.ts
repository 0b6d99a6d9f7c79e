import { createIndexConcurrently } from '@hibiki/database'
import type { Kysely } from 'kysely'

export const transaction = false

/** Times that devices reported late are found without reading the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const on = '(late_at) where late_at is not null'
  await createIndexConcurrently(db, { name: 'late_play_spans', table: 'play_spans', on })
}
