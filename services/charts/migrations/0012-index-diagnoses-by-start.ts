import { createIndexConcurrently } from '@hibiki/database'
import type { Kysely } from 'kysely'

export const transaction = false

/** The calendar reads diagnoses by their start, as it reads plays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const on = '(member_id, started_at)'
  await createIndexConcurrently(db, { name: 'diagnoses_by_start', table: 'diagnoses', on })
}
