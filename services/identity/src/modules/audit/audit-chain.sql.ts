import { type Database, runLongQuery } from '@hibiki/database'

/**
 * Returns the positions at which the chain of the audit log is broken, because the entry, or a link before it, was changed or
 * removed. It reads the whole log; the list is empty when the chain is intact.
 */
export async function listBrokenChainPositions({ pool }: Pick<Database<unknown>, 'pool'>): Promise<number[]> {
  const rows = await runLongQuery<{ position: number }>(
    pool,
    `
    select c.position from (
      select position, entry_id, hash, lag(hash, 1, ''::bytea) over chain as previous,
        lag(position, 1, 0::bigint) over chain as before
      from audit_chain window chain as (order by position)
    ) c
    left join audit_log l on l.id = c.entry_id
    where l.id is null or c.before <> c.position - 1 or c.hash <> audit_hash(c.previous, l)
    order by 1`,
  )
  return rows.map(({ position }) => position)
}
