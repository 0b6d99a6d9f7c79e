import { sql, type Transaction } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'

/** Increments the revision of these sections in the transaction that changes what they play. */
export async function incrementSectionRevisions(
  trx: Transaction<EnterpriseTables>,
  sectionIds: readonly string[],
): Promise<void> {
  if (sectionIds.length === 0) return
  // The rows are locked in a fixed order, so that two changes with common sections cannot deadlock. The lock is not `for update`, because
  // a sound that was just added to a section holds a lock on its key, on which two such changes would deadlock here.
  await sql`
    update sections set revision = revision + 1 where id in (
      select id from sections where id = any(${[...new Set(sectionIds)]}::uuid[])
      order by id for no key update)`.execute(trx)
}
