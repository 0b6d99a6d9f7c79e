import { sql, type Transaction } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'

/** Counts a change of what these sections play, in the transaction that makes it. */
export async function incrementRevisions(
  trx: Transaction<EnterpriseTables>,
  sectionIds: readonly string[],
): Promise<void> {
  if (sectionIds.length === 0) return
  // In one order, so that two changes with sections in common never wait for each other. Not `for update`: a sound that was just given
  // to a section holds its key, and two such changes would wait for each other here.
  await sql`
    update sections set revision = revision + 1 where id in (
      select id from sections where id = any(${[...new Set(sectionIds)]}::uuid[])
      order by id for no key update)`.execute(trx)
}
