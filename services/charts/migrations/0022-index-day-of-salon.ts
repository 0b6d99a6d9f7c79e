import { createIndexConcurrently } from '@hibiki/database'
import type { Kysely } from 'kysely'

export const transaction = false

/** The day of a salon lists what happened since a moment, whoever the customers are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const indexes = [
    ['records_by_creation', 'records', '(created_at) where deleted_at is null'],
    [
      'records_by_customer_part',
      'records',
      '(customer_filled_at) where deleted_at is null and customer_filled_at is not null',
    ],
    ['diagnoses_by_publication', 'diagnoses', '(publication_changed_at) where published and not deleted'],
  ] as const
  for (const [name, table, on] of indexes) await createIndexConcurrently(db, { name, table, on })
}
