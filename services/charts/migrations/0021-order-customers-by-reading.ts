import { createIndexConcurrently } from '@hibiki/database'
import type { Kysely } from 'kysely'

export const transaction = false

/** A search reads customers in the order of their readings, and those whose reading begins with the condition, from an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const order = '(coalesce(name_kana, name) collate "ja-x-icu")'
  const indexes = [
    ['customers_of_agency_by_reading', `(agency_code, ${order}, member_id) where is_customer`],
    // Administrators search in all agencies.
    ['customers_by_reading', `(${order}, member_id) where is_customer`],
    ['customers_of_agency_by_kana_key', '(agency_code, kana_key, member_id) where is_customer'],
    ['customers_by_kana_key', '(kana_key, member_id) where is_customer'],
  ] as const
  for (const [name, on] of indexes) await createIndexConcurrently(db, { name, table: 'customers', on })
}
