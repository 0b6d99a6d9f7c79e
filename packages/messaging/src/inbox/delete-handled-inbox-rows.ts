import type { Database } from '@hibiki/database'
import type { MessagingTables } from '../messaging-tables.ts'
import type { Consumer } from './define-consumer.ts'

/** Small enough never to hold locks for long. */
const batch = 5_000

/**
 * Makes consumers forget which events they have handled, so that `republishOutbox` of the publishers has them handle all of the last 30
 * days again: for rows that got lost here although their events had arrived. Events that are under way, and dead letters, stay known.
 * Stopped in between, it is simply called again.
 *
 * @returns number of events forgotten
 * @throws Error when one of the consumers is not repeatable: it would have its effects twice
 */
export async function deleteHandledInboxRows<DB extends MessagingTables>(
  database: Database<DB>,
  consumers: readonly Pick<Consumer, 'name' | 'isRepeatable'>[],
): Promise<number> {
  for (const { name, isRepeatable } of consumers)
    if (!isRepeatable) throw new Error(`${name} cannot handle events twice`)
  const { rows } = await database.pool.query<{ now: Date }>('select clock_timestamp() as now')
  const names = consumers.map(({ name }) => name)
  for (let forgotten = 0; ; ) {
    const { rowCount } = await database.pool.query(
      `DELETE FROM inbox WHERE (consumer, event_id) IN
         (SELECT consumer, event_id FROM inbox WHERE consumer = ANY ($1) AND done_at <= $2
           LIMIT ${batch} FOR UPDATE SKIP LOCKED)`,
      [names, rows[0]?.now],
    )
    forgotten += rowCount ?? 0
    if (rowCount === 0) return forgotten
  }
}
