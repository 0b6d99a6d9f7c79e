import { sql, type Transaction } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'

/** Counts a change of what these sections play, in the transaction that makes it. */
export async function bumpRevisions(
  trx: Transaction<EnterpriseTables>,
  sectionIds: readonly string[],
): Promise<void> {
  if (sectionIds.length === 0) return
  // In one order, so that two changes with sections in common never wait for each other.
  await sql`
    update sections set revision = revision + 1 where id in (
      select id from sections where id = any(${[...new Set(sectionIds)]}::uuid[]) order by id for update)`.execute(
    trx,
  )
}
