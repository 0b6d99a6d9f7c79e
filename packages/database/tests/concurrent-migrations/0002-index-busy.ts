import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../../src/index.ts'

export const transaction = false

export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, { name: 'busy_by_id', table: 'busy', on: '(id)', unique: true })
}
